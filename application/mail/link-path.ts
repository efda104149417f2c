import type { LinkKind } from '../../domain/request/link.ts';
import type { Language } from '../../domain/text/language.ts';
import type { LinkSecrets } from '../ports/link-secrets.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import { linkSecret } from './link-secret.ts';

/** The path of the page behind a thing's link, in a language; none where the content has no such page there. `kept` as in `LinkSecrets`. */
export type LinkPath = (kind: LinkKind, id: string, language: Language, kept?: string) => string | undefined;

/** `linkPath('change-visit', '7K3M2-A9QXZ', 'fr')` → `'/fr/visite/{43 letters}/'`: the same each time, by the id and the site's secret. */
export function makeLinkPath({
  site,
  secrets,
}: {
  readonly site: SiteContentSource;
  readonly secrets: LinkSecrets;
}): LinkPath {
  return (kind, id, language, kept) => pathWithSecret(site, kind, language, linkSecret(secrets, kind, id, kept));
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
