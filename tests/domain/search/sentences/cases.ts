import type { Sentence } from '../../../../domain/search/sentence/sentence.ts';
import { fold } from '../../../../domain/text/fold.ts';
import type { Language } from '../../../../domain/text/language.ts';
import { FRENCH } from './fr.ts';
import { DUTCH } from './nl.ts';
import { ENGLISH } from './en.ts';
import { GERMAN } from './de.ts';
import { DUTCH_LIMITS } from './nl-limits.ts';
import { DUTCH_MISREAD } from './nl-misread.ts';
import { DUTCH_MIXED } from './nl-mixed.ts';
import { DUTCH_OWNED } from './nl-owned.ts';
import { DUTCH_BY_KIND, DUTCH_SAID } from './nl-said.ts';
import { DUTCH_ADDED, DUTCH_TYPED } from './nl-typed.ts';
import { ENGLISH_LIMITS } from './en-limits.ts';
import { ENGLISH_MISREAD } from './en-misread.ts';
import { ENGLISH_MIXED } from './en-mixed.ts';
import { ENGLISH_OWNED } from './en-owned.ts';
import { ENGLISH_BY_KIND, ENGLISH_SAID } from './en-said.ts';
import { ENGLISH_ADDED, ENGLISH_TYPED } from './en-typed.ts';
import { FRENCH_LIMITS } from './fr-limits.ts';
import { FRENCH_MISREAD } from './fr-misread.ts';
import { FRENCH_MIXED } from './fr-mixed.ts';
import { FRENCH_OWNED } from './fr-owned.ts';
import { FRENCH_BY_KIND, FRENCH_SAID } from './fr-said.ts';
import { FRENCH_ADDED, FRENCH_TYPED } from './fr-typed.ts';
import { GERMAN_LIMITS } from './de-limits.ts';
import { GERMAN_MISREAD } from './de-misread.ts';
import { GERMAN_MIXED } from './de-mixed.ts';
import { GERMAN_OWNED } from './de-owned.ts';
import { GERMAN_BY_KIND, GERMAN_SAID } from './de-said.ts';
import { GERMAN_ADDED, GERMAN_TYPED } from './de-typed.ts';

/**
 * A sentence and what it asks for, one `name=value` for each criterion: `goal`, `type` (web id), `text` (searched as a word), `beds`, `min` and
 * `max` (euro), `area` and `land` (m²), `epc` (letter), `in` (a municipality or part by its French name, an area by its code), `near`
 * (place/kilometres), `rest` (not understood), `no` (no criterion); a feature by its name, with `!` where it is not wanted.
 */
export type Case = { readonly language: Language; readonly text: string; readonly slots: readonly string[] };

/** Each language's tables: earlier sentences, those of two other writers with those of kinds that were added for them, and those of four later rounds. */
const TABLES = {
  fr: [
    FRENCH,
    FRENCH_TYPED,
    FRENCH_ADDED,
    FRENCH_SAID,
    FRENCH_BY_KIND,
    FRENCH_MIXED,
    FRENCH_LIMITS,
    FRENCH_MISREAD,
    FRENCH_OWNED,
  ],
  nl: [
    DUTCH,
    DUTCH_TYPED,
    DUTCH_ADDED,
    DUTCH_SAID,
    DUTCH_BY_KIND,
    DUTCH_MIXED,
    DUTCH_LIMITS,
    DUTCH_MISREAD,
    DUTCH_OWNED,
  ],
  en: [
    ENGLISH,
    ENGLISH_TYPED,
    ENGLISH_ADDED,
    ENGLISH_SAID,
    ENGLISH_BY_KIND,
    ENGLISH_MIXED,
    ENGLISH_LIMITS,
    ENGLISH_MISREAD,
    ENGLISH_OWNED,
  ],
  de: [
    GERMAN,
    GERMAN_TYPED,
    GERMAN_ADDED,
    GERMAN_SAID,
    GERMAN_BY_KIND,
    GERMAN_MIXED,
    GERMAN_LIMITS,
    GERMAN_MISREAD,
    GERMAN_OWNED,
  ],
};
const SLOT =
  / (?=!?(?:goal|type|text|beds|min|max|area|land|epc|epcMax|in|near|rest|no)=|!?(?:garden|terrace|garage|lift|furnished|new|viager|reduced|available)(?: |$))/;

export const CASES: readonly Case[] = (Object.keys(TABLES) as Language[]).flatMap(language =>
  TABLES[language]
    .flatMap(table => table.trim().split('\n'))
    .map(line => {
      const [text = '', slots = ''] = line.split(' > ');
      return { language, text, slots: slots.split(SLOT).map(comparable).sort() };
    }),
);

/** The slots of a sentence in the notation of the tables. */
export function slotsOf(sentence: Sentence): readonly string[] {
  const { goal, types, texts, flags, places, km, rest, refused } = sentence;
  const named = places.map(place => (place.kind === 'area' ? place.code : place.name));
  const numbers = {
    beds: sentence.bedroomsMin,
    min: sentence.priceMin,
    max: sentence.priceMax,
    area: sentence.areaMin,
    land: sentence.landMin,
    epc: sentence.letter,
    epcMax: sentence.epcMax,
  };
  return [
    ...(goal ? [`goal=${goal}`] : []),
    ...types.map(type => `type=${type}`),
    ...texts.map(text => `text=${text}`),
    ...Object.entries(numbers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])),
    ...Object.entries(flags).map(([name, value]) => `${value ? '' : '!'}${name === 'newBuild' ? 'new' : name}`),
    ...named.map(name => (km === undefined ? `in=${name}` : `near=${name === '04000' ? 'Bruxelles' : name}/${km}`)),
    ...rest.map(text => `rest=${text}`),
    ...refused.map(text => `no=${text}`),
  ]
    .map(comparable)
    .sort();
}

function comparable(slot: string): string {
  return fold(slot);
}
