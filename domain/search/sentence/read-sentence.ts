import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import type { KnownPlace } from '../../page/site.ts';
import type { Language } from '../../text/language.ts';
import { goalIn } from './look-around.ts';
import { marksOf, vocabularyOf } from './marks.ts';
import { withNumbers } from './number-words.ts';
import { withoutOwnHome } from './own-home.ts';
import { placeNames } from './place-names.ts';
import { searchGarageAlone } from './read-feature.ts';
import { dropLandOfHome, typesSaid } from './read-kind.ts';
import { readMarks } from './read-marks.ts';
import { dropFurtherPlaces, narrowestPlaces } from './read-place.ts';
import { completeThousands, dropPriceOfViager, dropRentOfSale, LOWEST_SALE, orderedPrices } from './read-price.ts';
import { newReading, type Reading } from './reading.ts';
import type { Sentence } from './sentence.ts';
import { readable, tokensOf } from './tokens.ts';

/* How a sentence is read, by the example 'Maison 3 ch. près de Namur, max 400k, calme':

   1. `tokens.ts` splits the text into words, numbers and signs: `maison`, `3`, `ch`, `.`, `pres`, `de`, `namur`, `,` … `number-words.ts`
      joins numbers in letters, 'trois cent mille'.
   2. `marks.ts` joins them into marks, the longest phrase first, and gives each its meanings or places: `pres de` is a word for 'near',
      `namur` a municipality. The phrases are in `kinds.ts`, `features.ts` and `amounts.ts`, the names in `place-names.ts`; `lexicon.ts`
      finds plurals, `typo.ts` corrects 'maisn'.
   3. `read-marks.ts` reads the marks once, from left to right, and passes each to the file of its criterion: goal and kind
      (`read-kind.ts`), feature, number with its unit (`read-number.ts`, `amount-at.ts`; from there rooms, price and surface; numbers that
      are not a criterion, such as a year or a deposit: `read-other-number.ts`), certificate, place and distance. These files change a
      `Reading` (`reading.ts`): `asked` contains the criteria so far, `pending` what the words so far state about the next criterion.
      'Près de' sets `pending.isNear`, and 'Namur' then becomes 'around Namur'; 'max' sets the bound of `400k`.
   4. Before step 3, `own-home.ts` joins the words about a home that the writer, a relative or a friend has, sells or leaves into one
      mark that is not a criterion; these words are in `own-home-words.ts`. In step 3, `unread-words.ts` records words that are not a
      criterion, 'calme', so that the page can list them as not understood.
      `read-surroundings.ts` prevents that something near the home, 'proche commerces', is read as a criterion. `take-back.ts` removes a
      criterion that later words withdraw: 'jardin ou terrasse', 'garage facultatif'.
   5. After each mark, `criteriaRead` and `recordPart` in `reading.ts` compare the criteria with those before the mark, and so find the
      words that set each criterion: 'près de Namur' → `near`.
   6. `sentenceOf`, below, decides what depends on the whole sentence, and returns: house, 3 bedrooms, 10 km around Namur, up to
      400,000 €, and 'calme' as not understood. `sentence-filters.ts` converts it to the filters of a list. */

type ReadingContext = {
  readonly language: Language;
  /** Places of the site's content, which may lie abroad. */
  readonly places: readonly KnownPlace[];
  /** Whether any listing contains a folded word; such a word is not corrected as a typo. */
  readonly isWord?: (word: string) => boolean;
};

/**
 * Parses the criteria of a search sentence, in any of the four languages; if a word means different things in two of them, the page's
 * language decides. Reads at most 300 characters.
 * `readSentence('maison 3 chambres Namur max 400k', { language: 'fr', places: [] })` → `{ types: [4], bedroomsMin: 3, priceMax: 400000, … }`
 */
export function readSentence(text: string, { language, places, isWord = () => false }: ReadingContext): Sentence {
  const sentence = readable(text);
  const vocabulary = vocabularyOf(language, placeNames(places));
  const marks = withoutOwnHome(marksOf(vocabulary, withNumbers(tokensOf(sentence)), isWord));
  const reading = newReading(sentence, marks, goalIn(marks));
  readMarks(reading);
  searchGarageAlone(reading);
  dropLandOfHome(reading);
  dropPriceOfViager(reading);
  completeThousands(reading);
  dropRentOfSale(reading);
  dropFurtherPlaces(reading);
  return sentenceOf(reading);
}

function sentenceOf(reading: Reading): Sentence {
  const { asked, parts, text } = reading;
  const { priceMin, priceMax } = orderedPrices(reading);
  // 'Kots investissement' and 'appartement meublé pour investissement' are not searches for a home to rent.
  const isToInvest = asked.isToInvest || typesSaid(reading).includes(PROPERTY_TYPE.investment);
  const isSale = (priceMax ?? priceMin ?? 0) >= LOWEST_SALE;
  const places = narrowestPlaces(reading);
  const phrases = parts.rest.map(({ from, to, opinion }) => ({ text: text.slice(from, to), opinion }));
  return {
    goal: asked.isAnyGoal ? undefined : (asked.goal ?? (isSale || isToInvest ? undefined : asked.usualGoal)),
    types: typesSaid(reading),
    texts: asked.texts,
    flags: asked.flags,
    bedroomsMin: asked.bounds.bedroomsMin,
    priceMin,
    priceMax,
    areaMin: asked.bounds.areaMin,
    landMin: asked.bounds.landMin,
    letter: asked.letter,
    epcMax: asked.bounds.epcMax,
    places: asked.km === undefined ? places : places.slice(0, 1),
    km: places.length === 0 ? undefined : asked.km,
    rest: phrases.map(phrase => phrase.text),
    opinions: phrases.filter(({ opinion }) => opinion).map(phrase => phrase.text),
    refused: parts.refused,
    text,
    spans: parts.spans,
  };
}
