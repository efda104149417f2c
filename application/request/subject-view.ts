import type { Text } from '../../domain/text/localized.ts';
import type { PictureView } from '../view/picture-view.ts';

/** The property or project of a request, for display. */
export type SubjectView = {
  readonly id: string;
  readonly title: Text;
  readonly place: string;
  readonly href: string;
  readonly picture: PictureView | undefined;
  /** Euro a month that the tenant before paid last, which a candidate for a home in Brussels has to know before signing. */
  readonly lastRent?: number;
};
