import { foundCount } from '../../domain/list/list-page.ts';
import { formatNear, type Near, typedNear, USUAL_KM } from '../../domain/list/near.ts';
import { inOtherGoal, type ListQuery, listQueryString } from '../../domain/list/list-query.ts';
import { referencesOf } from '../../domain/list/catalogue-index.ts';
import { referenceKey, withoutLabel } from '../../domain/search/reference.ts';
import type { Sentence } from '../../domain/search/sentence/sentence.ts';
import type { PageContext } from '../view/page-context.ts';
import { townName } from '../view/town-name.ts';
import {
  filtersOf,
  phrase,
  phrasesIn,
  type SentenceContext,
  sentenceIn,
  withoutSentence,
  withoutStaleWords,
} from './shown-sentence.ts';

/** Minimum number of letters and digits of words that are searched in addition to filters. */
const SHORTEST_SEARCHED = 4;
/** Maximum number of passes over a text. A text that still changes in the last pass is left as typed. */
const MOST_READINGS = 4;

/**
 * The query of a list with its free words read as a sentence: filters for what is understood, the remaining words as `q` where they find
 * something, else as `words`. Returns the same query object if nothing changes.
 * `understoodQuery(context, { q: 'villa Namur 400k', … })` → `{ type: [4], zone: Namur, priceMax: 400000, … }`
 */
export function understoodQuery(context: PageContext, query: ListQuery): ListQuery {
  const understood = readQuery(context, query);
  // The gazetteer may know a town that the site's places lack; reading the same query again would then never end.
  return isSameList(understood, query) ? query : understood;
}

/** Whether two queries have the same goal and parameters. */
function isSameList(one: ListQuery, other: ListQuery): boolean {
  return one.goal === other.goal && listQueryString(one) === listQueryString(other);
}

function readQuery(context: PageContext, query: ListQuery): ListQuery {
  const { gazetteer } = context;
  const { was, sentence, q } = query;
  if (!gazetteer || (q !== undefined && beginsReference(context, q))) return query;
  const reading = { ...context, gazetteer };
  if (q !== undefined && q === (was ?? sentence)) return withFreeWords(reading, query, q);
  // In an address with both `sentence` and `q`, `q` already contains only the words left over from the sentence.
  if (was === undefined && sentence !== undefined) return withTypedPlace(reading, query);
  const before = was === undefined ? query : withoutSentence(reading, query, was);
  const now = read(reading, before);
  return now === before || q === undefined ? now : { ...now, sentence: q };
}

/**
 * Reads the free words of a query repeatedly until nothing changes; returns the query itself if nothing changes at all, or still changes
 * after the last pass.
 */
function read(context: SentenceContext, query: ListQuery): ListQuery {
  let now = withTypedPlace(context, query);
  for (let pass = 0; pass < MOST_READINGS; pass++) {
    const next = readOnce(context, now);
    if (isSameList(next, now)) return now;
    now = next;
  }
  return query;
}

/**
 * The query of a submitted form whose search box contains an earlier sentence, although the visitor has changed filters since. The form's
 * filters are used; from the sentence only the words that match no filter.
 */
function withFreeWords(context: SentenceContext, query: ListQuery, sentence: string): ListQuery {
  const { was: _, sentence: __, words: ___, q: ____, ...rest } = query;
  const { q, words } = read(context, { ...rest, q: sentence });
  const own = { ...rest, ...(q !== undefined && { q }), ...(words !== undefined && { words }), sentence };
  return withoutStaleWords(context, own);
}

/**
 * Whether a text is the beginning of at least one reference number. The list then shows properties by reference instead of reading the
 * number as a price.
 */
function beginsReference({ catalogue }: PageContext, text: string): boolean {
  const key = referenceKey(text);
  return (
    /^\s*\S+\s*$/.test(withoutLabel(text)) &&
    /^\d+$/.test(key) &&
    key.length > 4 &&
    referencesOf(catalogue.index).begins(key)
  );
}

