import { knownQuery } from '../../../application/page/known-query.ts';
import { COST_PARAMETERS } from '../../../domain/cost/cost-query.ts';
import { acceptedLanguages, chooseLanguage } from '../../../domain/routing/language-choice.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import { readCookies } from '../../wire/cookies.ts';

/** Query strings of API responses and pictures that may be cached for all visitors. */
const PLAIN = /^(?:(?:address|language|width|height|format|kind|id|v)=[^&]{0,300}(?:&|$)){0,4}$/;
/**
 * Parameters whose response is for one visitor only: language to remember, consent to reset, free text, reference of a request, signature
 * that confirms a sent form (`SentMarks`), the visitor's own amounts.
 */
const OWN = new RegExp(`(?:^|&)(?:lng|setcookies|q|reference|mark|${COST_PARAMETERS.join('|')})(?:=|&|$)`);
/**
 * Queries whose parameter names need no decoding. With other names, a page could read a parameter that the cache key does not recognise,
 * so such queries are not cached.
 */
const PLAIN_NAMES = /^(?:[\w.-]*(?:=[^&]*)?(?:&|$))*$/;
/** Maximum length of a cached query, in characters; longer queries hardly repeat. */
const LONGEST = 400;

/**
 * Returns a function that computes the key of a shared response: path, known query parameters in a fixed order, and for a path without a
 * language the detected language. Parameters that no page reads, such as those of campaigns, are left out; `undefined`: not cacheable.
 */
export function makeCacheKey(languages: readonly Language[], fallback: Language) {
  return (target: string, header: (name: 'cookie' | 'accept-language') => string | undefined): string | undefined => {
    const mark = target.indexOf('?');
    // 47 is the code of '/': matches '/fr/…' before the more expensive check of the language.
    const names = target.charCodeAt(3) === 47 && isLanguage(target.slice(1, 3));
    if (mark < 0 && names) return target;
    const query = mark < 0 ? '' : target.slice(mark + 1);
    if (target.startsWith('/api/') || target.startsWith('/pictures/')) return PLAIN.test(query) ? target : undefined;
    if (query.length > LONGEST || OWN.test(query) || !PLAIN_NAMES.test(query)) return undefined;
    const known = knownQuery(query);
    const key = mark < 0 ? target : target.slice(0, mark) + (known === '' ? '' : `?${known}`);
    if (names) return key;
    // The cookie is parsed exactly as the page does: otherwise a page in one language could be cached under the key of another.
    const cookie = readCookies(header('cookie')).get('lng');
    return `${key} ${chooseLanguage({ cookie, accepted: acceptedLanguages(header('accept-language') ?? '') }, languages, fallback)}`;
  };
}
