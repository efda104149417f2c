import { acceptedLanguages, chooseLanguage } from '../../domain/routing/language-choice.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { readCookies } from '../node-server/read-asked.ts';

/** What may stand in the query of a page that everybody shares; anything else is answered without the cache. */
const KNOWN =
  /^(?:(?:city|type|priceMin|priceMax|bedroomsMin|areaMin|epcMax|sort|page|viager|newBuild|view|address|language|width|height|format)=[^&]{0,100}&?){0,12}$/;

/**
 * The key under which an answer is shared: path, known query parameters in their order, and for a path without a language
 * the language that was detected. None where the query holds anything that a list does not know, such as a free text.
 */
export function makeCacheKey(languages: readonly Language[], fallback: Language) {
  return (target: string, header: (name: 'cookie' | 'accept-language') => string | undefined): string | undefined => {
    const mark = target.indexOf('?');
    if (mark >= 0 && !KNOWN.test(target.slice(mark + 1))) return undefined;
    // '/fr/…': the third slash says that two letters stand before it.
    if (target.charCodeAt(3) === 47 && isLanguage(target.slice(1, 3))) return target;
    if (target.startsWith('/api/') || target.startsWith('/pictures/')) return target;
    // Read as the page itself will read it: a cookie that the two understood differently would put one language under
    // the key of another.
    const cookie = readCookies(header('cookie')).get('lng');
    return `${target} ${chooseLanguage({ cookie, accepted: acceptedLanguages(header('accept-language') ?? '') }, languages, fallback)}`;
  };
}
