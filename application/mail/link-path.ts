import type { LinkKind } from '../../domain/request/link.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { PURPOSE } from './link-secret.ts';
import { secretPlace } from './mail-links.ts';

/**
 * The path of the page behind a thing's link, in a language, as a mail is stored with it: a placeholder stands for the secret until the
 * mail leaves. `kept` is the hash that is kept of the secret, absent of a thing that is being made. Nothing where the content has no such
 * page there, or where the secret was made under one that the site has no more: the link would open nothing.
 */
export type LinkPath = (kind: LinkKind, id: string, language: Language, kept?: string) => string | undefined;

/** `linkPath('change-visit', '7K3M2-A9QXZ', 'fr')` → `'/fr/visite/~appointment.7K3M2-A9QXZ.{43 letters}~/'` */
export function makeLinkPath({
  site,
  secrets,
  hashes,
}: {
  readonly site: SiteContentSource;
  readonly secrets: LinkSecrets;
  readonly hashes: Pick<Hashes, 'secret'>;
}): LinkPath {
  return (kind, id, language, kept) => {
    const purpose = PURPOSE[kind];
    const hash = hashes.secret(secrets.make(purpose, id, kept));
    return kept === undefined || kept === hash
      ? pathWithSecret(site, kind, language, secretPlace(purpose, id, hash))
      : undefined;
  };
}

/** The path of the page behind a link, in a language, with the secret of its thing; none where the content has no such page there. */
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
