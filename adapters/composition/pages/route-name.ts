import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import { VIEWING_FILE } from '../../../application/request/booked-viewing.ts';
import { CONTACT_CARD } from '../../../application/view/contact-card.ts';
import { OPEN_HOUSE_FILE } from '../../../application/view/open-house-view.ts';
import { isDeskPath, matchDesk } from '../../../domain/desk/desk-pages.ts';
import { CONSENT_ADDRESS } from '../../../domain/consent/consent.ts';
import { LOGOUT_ADDRESS, SESSION_ADDRESS } from '../../../domain/owner/addresses.ts';
import { OPENAPI_ADDRESS } from '../../http-api/openapi.ts';
import { TILES_ADDRESS } from '../../node-server/tiles-file.ts';

/** Paths that belong to no page of the content; the name of a longer path is the path in this list with which it begins. */
const OTHERS = [
  '/api/request/',
  '/api/form',
  '/api/page',
  '/api/search-source',
  '/api/suggest',
  '/api/places',
  '/api/map',
  OPENAPI_ADDRESS,
  VIEWING_FILE,
  OPEN_HOUSE_FILE,
  CONTACT_CARD,
  TILES_ADDRESS,
  '/captcha/',
  '/pictures/',
  '/films/',
  '/sitemap',
  '/robots.txt',
  '/.well-known/security.txt',
  CONSENT_ADDRESS,
  LOGOUT_ADDRESS,
  SESSION_ADDRESS,
];

/**
 * Returns the name of an address for the log: the id of a page, or the part of the address that is the same for everybody. The rest, such
 * as the secret of a link, is left out. Never throws.
 * `routeName('/fr/choisir-mot-de-passe/kX3…/')` → `'set-password'`, `routeName('/api/request/visit')` → `'api/request'`
 */
export function makeRouteName(site: SiteContentSource): (path: string) => string {
  return path => {
    if (isDeskPath(path)) return `desk/${matchDesk(path)?.page ?? 'other'}`;
    const known = OTHERS.find(address => path.startsWith(address));
    if (known !== undefined) return known.replace(/^\/|\/$/g, '');
    return site.current().routes.match(path)?.entry.page ?? 'other';
  };
}
