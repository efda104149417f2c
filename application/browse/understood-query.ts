import { energyScale, letterBounds } from '../../domain/energy/scales.ts';
import type { FilterValues } from '../../domain/list/filters.ts';
import { foundCount } from '../../domain/list/list-page.ts';
import { typedNear, USUAL_KM } from '../../domain/list/near.ts';
import { inOtherGoal, type ListQuery, listQueryString } from '../../domain/list/list-query.ts';
import type { Region } from '../../domain/place/region.ts';
import { formatCity, parseCity } from '../../domain/search/place-key.ts';
import { referencesOf } from '../../domain/list/catalogue-index.ts';
import { referenceKey, withoutLabel } from '../../domain/search/reference.ts';
import { lowerBound } from '../../domain/search/prefix-index.ts';
import type { Sentence } from '../../domain/search/sentence/sentence.ts';
import type { LetterBound } from '../../domain/search/sentence/sentence-filters.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Gazetteer } from '../ports/content/gazetteer.ts';
import { townName } from '../view/town-name.ts';
import type { PageContext } from '../view/page-context.ts';

/** Region whose letters a sentence without a place means, by its language. */
function usualRegion(language: Language): Region {
  return language === 'fr' || language === 'de' ? 'wallonia' : 'flanders';
}

/** Maximum number of passes over a text; a text that still changes after them is left unchanged. */
const MOST_READINGS = 4;

/**
 * The query of a list with its free words read as a sentence: filters for what is understood, the remaining words as `q` where they find
 * something, else as `words`. The query itself where nothing changes.
 * `understoodQuery(context, { q: 'villa Namur 400k', … })` → `{ type: [4], zone: Namur, priceMax: 400000, … }`
 */
export function understoodQuery(context: PageContext, query: ListQuery): ListQuery {
  const { gazetteer } = context;
  if (!gazetteer || (query.q !== undefined && beginsReference(context, query.q))) return query;
  let now = withTypedPlace({ ...context, gazetteer }, query);
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const next = readOnce({ ...context, gazetteer }, now);
    if (next.goal === now.goal && listQueryString(next) === listQueryString(now)) return now;
    now = next;
  }
  return query;
}

/** Whether a text is the beginning of a reference: the list of all that begin so is meant, not a price. */
function beginsReference({ catalogue }: PageContext, text: string): boolean {
  const key = referenceKey(text);
  return (
    /^\s*\S+\s*$/.test(withoutLabel(text)) &&
    /^\d+$/.test(key) &&
    key.length > 4 &&
    referencesOf(catalogue.index).begins(key)
  );
}

type Reading = PageContext & { readonly gazetteer: Gazetteer };

function readOnce(context: Reading, query: ListQuery): ListQuery {
  const { q, words, page, ...asked } = query;
  if (q === undefined) return query;
  const sentence = sentenceIn(context, q);
  const goal = sentence.goal ?? query.goal;
  const { q: texts, ...filters } = localized(
    context,
    context.gazetteer.sentenceFilters(sentence, {
      usual: usualRegion(context.language),
      bound: boundOn(context.today),
    }),
  );
  const { goal: _, ...kept } = goal === query.goal ? asked : inOtherGoal({ ...asked, page });
  const base = {
    goal,
    ...('zone' in filters || 'near' in filters || 'city' in filters ? withoutPlace(kept) : kept),
    ...filters,
    page: 1,
  };
  const isUnderstood = Object.keys(filters).length > 0 || texts !== undefined;
  const isAddressed = isUnderstood || sentence.goal !== undefined || sentence.refused.length > 0;
  const said = [...phrasesIn(words), ...sentence.refused];
  if (!isAddressed) return isSmallTalk(sentence, q) ? withWords(base, [...said, q]) : query;
  const [found, unfound] = isUnderstood
    ? searched(context, { ...base, ...(texts !== undefined && { q: texts }) }, sentence)
    : [sentence.rest, []];
  const free = [...(texts === undefined ? [] : [texts]), ...found].join(' ');
  const read = withWords({ ...base, ...(free !== '' && { q: free }) }, [...said, ...unfound]);
  return listQueryString({ ...read, page }) === listQueryString(query) && goal === query.goal ? query : read;
}

/** The query with the place around which somebody wants to search by its address, as typed without a postcode; an unknown one is among `words`. */
function withTypedPlace(context: Reading, query: ListQuery): ListQuery {
  const typed = query.unreadable.find(({ filter }) => filter === 'near');
  if (!typed) return query;
  const { place, km = USUAL_KM } = typedNear(typed.value);
  const sentence = sentenceIn(context, place);
  const { near, zone } = localized(
    context,
    context.gazetteer.sentenceFilters(
      { ...sentence, km: sentence.km ?? km },
      { usual: usualRegion(context.language), bound: boundOn(context.today) },
    ),
  );
  const { zone: _, ...rest } = query;
  const base = { ...rest, unreadable: query.unreadable.filter(other => other !== typed), page: 1 };
  // An area without a town in its middle, such as a province, is searched as it is.
  if (near) return { ...query, ...base, near };
  return zone ? { ...base, zone } : withWords({ ...query, ...base }, [...phrasesIn(query.words), place]);
}

