import { deskPath } from '../../domain/desk/desk-pages.ts';
import type { Routes } from '../../domain/routing/routes.ts';
import type { Language } from '../../domain/text/language.ts';
import type { LinkSecrets } from '../ports/link-secrets.ts';
import type { Mail } from '../ports/outbox.ts';

const MINUTE = 60_000;

/** How long a link to choose a password counts, in milliseconds. */
export const LINK_LIFE_MS = { reset: 30 * MINUTE, invitation: 7 * 24 * 60 * MINUTE } as const;

/** What stands in a waiting mail for the secret of a link: the outbox holds nothing that gives access. */
const SECRET_OF = /~owner\.([\w-]{1,40})(?:\.([\w-]{43}))?~/;

/**
 * The path of a link as a waiting mail holds it, with the hash that is kept of its secret: the site's own may be replaced before
 * the mail is sent. `linkPath(routes, 'fr', 'K7P2M-9QXRT', hash)` → `'/fr/choisir-mot-de-passe/~owner.K7P2M-9QXRT.{43 letters}~/'`
 */
export function linkPath(routes: Routes, language: Language, id: string, tokenHash: string): string {
  return routes.build('set-password', language, { token: secretPlace(id, tokenHash) });
}

/** The same for an agent, whose password is chosen at the desk. */
export function deskLinkPath(language: Language, id: string, tokenHash: string): string {
  return deskPath('set-password', language, { token: secretPlace(id, tokenHash) });
}

function secretPlace(id: string, tokenHash: string): string {
  return `~owner.${id}.${tokenHash}~`;
}

/** The secret of a link, the same each time. */
export function linkSecret(secrets: LinkSecrets, id: string, kept?: string): string {
  return secrets.make('owner', id, kept);
}

/** A mail as it is sent: the secret in its place. */
export function withLinkSecret(mail: Mail, secrets: LinkSecrets): Mail {
  const { link } = mail.data;
  if (typeof link !== 'string' || !SECRET_OF.test(link)) return mail;
  const opened = link.replace(SECRET_OF, (_, id: string, kept?: string) => linkSecret(secrets, id, kept));
  return { ...mail, data: { ...mail.data, link: opened } };
}
