import type { Agency } from '../../domain/page/site.ts';

/** Whose mails they are, and where the site stands. */
export type MailSite = { readonly agency: Agency; readonly publicUrl: string };

/** The address of a path of the site. Throws where it is none: only paths of the site become links. */
export function pathAddress(path: string, publicUrl: string): string {
  const address = new URL(path, publicUrl);
  if (!/^\/(?![/\\])/.test(path) || address.origin !== new URL(publicUrl).origin)
    throw new Error('a link must be a path');
  return address.href;
}
