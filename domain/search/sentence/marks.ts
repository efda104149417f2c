import type { Language } from '../../text/language.ts';
import { baseOf, type Lexicon, lexiconIn, LONGEST_PHRASE, meaningOf, SHORTEST_FOREIGN, stem } from './lexicon.ts';
import { type Meaning, namesType } from './meaning.ts';
import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { placeSpellingOfWords } from '../../place/place-spelling.ts';
import { type PlaceNames, placesNamed, placesNamedAt, type SaidPlace } from './place-names.ts';
import type { Token } from './tokens.ts';
import { corrected, swappedLetters, type Typos, typosOf, withoutRepeats } from './typo.ts';

/** A phrase of a sentence with its meaning; `from` and `to` are positions in the text. */
export type Mark = {
  readonly from: number;
  readonly to: number;
  readonly key: string;
  /** The word as corrected if it was mistyped, or the usual form of the word. */
  readonly meant?: string;
} & (
  | { readonly kind: 'meaning'; readonly means: readonly Meaning[] }
  | { readonly kind: 'places'; readonly places: readonly SaidPlace[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'sign' | 'word' }
);

/** The vocabulary that reads sentences on a page in one language. */
export type Vocabulary = {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly names: PlaceNames;
  /** Words that may replace mistyped words: all words of the page's language, and the long words of the other languages. */
  readonly words: Typos;
  readonly towns: Typos;
};

const made = new WeakMap<PlaceNames, Map<Language, Vocabulary>>();

/** The vocabulary of a language with the names of places, built at the first use: about 100 ms. */
export function vocabularyOf(language: Language, names: PlaceNames): Vocabulary {
  const own = made.get(names) ?? new Map<Language, Vocabulary>();
  made.set(names, own);
  const known = own.get(language);
  if (known) return known;
  const lexicon = lexiconIn(language);
  const [other] = own.values();
  const vocabulary = {
    language,
    lexicon,
    names,
    words: typosOf(corrections(lexicon)),
    towns: other?.towns ?? typosOf(names.keys()),
  };
  own.set(language, vocabulary);
  return vocabulary;
}

/** Minimum length of a mistyped name that is corrected to a former municipality; shorter names resemble ordinary words. */
const SHORTEST_PART = 8;

/**
 * The words to which mistyped words may be corrected: first phrases of one word, then the words of longer phrases. Words about groups of
 * people are left out, since a typing error must not be reported as a search for a group, and ordinary words, since they are not criteria.
 */
function corrections({ phrases, foreign }: Lexicon): readonly string[] {
  const known = [...phrases].flatMap(([key, means]) =>
    means.some(({ is }) => is === 'people' || is === 'family' || is === 'ordinary') ? [] : [key],
  );
  const isOwn = (key: string) => !foreign.has(key);
  return [
    ...known.filter(key => !key.includes(' ') && (isOwn(key) || key.length >= SHORTEST_FOREIGN)),
    ...known.filter(key => key.includes(' ') && isOwn(key)).flatMap(key => key.split(' ')),
  ];
}

/**
 * Splits a sentence into marks, at each position the longest phrase. `isWord`: whether a listing contains a word, which is then not
 * corrected as a typing error.
 */
export function marksOf(
  vocabulary: Vocabulary,
  tokens: readonly Token[],
  isWord: (word: string) => boolean,
): readonly Mark[] {
  const marks: Mark[] = [];
  const parts = tokens.flatMap(token => split(vocabulary, token)).map(token => spelled(vocabulary, token, isWord));
  for (let at = 0; at < parts.length; ) {
    const token = parts[at] as Spelled;
    const found =
      mistypedName(vocabulary, parts, at) ??
      phraseAt(vocabulary, parts, at) ??
      (token.isUnknown ? mistypedTown(vocabulary, token) : undefined);
    marks.push(found?.mark ?? plain(token));
    at += found?.length ?? 1;
  }
  return marks;
}

/** A token; a word without a meaning is replaced by a word with one that it resembles (`meant`), if there is such a word. */
type Spelled = Token & {
  readonly isUnknown: boolean;
  /** Whether the word has a meaning that ends the name of a place: 'maison', 'max'. */
  readonly isCriterion: boolean;
  readonly meant?: string;
};

/** Meanings of words that the name of a place may contain: 'la', 'ville', 'neuve'. */
const WITHIN_NAMES: ReadonlySet<Meaning['is']> = new Set(['little', 'opinion', 'ordinary', 'flag', 'text']);

function spelled({ lexicon, names, words }: Vocabulary, token: Token, isWord: (word: string) => boolean): Spelled {
  const { key, kind } = token;
  const means = kind === 'word' ? meaningOf(lexicon, [key]) : undefined;
  const isUnknown = kind === 'word' && !isWord(key) && !means && placesNamed(names, [key]).length === 0;
  const isCriterion = means?.every(({ is }) => !WITHIN_NAMES.has(is)) === true;
  const meant = isUnknown
    ? (withoutRepeats(key).find(word => lexicon.phrases.has(word)) ??
      corrected(words, key) ??
      corrected(words, key.replace(/s$/, '')) ??
      swappedLetters(key).find(word => isShortCriterion(lexicon, word)))
    : undefined;
  return { ...token, isUnknown, isCriterion, ...(meant !== undefined && { meant }) };
}

/** Whether a word of the page's language names a goal, a type or a feature; other short words are not corrected. */
function isShortCriterion({ phrases, foreign }: Lexicon, word: string): boolean {
  const means = foreign.has(word) ? [] : (phrases.get(word) ?? []);
  return means.some(({ is }) => is === 'goal' || is === 'type' || is === 'flag');
}

type Found = { readonly mark: Mark; readonly length: number };

function plain(token: Token): Mark {
  const { kind, key, value, from, to } = token;
  return kind === 'number' ? { kind, key, value, from, to } : { kind, key, from, to };
}

/** The longest phrase or place name at a position. If both have the same length, the phrase wins. */
function phraseAt(vocabulary: Vocabulary, tokens: readonly Spelled[], at: number): Found | undefined {
  const { lexicon, names } = vocabulary;
  const words: string[] = [];
  const meant: string[] = [];
  // Hyphens and similar signs within a phrase are skipped ('Knokke-Heist', 'semi-detached'); commas and other separators end it.
  let end = at;
  const ends: number[] = [];
  while (end < tokens.length && words.length < LONGEST_PHRASE) {
    const token = tokens[end] as Spelled;
    if (token.kind === 'sign') {
      if (!/[-–/.]/.test(token.key) || words.length === 0) break;
    } else {
      words.push(token.key);
      meant.push(token.meant ?? token.key);
      ends.push(end + 1);
    }
    end++;
  }
  const stems = words.map(stem);
  const plainWords = words.map(withoutUmlaut);
  const plainStems = plainWords.map((word, number) =>
    word === words[number] ? (stems[number] as string) : stem(word),
  );
  for (let length = words.length; length > 0; length--) {
    const own = words.slice(0, length);
    const span = {
      key: own.join(' '),
      from: (tokens[at] as Token).from,
      to: (tokens[(ends[length - 1] as number) - 1] as Token).to,
    };
    const count = (ends[length - 1] as number) - at;
    const isNumber = length === 1 && tokens[at]?.kind === 'number';
    // "D'Ottignies" must not be read as the town of Dottignies.
    const isElided = /^[dl]$/.test(own[0] ?? '') && firstPlaces(names, own.slice(1)).length > 0;
    // 'In Court-Saint-Etienne' must not be read as the town of Incourt.
    const isBehindIn = length > 1 && IN.test(own[0] ?? '');
    const places = isNumber || isElided || isBehindIn ? [] : firstPlaces(names, own);
    const meaningIn = (spelling: readonly string[], stemmed: readonly string[]) =>
      meaningOf(lexicon, spelling.slice(0, length), stemmed.slice(0, length));
    // 'Moen' is a village, so its 'oe' is not read as 'ö', which would give the word 'mon'.
    const isPlain = places.length > 0 || own.every((word, number) => word === plainWords[number]);
    const means = isNumber
      ? undefined
      : (meaningIn(words, stems) ?? (isPlain ? undefined : meaningIn(plainWords, plainStems)));
    const named = isNumber ? [] : placesSaid(vocabulary, tokens, at, at + count, own, means);
    if (named.length > 0) return { mark: { kind: 'places', places: named, ...span }, length: count };
    const isTown = places.some(({ kind }) => kind === 'municipality');
    // 'Appartement neuf, maison neuve' must not be read as the hamlet of Neufmaison.
    if (means === undefined && !isTown && length > 1 && own.every(word => isKind(lexicon.phrases.get(word)))) continue;
    const isBehindNumber = tokens[at - 1]?.kind === 'number';
    const isThere =
      means !== undefined && isPlaceThere({ lexicon, names, tokens, at, next: at + count }, span.key, means, places);
    // 'Staden' is read as the town, although it may be another form of 'stad'.
    const isOtherForm = !lexicon.phrases.has(span.key);
    const isOtherWord = lexicon.foreign.has(span.key) || isOtherForm;
    if (means && !isThere && !(isTown && isWeak(means, isOtherWord, isBehindNumber)))
      return { mark: { kind: 'meaning', means, ...span, ...meantBy(lexicon, own) }, length: count };
    if (places.length > 0) return { mark: { kind: 'places', places, ...span }, length: count };
    const [right, wrong] = [meant.slice(0, length).join(' '), own.join(' ')];
    const corrected = right === wrong ? undefined : lexicon.phrases.get(right);
    if (corrected) return { mark: { kind: 'meaning', means: corrected, ...span, meant: right }, length: count };
  }
  return undefined;
}

/**
 * Word after which text that is both a place and an ordinary word is read as the place. 'A' is not used on English pages, because it is an
 * article there.
 */
const BEFORE_NAME: Readonly<Record<Language, string>> = { fr: 'a', nl: 'in', en: 'in', de: 'in' };

/**
 * The places that words certainly name, whatever else they mean: they are beside their own postcode, '5101 Loyers', or after 'à' or 'in', 'maison
 * à Achet'. Articles and numbers keep their meaning: 'in my budget', 'in eine'.
 */
function placesSaid(
  { language, lexicon, names }: Vocabulary,
  tokens: readonly Spelled[],
  at: number,
  next: number,
  words: readonly string[],
  means: readonly Meaning[] | undefined,
): readonly SaidPlace[] {
  const [before, behind] = [tokens[at - 1], tokens[next]];
  const behindPostcode = isPostcode(before) ? placesNamedAt(names, words, before.key) : [];
  if (behindPostcode.length > 0) return behindPostcode;
  // In 'Bruxelles 1000 €' the number is a price.
  const beforePostcode =
    isPostcode(behind) && !isUnitAt(lexicon, tokens, next + 1) ? placesNamedAt(names, words, behind.key) : [];
  if (beforePostcode.length > 0) return beforePostcode;
  if (before?.key !== BEFORE_NAME[language] || means?.some(({ is }) => is === 'little' || is === 'number')) return [];
  const places = placesNamed(names, words);
  // 'À Limbourg' is the town, 'in Limburg' the province.
  if (language === 'fr' && places.some(place => place.kind === 'area' && place.code === LIMBURG))
    return placesNamedAt(names, words, '4830');
  return places.filter(({ kind }) => kind !== 'area');
}

function isPostcode(token: Spelled | undefined): token is Spelled {
  return token?.kind === 'number' && token.key.length === 4;
}

/** Whether a unit begins at an index: '€', 'm²', 'par mois'. */
function isUnitAt({ phrases }: Lexicon, tokens: readonly Spelled[], at: number): boolean {
  const [first, second] = [tokens[at]?.key ?? '', tokens[at + 1]?.key ?? ''];
  const isUnit = (key: string) => phrases.get(key)?.some(({ is }) => is === 'unit') === true;
  return first === '€' || isUnit(first) || isUnit(`${first} ${second}`);
}

/** Code of the province of Limburg, which shares its name with a town. */
const LIMBURG = '70000';

/** The word to search for instead of an inflected form: 'fermette' for 'fermettes'. */
function meantBy(lexicon: Lexicon, words: readonly string[]): { readonly meant?: string } {
  const base = baseOf(lexicon, words);
  return base === undefined ? {} : { meant: base };
}

/** Words before a place that do not belong to its name. */
const IN = /^(?:a|in|en|te|at|bei)$/;

/** Words before a place, in the four languages. */
const BEFORE_PLACE: ReadonlySet<string> = new Set(
  'a en in te bij near at nach bei um nahe raum region umgebung umkreis'.split(' '),
);

/** Position of a phrase among the tokens: `at` is the index of its first token, `next` the index of the first token after it. */
type Where = {
  readonly lexicon: Lexicon;
  readonly names: PlaceNames;
  readonly tokens: readonly Spelled[];
  readonly at: number;
  readonly next: number;
};

/**
 * Whether a word that is also the name of a place is read as the place, which depends on the words around it: 'Zolder' is an attic and
 * 'Halle' a hall, 'in Zolder', 'bei Halle', '1500 Halle' and 'Haus Halle' are places; 'in Forest' is the municipality, 'near forest' are
 * woods.
 */
function isPlaceThere(
  { lexicon, names, tokens, at, next }: Where,
  key: string,
  means: readonly Meaning[],
  places: readonly SaidPlace[],
): boolean {
  const before = tokens[at - 1]?.key ?? '';
  const first = means[0]?.is;
  // 'Naast' is an ordinary word only on Dutch pages.
  if (first === 'ordinary') return places.length > 0 && (BEFORE_PLACE.has(before) || lexicon.foreign.has(key));
  if (!places.some(({ kind }) => kind === 'municipality')) return false;
  const isBeside = (type: number) =>
    [before, tokens[next]?.key ?? ''].some(word => namesType(lexicon.phrases.get(word) ?? [], type));
  // In 'Uccle or Forest' the second word continues a list of places.
  const isFurther =
    /^(?:or|and|ou|et|of|en|oder|und|\/)$/.test(before) && placesNamed(names, [tokens[at - 2]?.key ?? '']).length > 0;
  if (first === 'opinion') return before === 'in' || isFurther || isBeside(PROPERTY_TYPE.apartment);
  const isAtPostcode = places.some(place => place.kind !== 'area' && place.postcode === before);
  const isBesideHome = isBeside(PROPERTY_TYPE.apartment) || isBeside(PROPERTY_TYPE.house);
  return first === 'type' && (BEFORE_PLACE.has(before) || isAtPostcode || isBesideHome);
}

/**
 * Whether a word that is also the name of a town is read as the town: 'Forest' except on English pages, 'Halle' except on German ones, other
 * forms of a word ('Staden'), and 'Ans' unless a number precedes it ('10 ans', years).
 */
function isWeak(means: readonly Meaning[], isOtherWord: boolean, isBehindNumber: boolean): boolean {
  return isOtherWord || means.every(({ is }) => is === 'unit' && !isBehindNumber);
}

/** Parts of municipalities with short names that are not words of the search vocabulary. */
const SHORT_PARTS: ReadonlySet<string> = new Set(['ham', 'spy', 'eke', 'goe', 'scy', 'pry', 'ogy']);

function firstPlaces(names: PlaceNames, words: readonly string[]): readonly SaidPlace[] {
  const found = placesNamed(names, words);
  const places = found.length > 0 ? found : placesNamed(names, words.map(withoutUmlaut));
  if (places.length === 0) return places;
  // Short names of hamlets (On, My, Lot) are ordinary words in some language, so they are not read as places.
  const key = placeSpellingOfWords(words);
  const isShort = key.length < 4 && !SHORT_PARTS.has(key);
  return isShort ? places.filter(({ kind }) => kind !== 'part') : places;
}

/** The municipality that a mistyped name probably means; a part of a municipality only if the name is long. */
function mistypedTown({ names, towns }: Vocabulary, { key, from, to }: Token): Found | undefined {
  const town = corrected(towns, key);
  const places = town === undefined ? [] : (names.get(town) ?? []);
  const isTown = key.length >= SHORTEST_PART ? places.length > 0 : places.some(({ kind }) => kind !== 'part');
  return isTown ? { mark: { kind: 'places', places, key, from, to }, length: 1 } : undefined;
}

/** Maximum number of words of a name that may be corrected, and maximum number of letters of its key. */
const LONGEST_NAME = 5;
const LONGEST_KEY = 32;
/** Minimum length of a mistyped word before correctly typed ones: 'proince Namur'. */
const SHORTEST_BEFORE = 5;
/** Minimum length of a mistyped word after correctly typed ones: 'Louvain la nuve'. */
const SHORTEST_BEHIND = 4;

/**
 * The municipality that several words name with a typing error, if at least one of the words has no meaning: "brain l'alleud", 'louvain la
 * nuve'. This is tried before phrases, because 'louvain' alone is another town.
 */
function mistypedName({ names, towns }: Vocabulary, tokens: readonly Spelled[], at: number): Found | undefined {
  const words: string[] = [];
  let found: Found | undefined;
  let isUnknown = false;
  const first = tokens[at] as Spelled;
  // A name begins neither with a single letter, 'PEB A ou B, Bruxelles', nor with 'in'.
  if (first.key.length === 1 || IN.test(first.key)) return undefined;
  const right = new Set<string>();
  for (let next = at; next < tokens.length && words.length < LONGEST_NAME; next++) {
    const token = tokens[next] as Spelled;
    if (token.kind === 'sign' && /[-–.]/.test(token.key) && words.length > 0) continue;
    if (token.kind !== 'word' || token.isCriterion) break;
    // 'Brussels up' in 'Brussels up to 300k' resembles 'Brüssel-Süd' and does not mean it.
    if (token.isUnknown && token.key.length < SHORTEST_BEHIND && right.has(placeSpellingOfWords(words))) break;
    words.push(token.key);
    isUnknown ||= token.isUnknown;
    const key = placeSpellingOfWords(words);
    if (key.length > LONGEST_KEY) break;
    // A correctly typed name, 'Sint-Gillis-Waas', is not corrected. In 'province de Luxembourg à partir de', the word after the name would
    // look like part of a mistyped name.
    if (names.has(key)) {
      right.add(key);
      found = undefined;
      continue;
    }
    // A short word before a correctly typed name does not belong to it: 'Stay Brussels' is not 'Stad Brussel'.
    if (words.length > 1 && first.key.length < SHORTEST_BEFORE && names.has(placeSpellingOfWords(words.slice(1))))
      break;
    if (!isUnknown || words.length === 1) continue;
    const town = key.length >= SHORTEST_PART ? corrected(towns, key) : undefined;
    const places = town === undefined || right.has(town) ? [] : (names.get(town) ?? []);
    if (places.length > 0)
      found = { mark: { kind: 'places', places, key, from: first.from, to: token.to }, length: next + 1 - at };
  }
  return found;
}

const COUNTED =
  /^(een|ein|twee|zwei|drie|drei|vier|vijf|funf|zes|sechs)(slaapkamer|schlafzimmer|kamer|zimmer)s?(appartement|flat|woning|huis|wohnung|haus)?$/;

/** A compound whose last part is a word for a home: 'kangoeroewoning', 'Altbauwohnung', 'vissershuis'. */
const HOME = /^.{3,}(woning|woonst|wohnung|villa|appartement|app|huis|haus)(?:en|s|je|jes)?$/;
/** Compounds with such a last part that are not homes, such as 'ziekenhuis' (hospital). */
const NO_HOME =
  /^(?:zieken|rust|stad|stads|gemeente|raad|pak|koffie|school|post|gast|bad|kerk|slacht|tuin|boom|opvang|jeugd|cultuur|dienst|kranken|rat|kauf|auto|waren|treppen|park|hoch|gewachs|glas|hinter|pfarr|gerichts|garten|baum|vogel|whats)(?:huis|haus|app)/;

/**
 * Splits a Dutch or German compound: 'tweeslaapkamerappartement' into 'twee', 'slaapkamer', 'appartement'; 'huurwoning' into
 * 'huur', 'woning'. A compound for a home whose first part is unknown is kept as a whole, and its last part is added:
 * 'kangoeroewoning', 'woning'.
 */
function split(vocabulary: Vocabulary, token: Token): readonly Token[] {
  const { key, kind } = token;
  const { lexicon, names } = vocabulary;
  if (kind !== 'word' || key.length < 8 || meaningOf(lexicon, [key]) || names.has(key)) return [token];
  const [, number, room, home] = COUNTED.exec(key) ?? [];
  if (number !== undefined && room !== undefined && key !== 'einzimmerwohnung') {
    const value = { ein: 'eins' }[number] ?? number;
    return [value, room, ...(home === undefined ? [] : [home])].map(part => ({
      ...token,
      key: part === 'een' ? 'one' : part,
    }));
  }
  for (let at = 4; at <= key.length - 4; at++) {
    const [left, right] = [key.slice(0, at), key.slice(at)];
    const heads = [left, left.replace(/s$/, '')].filter(head => head.length >= 4 && isHead(lexicon.phrases.get(head)));
    if (heads[0] !== undefined && isKind(meaningOf(lexicon, [right])))
      return [heads[0], right].map(part => ({ ...token, key: part }));
  }
  const [, end] = NO_HOME.test(key) ? [] : (HOME.exec(key) ?? []);
  return end === undefined ? [token] : [token, { ...token, key: end }];
}

function isKind(means: readonly Meaning[] | undefined): boolean {
  return means?.some(({ is }) => is === 'goal' || is === 'type' || is === 'flag' || is === 'text') === true;
}

/** Whether a word begins compounds: a kind, or a room as in 'slaapkamerappartement'. */
function isHead(means: readonly Meaning[] | undefined): boolean {
  return isKind(means) || means?.some(each => each.is === 'unit' && each.unit.endsWith('rooms')) === true;
}

function withoutUmlaut(word: string): string {
  return word.replace(/([aou])e/g, '$1').replace(/([^aeq])ue/g, '$1u');
}