function readOnce(context: SentenceContext, query: ListQuery): ListQuery {
  const { q, words, page, ...asked } = query;
  if (q === undefined) return query;
  const sentence = sentenceIn(context, q);
  const goal = sentence.goal ?? query.goal;
  const { q: texts, ...filters } = filtersOf(context, sentence);
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
  const [found, unfound] = searched(context, { ...base, ...(texts !== undefined && { q: texts }) }, sentence);
  const free = [...(texts === undefined ? [] : [texts]), ...found].join(' ');
  const read = withWords({ ...base, ...(free !== '' && { q: free }) }, [...said, ...unfound]);
  return listQueryString({ ...read, page }) === listQueryString(query) && goal === query.goal ? query : read;
}

/**
 * Resolves the place of a distance filter that the address contains as typed: without a postcode, or with a postcode that the place does
 * not have. Unknown words are added to `words`.
 */
function withTypedPlace(context: SentenceContext, query: ListQuery): ListQuery {
  const unreadable = query.unreadable.find(({ filter }) => filter === 'near');
  const isUnknown = query.near !== undefined && townName(context, query.near.city) === undefined;
  if (!unreadable && !isUnknown) return query;
  const typed = typedNear(unreadable?.value ?? formatNear(query.near as Near));
  if (!typed) return query;
  const { place, km = USUAL_KM } = typed;
  const text = place.replaceAll('|', ' ');
  const sentence = sentenceIn(context, text);
  const { near, zone } = filtersOf(context, { ...sentence, km: sentence.km ?? km });
  const { near: _, ...rest } = query;
  const base = { ...rest, unreadable: query.unreadable.filter(other => other !== unreadable), page: 1 };
  const isKnown = near !== undefined || zone !== undefined;
  // An area without a central town, such as a province, becomes a zone filter.
  return withWords({ ...base, ...(near ? { near } : zone && { zone }) }, [
    ...phrasesIn(query.words),
    ...(isKnown ? sentence.rest : [text]),
  ]);
}

/**
 * Several words without a meaning for the search, such as 'je cherche un bien' or 'sans travaux', are reported as not understood. A single
 * such word is searched, because it may be the beginning of a name.
 */
function isSmallTalk({ rest, opinions }: Sentence, text: string): boolean {
  return rest.every(phrase => opinions.includes(phrase)) && /\s/.test(text.trim());
}

function withoutPlace({ zone: _zone, near: _near, area: _area, ...rest }: Omit<ListQuery, 'goal' | 'page'>) {
  return { ...rest, city: [] };
}

/**
 * Splits the remaining words into those with results in addition to the filters (together, else individually) and the others. Words for
 * qualities such as 'quiet' are never searched, because listings have no field for them.
 */
function searched(
  { catalogue }: PageContext,
  query: ListQuery,
  { rest, opinions }: Sentence,
): readonly [string[], string[]] {
  const asked = rest.filter(text => !opinions.includes(text) && isLongEnough(text));
  const finds = (texts: readonly string[]) =>
    foundCount(catalogue.index, { ...query, q: [query.q ?? '', ...texts].join(' ').trim() }) > 0;
  const found = asked.length > 0 && finds(asked) ? asked : asked.slice(0, MOST_PHRASES).filter(text => finds([text]));
  return [finds(found) ? [...found] : [], rest.filter(text => !found.includes(text))];
}

/**
 * Whether words may be searched in addition to filters: shorter words, such as abbreviations, are the beginning of too many other words.
 */
function isLongEnough(text: string): boolean {
  return text.replace(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST_SEARCHED;
}

/** Maximum number of phrases searched individually; each costs a pass over the catalogue. */
const MOST_PHRASES = 4;

function withWords(query: ListQuery, phrases: readonly string[]): ListQuery {
  const words = [...new Set(phrases.map(phrase))].filter(text => text !== '').join(', ');
  return words === '' ? query : { ...query, words };
}

/** Words of a sentence that were not understood, with their links. */
export type UnreadWords = {
  /** Phrases that no filter matches, as typed. */
  readonly phrases: readonly string[];
  /** Phrases about people's origin, religion or family, by which a search may not filter. */
  readonly refused: readonly string[];
  /** Link to the list with the phrases as free text, and its number of results; absent without phrases. */
  readonly search: { readonly href: string; readonly count: number } | undefined;
  readonly forgetHref: string;
};

/** The words of a query that were not understood; `undefined` if all were understood. */
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
