import type { BrandColours } from '../../domain/page/brand-colours.ts';
import type { Agency } from '../../domain/page/site.ts';
import type { Sender } from './sender.ts';

/** Whose mails they are, where the site stands, and how it looks. */
export type MailSite = {
  readonly agency: Agency;
  readonly publicUrl: string;
  readonly colours: BrandColours;
  /** Absent: mails come from the agency's own address. */
  readonly from?: Sender | undefined;
};

/** What files for calendars say of it. */
export type CalendarSite = Pick<MailSite, 'agency' | 'publicUrl'>;

/** The address of a path of the site. Throws where it is none: only paths of the site become links. */
export function pathAddress(path: string, publicUrl: string): string {
  const address = new URL(path, publicUrl);
  if (!/^\/(?![/\\])/.test(path) || address.origin !== new URL(publicUrl).origin)
    throw new Error('a link must be a path');
  return address.href;
}
