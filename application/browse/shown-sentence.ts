import { energyScale, letterBounds } from '../../domain/energy/scales.ts';
import { codecOf } from '../../domain/list/filter-codec.ts';
import type { FilterName, FilterValues } from '../../domain/list/filters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import type { Region } from '../../domain/place/region.ts';
import { formatCity, parseCity } from '../../domain/search/place-key.ts';
import { lowerBound } from '../../domain/search/prefix-index.ts';
import type { Sentence, SentenceSpan, SpanMeaning } from '../../domain/search/sentence/sentence.ts';
import type { LetterBound } from '../../domain/search/sentence/sentence-filters.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Gazetteer } from '../ports/content/gazetteer.ts';
import { townName } from '../view/town-name.ts';
import type { PageContext } from '../view/page-context.ts';

/** Context of a page on a site that can read sentences (has the table of Belgian places). */
export type SentenceContext = PageContext & { readonly gazetteer: Gazetteer };

/** A sentence in the search box. The texts of its parts, joined, are the whole sentence. */
export type ShownSentence = {
  readonly parts: readonly SentencePart[];
  /** Whether the sentence names sale or rent; otherwise the list's goal is assumed. */
  readonly isGoalSaid: boolean;
};

/** A part of a sentence: understood, not understood, or the text between two such parts. */
export type SentencePart = { readonly text: string; readonly is: 'understood' | 'unread' | 'between' };

/**
 * Region whose energy scale applies to a certificate letter in a sentence without a place: Wallonia in French and German, else Flanders.
 */
function usualRegion(language: Language): Region {
  return language === 'fr' || language === 'de' ? 'wallonia' : 'flanders';
}

/** Reads a text as a sentence in the page's language. Words that occur in listings are not treated as misspelt. */
export function sentenceIn({ content, catalogue, language, gazetteer }: SentenceContext, text: string): Sentence {
  const { sale, rent } = catalogue.index.columns;
  const isWord = (word: string) => [sale, rent].some(({ words: { words } }) => words[lowerBound(words, word)] === word);
  return gazetteer.readSentence(text, { language, places: content.places, isWord });
}

/**
 * Filters of a sentence. Names of towns are in the page's language, as in the site's links; `q` contains property kinds and features for
 * which there is no filter.
 */
export function filtersOf(context: SentenceContext, sentence: Sentence): Partial<FilterValues> {
  const filters = context.gazetteer.sentenceFilters(sentence, {
    usual: usualRegion(context.language),
    bound: boundOn(context.today),
  });
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

/** Function that returns the upper bound of a certificate letter on the energy scale valid on a day. */
function boundOn(today: string): LetterBound {
  return (letter, region) => {
    const scale = energyScale(region, today);
    const bound = scale && letterBounds(scale).find(({ letter: main }) => main.toLowerCase() === letter);
    return bound && Math.max(1, Math.floor(bound.upTo));
  };
}

/** The sentence of a query with its understood words; `undefined` without one, and where sentences cannot be read. */
export function shownSentence(
  context: PageContext,
  { sentence: text, words = '' }: ListQuery,
): ShownSentence | undefined {
  const { gazetteer } = context;
  if (!gazetteer || text === undefined) return undefined;
  const sentence = sentenceIn({ ...context, gazetteer }, text);
  const unread = phrasesIn(words);
  const parts: SentencePart[] = [];
  let end = 0;
  const add = (to: number, is: SentencePart['is']) => {
    if (to > end) parts.push({ text: sentence.text.slice(end, to), is });
    end = Math.max(end, to);
  };
  for (const { from, to, says } of sentence.spans) {
    add(from, 'between');
    const isRead =
      !says.includes('refused') && !(says.includes('rest') && unread.includes(phrase(sentence.text.slice(from, to))));
    add(to, isRead ? 'understood' : 'unread');
  }
  add(sentence.text.length, 'between');
  return { parts, isGoalSaid: sentence.goal !== undefined };
}

/**
 * Removes from the query's sentence the words whose filter is no longer set, such as 'jardin' after its chip was removed. Returns the query
 * itself if it has no sentence.
 */
export function withoutStaleWords(context: PageContext, query: ListQuery): ListQuery {
  const { gazetteer } = context;
  const { sentence: text, ...rest } = query;
  if (!gazetteer || text === undefined) return query;
  const sentence = sentenceIn({ ...context, gazetteer }, text);
  const filters = filtersOf({ ...context, gazetteer }, sentence);
  const stale = sentence.spans.filter(span => !isAsked(sentence, span, filters, query));
  if (stale.length === 0) return query;
  let end = 0;
  let left = '';
  for (const { from, to } of stale) {
    left += sentence.text.slice(end, from);
    end = to;
  }
  // A comma within a number stays: 'up to 400,000'.
  left = (left + sentence.text.slice(end))
    .split(/[,;](?!\d)/)
    .map(part => part.replace(/ +/g, ' ').trim())
    .filter(part => part !== '')
    .join(', ');
  return left === '' || stale.length === sentence.spans.length ? rest : { ...rest, sentence: left };
}

/** The query without the filters that come from a sentence, and without the sentence. */
export function withoutSentence(context: SentenceContext, query: ListQuery, text: string): ListQuery {
  const { was: _, sentence: __, words: ___, ...rest } = query;
  const filters = filtersOf(context, sentenceIn(context, text));
  const names = (Object.keys(filters) as FilterName[]).filter(name => name !== 'q' && isSame(name, filters, query));
  return { ...rest, page: 1, ...Object.fromEntries(names.map(name => [name, codecOf(name).read([]).value])) };
}

/** Whether the query still has the filter that was read from a part of the sentence. */
function isAsked(
  sentence: Sentence,
  { from, to, says }: SentenceSpan,
  filters: Partial<FilterValues>,
  query: ListQuery,
): boolean {
  const { q, words = '' } = query;
  const said = phrase(sentence.text.slice(from, to));
  if (says.includes('q')) return q !== undefined;
  if (says.includes('rest') || says.includes('refused'))
    return phrasesIn(words).some(other => other === said || said.endsWith(other)) || q?.includes(said) === true;
  return says.every(name => isAskedFor(name, sentence, filters, query));
}

function isAskedFor(name: SpanMeaning, { goal }: Sentence, filters: Partial<FilterValues>, query: ListQuery): boolean {
  if (name === 'goal') return goal === undefined || goal === query.goal;
  if (name === 'near') return (['near', 'zone', 'city'] as const).every(place => isSame(place, filters, query));
  return isSame(name as FilterName, filters, query);
}

function isSame(name: FilterName, one: Partial<FilterValues>, other: Partial<FilterValues>): boolean {
  const [first, second] = [one, other].map(({ [name]: value }) =>
    value === undefined ? [] : codecOf(name).print(value),
  );
  return first?.join() === second?.join();
}

/** A phrase in the form in which the parameter `words` contains it. */
export function phrase(text: string): string {
  return text.replaceAll(',', ' ').trim();
}

/** The phrases in the parameter `words`, which are separated by commas. */
export function phrasesIn(words = ''): readonly string[] {
  return words.split(',').flatMap(text => text.trim() || []);
}
