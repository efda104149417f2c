import type { SiteContentSource } from '../../application/ports/site-content.ts';
import { CONSENT_ADDRESS } from '../../domain/consent/consent.ts';
import { LOGOUT_ADDRESS, SESSION_ADDRESS } from '../../domain/owner/addresses.ts';

/** Addresses that no page of the content has; what follows them is no part of the name. */
const OTHERS = [
  '/api/request/',
  '/api/form',
  '/api/page',
  '/api/search-source',
  '/api/suggest',
  '/captcha/',
  '/pictures/',
  CONSENT_ADDRESS,
  LOGOUT_ADDRESS,
  SESSION_ADDRESS,
];

/**
 * Names what an address leads to, for the log: the id of a page, or the part of an address that is the same for everybody. What
 * stands in the address beside that, such as the secret of a link, is left out. Never throws.
 * `routeName('/fr/choisir-mot-de-passe/kX3…/')` → `'set-password'`, `routeName('/api/request/visit')` → `'api/request'`
 */
export function makeRouteName(site: SiteContentSource): (path: string) => string {
  return path => {
    const known = OTHERS.find(address => path.startsWith(address));
    if (known !== undefined) return known.replace(/^\/|\/$/g, '');
    return site.current().routes.match(path)?.entry.page ?? 'other';
  };
}