/** Several words that say nothing, such as 'je cherche un bien': nothing is searched. A single one may begin a name. */
function isSmallTalk({ rest }: Sentence, text: string): boolean {
  return rest.length === 0 && /\s/.test(text.trim());
}

function withoutPlace({ zone: _zone, near: _near, area: _area, ...rest }: Omit<ListQuery, 'goal' | 'page'>) {
  return { ...rest, city: [] };
}

/** Reads a text in the page's language; words of listings are not corrected. */
function sentenceIn({ content, catalogue, language, gazetteer }: Reading, text: string): Sentence {
  const { sale, rent } = catalogue.index.columns;
  const isWord = (word: string) => [sale, rent].some(({ words: { words } }) => words[lowerBound(words, word)] === word);
  return gazetteer.readSentence(text, { language, places: content.places, isWord });
}

/** Splits the remaining words into those with results in addition to the filters (together, else individually) and the others. Qualities are never searched. */
function searched(
  { catalogue }: PageContext,
  query: ListQuery,
  { rest, opinions }: Sentence,
): readonly [string[], string[]] {
  const asked = rest.filter(text => !opinions.includes(text));
  const finds = (texts: readonly string[]) =>
    foundCount(catalogue.index, { ...query, q: [query.q ?? '', ...texts].join(' ').trim() }) > 0;
  const found = asked.length > 0 && finds(asked) ? asked : asked.slice(0, MOST_PHRASES).filter(text => finds([text]));
  return [finds(found) ? [...found] : [], rest.filter(text => !found.includes(text))];
}

/** Phrases that are searched one by one; each costs a pass over the catalogue. */
const MOST_PHRASES = 4;

function phrasesIn(words = ''): readonly string[] {
  return words.split(',').flatMap(text => text.trim() || []);
}

function withWords(query: ListQuery, phrases: readonly string[]): ListQuery {
  const words = [...new Set(phrases.map(text => text.replaceAll(',', ' ').trim()))]
    .filter(text => text !== '')
    .join(', ');
  return words === '' ? query : { ...query, words };
}

/** Towns by their name in the page's language, as its links have them. */
function localized(context: PageContext, filters: Partial<FilterValues>): Partial<FilterValues> {
  const own = (city: string) => {
    const name = townName(context, city);
    const postcode = parseCity(city)?.postcode;
    return name === undefined || postcode === undefined ? city : formatCity({ name, postcode });
  };
  const { city, near } = filters;
  return {
    ...filters,
    ...(city && { city: city.map(own).sort() }),
    ...(near && { near: { ...near, city: own(near.city) } }),
  };
}

/** Upper bounds of the main letters on the scales of a day. */
function boundOn(today: string): LetterBound {
  return (letter, region) => {
    const scale = energyScale(region, today);
    const bound = scale && letterBounds(scale).find(({ letter: main }) => main.toLowerCase() === letter);
    return bound && Math.max(1, Math.floor(bound.upTo));
  };
}

/** Words of a sentence that were not understood, with their links. */
export type UnreadWords = {
  /** Phrases that no filter matches, as typed. */
  readonly phrases: readonly string[];
  /** Phrases about people's origin, religion or family, by which a search may not filter. */
  readonly refused: readonly string[];
  /** The list with the phrases as free words, and what it finds; absent without phrases. */
  readonly search: { readonly href: string; readonly count: number } | undefined;
  readonly forgetHref: string;
};

/** The words of a query that were not understood; `undefined` without any. */
export function unreadWords(
  context: PageContext,
  query: ListQuery,
  href: (query: ListQuery) => string,
  found: (query: ListQuery) => number,
): UnreadWords | undefined {
  const { words, ...rest } = query;
  if (words === undefined) return undefined;
  const all = phrasesIn(words);
  const { gazetteer } = context;
  const refused = gazetteer ? all.filter(text => sentenceIn({ ...context, gazetteer }, text).refused.length > 0) : [];
  const phrases = all.filter(text => !refused.includes(text));
  const q = [query.q ?? '', ...phrases].join(' ').trim();
  const searched: ListQuery = { ...rest, q, page: 1 };
  return {
    phrases,
    refused,
    search: phrases.length > 0 ? { href: href(searched), count: found(searched) } : undefined,
    forgetHref: href({ ...rest, page: 1 }),
  };
}
