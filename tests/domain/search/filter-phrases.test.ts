import { expect, test } from 'vitest';
import { FLAGS } from '../../../domain/list/filters.ts';
import { FEATURES } from '../../../domain/search/sentence/features.ts';
import { readSentence } from '../../../domain/search/sentence/read-sentence.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

/** Alone, a word such as 'garage' is searched in titles. */
const HOUSE = { fr: 'maison', nl: 'huis', en: 'house', de: 'Haus' };

test.each(FLAGS)('a sentence can ask for the yes/no filter %s in each language', filter => {
  const rows = FEATURES.filter(({ means }) =>
    means.some(meaning => meaning.is === 'flag' && meaning.flag === filter && meaning.value),
  );
  for (const language of LANGUAGES) {
    const phrases = rows.flatMap(row => row[language]?.split('|') ?? []);
    const isAsked = phrases.some(
      phrase => readSentence(`${HOUSE[language]} ${phrase}`, { language, places: [] }).flags[filter] === true,
    );
    expect(isAsked, language).toBe(true);
  }
});
