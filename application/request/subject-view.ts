import type { Text } from '../../domain/text/localized.ts';
import type { PictureView } from '../view/picture-view.ts';

/** The property or project of a request, for display. */
export type SubjectView = {
  readonly id: string;
  readonly title: Text;
  readonly place: string;
  readonly href: string;
  readonly picture: PictureView | undefined;
  /** Last monthly rent of the previous tenant in euro, of which a candidate for a home in Brussels has to be informed before signing. */
  readonly lastRent?: number;
};
