import { knownQuery } from '../../../application/page/known-query.ts';
import { COST_PARAMETERS } from '../../../domain/cost/cost-query.ts';
import { acceptedLanguages, chooseLanguage } from '../../../domain/routing/language-choice.ts';
import { isLanguage, type Language } from '../../../domain/text/language.ts';
import { readCookies } from '../../wire/cookies.ts';

/** Queries of API responses and pictures that may be cached for all visitors. */
const PLAIN = /^(?:(?:address|language|width|height|format|kind|id)=[^&]{0,300}(?:&|$)){0,4}$/;
/**
 * Parameters that make an answer for one visitor alone: a language to be remembered, consent to be forgotten, free text, the
 * reference of a request, the mark of what was sent, amounts of their own.
 */
const OWN = new RegExp(`(?:^|&)(?:lng|setcookies|q|reference|mark|${COST_PARAMETERS.join('|')})(?:=|&|$)`);
/** An escaped name could be one that a page reads under another spelling: such a query is not shared. */
const PLAIN_NAMES = /^(?:[\w.-]*(?:=[^&]*)?(?:&|$))*$/;
/** Characters; longer queries hardly repeat, so they are not cached. */
const LONGEST = 400;

/**
 * The key under which an answer is shared: path, known query parameters in their order, and for a path without a language
 * the language that was detected. Parameters that no page knows are not in it, those of a campaign for one.
 */
export function makeCacheKey(languages: readonly Language[], fallback: Language) {
  return (target: string, header: (name: 'cookie' | 'accept-language') => string | undefined): string | undefined => {
    const mark = target.indexOf('?');
    // '/fr/…': the third slash says that two letters stand before it.
    const names = target.charCodeAt(3) === 47 && isLanguage(target.slice(1, 3));
    if (mark < 0 && names) return target;
    const query = mark < 0 ? '' : target.slice(mark + 1);
    if (target.startsWith('/api/') || target.startsWith('/pictures/')) return PLAIN.test(query) ? target : undefined;
    if (query.length > LONGEST || OWN.test(query) || !PLAIN_NAMES.test(query)) return undefined;
    const known = knownQuery(query);
    const key = mark < 0 ? target : target.slice(0, mark) + (known === '' ? '' : `?${known}`);
    if (names) return key;
    // Read as the page itself will read it: a cookie that the two understood differently would put one language under
    // the key of another.
    const cookie = readCookies(header('cookie')).get('lng');
    return `${key} ${chooseLanguage({ cookie, accepted: acceptedLanguages(header('accept-language') ?? '') }, languages, fallback)}`;
  };
}
