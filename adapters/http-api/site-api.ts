import { confirmsRequest } from '../../application/page/confirms-request.ts';
import type { PageRequest } from '../../application/page/open-page.ts';
import type { PageOutcome } from '../../application/page/page-model.ts';
import { shownListing } from '../../application/page/shown-listing.ts';
import type { LoadSuggestSource, SuggestProperties } from '../../application/browse/suggest-properties.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../application/ports/catalogue/listing-catalogue.ts';
import { CONSENT_ADDRESS, CONSENT_SAVED, storedConsent } from '../../domain/consent/consent.ts';
import { packSuggestRows } from '../wire/suggest-rows.ts';
import { acceptedLanguages } from '../../domain/routing/language-choice.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { readConsentForm } from '../wire/consent-form.ts';
import { setCookieHeader } from '../wire/cookies.ts';
import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';
import { waitHeaders } from '../wire/refusal-status.ts';
import { fromThisSite } from '../wire/same-site.ts';
import { PERSONAL_HEADERS, sessionIn } from '../wire/session-cookie.ts';
import { jsonResponse, problemResponse } from './json-response.ts';

/** Number of listings up to which the whole search index is sent to the browser. */
const MOST_ROWS_SENT = 10_000;
/** Maximum length of the path to which a cookie choice redirects, in characters. */
const LONGEST_BACK = 2_000;

export type SiteApiParts = {
  readonly catalogue: Pick<ListingCatalogue, 'current'>;
  readonly openPage: (request: PageRequest) => Promise<PageOutcome>;
  readonly suggest: SuggestProperties;
  readonly loadSuggestSource: LoadSuggestSource;
  /** All known places by name and postcode. */
  readonly placeNames: (language: Language) => readonly string[];
  readonly publicUrl: URL;
  readonly consentVersion: () => number;
  readonly clock: Clock;
};

/** The use cases over HTTP, for the site's own pages; returns `undefined` for addresses outside the API. */
export function makeSiteApi(parts: SiteApiParts): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  return async request => {
    const parameters = new URLSearchParams(request.query);
    switch (request.path) {
      case '/api/page': {
        const [path = '/', query = ''] = splitOnce(parameters.get('address') ?? '/', '?');
        const outcome = await parts.openPage({
          path,
          query,
          hints: { cookie: request.cookies.get('lng'), accepted: acceptedLanguages(request.acceptLanguage) },
          session: sessionIn(request.cookies, parts.publicUrl),
          network: request.network,
        });
        const body = outcome.kind === 'page' ? { kind: 'page', status: outcome.status, view: outcome.view } : outcome;
        if (outcome.kind === 'page' && outcome.status === 429)
          return problemResponse(429, 'Too many links that open nothing.', waitHeaders(outcome.view.body));
        if (outcome.kind === 'redirect' ? outcome.status === 302 : outcome.view.personal) return personal(body);
        const response = jsonResponse(body, isForEverybody(outcome, path));
        return outcome.kind === 'page' ? { ...response, shows: shownListing(outcome.view) } : response;
      }
      case '/api/search-source': {
        const language = parameters.get('language');
        if (!isLanguage(language)) return problemResponse(400, 'The site does not have this language.');
        const { totals } = (await parts.catalogue.current()).index;
        if (totals.sale + totals.rent > MOST_ROWS_SENT) return jsonResponse({ kind: 'there' }, true);
        const { rows, types, places, fallback } = await parts.loadSuggestSource(language);
        return jsonResponse({ kind: 'here', rows: packSuggestRows(rows), types, places, fallback }, true);
      }
      case '/api/suggest': {
        const language = parameters.get('language');
        if (!isLanguage(language)) return problemResponse(400, 'The site does not have this language.');
        return jsonResponse(await parts.suggest(language, (parameters.get('text') ?? '').slice(0, 100)), false);
      }
      case '/api/places': {
        const language = parameters.get('language');
        if (!isLanguage(language)) return problemResponse(400, 'The site does not have this language.');
        return jsonResponse(parts.placeNames(language), true);
      }
      case CONSENT_ADDRESS:
        return keepConsent(request, parts);
      default:
        return request.path.startsWith('/api/') ? problemResponse(404, 'This address has no endpoint.') : undefined;
    }
  };
}

/** Stores a choice about cookies: 204 for the dialog; for the plain form a redirect to the page's confirmation. */
function keepConsent(request: HttpRequest, parts: SiteApiParts): HttpResponse {
  if (request.method !== 'POST') return plainResponse(405, 'Send a choice with a POST request.', { allow: 'POST' });
  if (!fromThisSite(request, parts.publicUrl))
    return plainResponse(403, 'The form was sent from another site. Open it on this site and send it again.');
  const fields = new URLSearchParams(request.body);
  const chosen = readConsentForm(fields, parts.consentVersion());
  const stored = storedConsent({ ...chosen, day: brusselsDay(parts.clock.now()) });
  const cookies = Array.from(stored, ([key, value]) => setCookieHeader(key, value, parts.publicUrl));
  const back = fields.get('back') ?? '';
  const headers = { 'set-cookie': cookies, 'cache-control': 'no-store' };
  if (back === '') return { status: 204, headers, body: '', shared: false };
  const safe = back.length <= LONGEST_BACK && /^\/(?![/\\])[\w\-./%]*$/.test(back) ? `${back}#${CONSENT_SAVED}` : '/';
  return { status: 303, headers: { ...headers, location: safe }, body: '', shared: false };
}

/**
 * Whether the address alone determines the response. If its path begins with no language of the site, the response also depends
 * on the visitor's language.
 */
function isForEverybody(outcome: PageOutcome, path: string): boolean {
  const named = path.split('/')[1];
  if (outcome.kind !== 'page') return isLanguage(named);
  const { status, view } = outcome;
  // Pages behind a secret link, and confirmations of a sent form, are for one visitor only, so they are excluded.
  return status === 200 && view.language === named && view.body.kind !== 'link' && !confirmsRequest(view);
}

/**
 * JSON response that only one visitor may get: it is neither cached nor shared, because it contains data of this visitor or redirects to
 * them.
 */
function personal(body: unknown): HttpResponse {
  const response = jsonResponse(body, false);
  return { ...response, headers: { ...response.headers, ...PERSONAL_HEADERS } };
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
