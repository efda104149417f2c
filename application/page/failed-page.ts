import { finishPage } from './finish-page.ts';
import { missingPageAddress } from '../browse/listing-pages.ts';
import { languageFor, type PageSources, type PageRequest } from './open-page.ts';
import { contexts } from '../view/contexts.ts';
import { hrefOf } from '../view/links.ts';
import type { PageFailure, PageOutcome } from './page-model.ts';

/** Renders the error page for a page that could not be served, or a form that could not be handled. */
export type OpenFailed = (
  request: PageRequest,
  why: PageFailure,
  reference: string,
) => Promise<Extract<PageOutcome, { readonly kind: 'page' }>>;

const STATUS_OF = { unavailable: 503, broken: 500, 'too-large': 413, unreadable: 400 } as const;

/**
 * Creates the function that renders error pages. It uses the language of the address or of the visitor, and reads neither listings nor the
 *   database, because either may have failed.
 * `openFailed({ path: '/fr/a-vendre/', query: '', hints: {} }, 'unavailable', '3f2a90c41be57d68')` → a page with status 503
 */
export function makeOpenFailed({ site, catalogue, clock }: PageSources): OpenFailed {
  return async ({ path, query, hints }, why, reference) => {
    const context = (await contexts({ site, catalogue }, clock.now()))(languageFor(site, path, hints));
    // A path with two leading slashes would link to another site.
    const own = /^\/(?![/\\])/.test(path) ? path : '/';
    const made = {
      ...missingPageAddress(context),
      status: STATUS_OF[why],
      name: String(STATUS_OF[why]),
      body: {
        kind: 'failed' as const,
        why,
        reference,
        againHref: query === '' ? own : `${own}?${query}`,
        homeHref: hrefOf(context, 'home'),
      },
    };
    return finishPage(context, made, { preview: false, query: '' });
  };
}
