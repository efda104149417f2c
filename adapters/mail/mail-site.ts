import type { BrandColours } from '../../domain/page/brand-colours.ts';
import type { Agency } from '../../domain/page/site.ts';
import type { Sender } from './sender.ts';

/** Agency, base URL and colours used in mails. */
export type MailSite = {
  readonly agency: Agency;
  readonly publicUrl: string;
  readonly colours: BrandColours;
  /** Sender; if absent, the agency's own address. */
  readonly from?: Sender | undefined;
};

/** Agency and base URL, which calendar files contain. */
export type CalendarSite = Pick<MailSite, 'agency' | 'publicUrl'>;

/** Absolute URL of a path. Throws if it is not a path, so that mails contain only links to the site. */
export function pathAddress(path: string, publicUrl: string): string {
  const address = new URL(path, publicUrl);
  if (!/^\/(?![/\\])/.test(path) || address.origin !== new URL(publicUrl).origin)
    throw new Error('a link must be a path');
  return address.href;
}
