import type { LinkKind } from '../../domain/request/link.ts';
import type { Language } from '../../domain/text/language.ts';
import type { LinkSecrets } from '../ports/link-secrets.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import { linkSecret } from './link-secret.ts';

/** The path of the page behind a thing's link, in a language; none where the content has no such page there. */
export type LinkPath = (kind: LinkKind, id: string, language: Language) => string | undefined;

/** `linkPath('change-visit', '7K3M2-A9QXZ', 'fr')` → `'/fr/visite/{43 letters}/'`: the same each time, from the id alone. */
export function makeLinkPath({
  site,
  secrets,
}: {
  readonly site: SiteContentSource;
  readonly secrets: LinkSecrets;
}): LinkPath {
  return (kind, id, language) => {
    const { content, routes } = site.current();
    const page = content.pages.find(({ link, status }) => link === kind && status === 'Published');
    const path = page && routes.build(page.id, language, { secret: linkSecret(secrets, kind, id) });
    return path === '/' ? undefined : path;
  };
}
