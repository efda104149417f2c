import type { LinkKind } from '../../domain/request/link.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { PURPOSE } from './link-secret.ts';
import { secretPlaceholder } from './mail-links.ts';

/**
 * Path of a link's page in a language, as stored in a mail: with a placeholder instead of the secret until the mail is sent. `storedHash` is the
 * stored hash of the secret, absent for a new record. Returns `undefined` if the content has no such page, or if the secret was derived
 * from a site secret that is no longer configured, so that the link would not work.
 */
export type LinkPath = (kind: LinkKind, id: string, language: Language, storedHash?: string) => string | undefined;

/**
 * Creates the function that builds paths of links for mails, with a placeholder for the secret.
 * `linkPath('change-visit', '7K3M2-A9QXZ', 'fr')` → `'/fr/ma-visite/~appointment.7K3M2-A9QXZ.{43 letters}~/'`
 */
export function makeLinkPath({
  site,
  linkSecrets,
  hashes,
}: {
  readonly site: SiteContentSource;
  readonly linkSecrets: LinkSecrets;
  readonly hashes: Pick<Hashes, 'secret'>;
}): LinkPath {
  return (kind, id, language, storedHash) => {
    const purpose = PURPOSE[kind];
    const hash = hashes.secret(linkSecrets.make(purpose, id, storedHash));
    return storedHash === undefined || storedHash === hash
      ? pathWithSecret(site, kind, language, secretPlaceholder(purpose, id, hash))
      : undefined;
  };
}

/** Path of a link's page with the secret, in a language; `undefined` if the content has no such page. */
export function pathWithSecret(
  site: SiteContentSource,
  kind: LinkKind,
  language: Language,
  secret: string,
): string | undefined {
  const { content, routes } = site.current();
  const page = content.pages.find(({ link, status }) => link === kind && status === 'Published');
  const path = page && routes.build(page.id, language, { secret });
  return path === '/' ? undefined : path;
}
