import { expect, test } from 'vitest';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';
import { makeSiteWords } from '../../adapters/composition/pages/site-words.ts';
import { textsOf } from '../../ui/locales/translations.ts';
import { SAMPLE } from '../support/site/sample-site.ts';

test('a site has one i18next instance for each language and version of its content', () => {
  let { settings } = SAMPLE.content;
  const wordsOf = makeSiteWords(() => settings, dictionaryOf);
  const [french, dutch] = [wordsOf('fr'), wordsOf('nl')];
  expect([french.language, dutch.language]).toEqual(['fr', 'nl']);
  expect(wordsOf('fr')).toBe(french);
  expect(wordsOf('nl')).toBe(dutch);
  settings = { ...settings };
  expect(wordsOf('fr')).not.toBe(french);
  expect(wordsOf('fr')).toBe(wordsOf('fr'));
  expect(textsOf(wordsOf('fr'), 'listing')('price.onDemand')).toBe(textsOf(french, 'listing')('price.onDemand'));
});
