import { describe, expect, test } from 'vitest';
import { addTexts, makeTranslations, textsOf } from '../../ui/locales/translations.ts';
import { heapAfterCollection } from '../support/faults/heap.ts';

const words = () =>
  makeTranslations('fr', {
    listing: {
      name: 'Bien',
      bedrooms_one: '{{count}} chambre',
      bedrooms_other: '{{count}} chambres',
      at: 'dès {{value}}',
    },
  });

describe('translations of a language', () => {
  test('are those of a concept, with plurals and placeholders', () => {
    const t = textsOf(words(), 'listing');
    expect(words().language).toBe('fr');
    expect([t('name'), t('bedrooms', { count: 1 }), t('bedrooms', { count: 3 }), t('at', { value: '5' })]).toEqual([
      'Bien',
      '1 chambre',
      '3 chambres',
      'dès 5',
    ]);
  });

  test('are equal when repeated, and differ for other values', () => {
    const t = textsOf(words(), 'listing');
    for (let value = 0; value < 5_000; value++) expect(t('at', { value })).toBe(`dès ${value}`);
    expect([t('at', { value: 7 }), t('at', { value: '7 m²' }), t('at', { value: 7 })]).toEqual([
      'dès 7',
      'dès 7 m²',
      'dès 7',
    ]);
  });

  test('are not cached with visitors’ text, of any amount', () => {
    const t = textsOf(words(), 'listing');
    const before = heapAfterCollection();
    for (let number = 0; number < 1_500; number++) t('at', { value: `${number}${'x'.repeat(20_000)}` });
    // The calls above passed in 30 MB of text.
    expect(heapAfterCollection() - before).toBeLessThan(5_000_000);
    expect(t('at', { value: 5 })).toBe('dès 5');
  });

  test('are the same function for every component, so that none is re-rendered for it', () => {
    const translations = words();
    expect(textsOf(translations, 'listing')).toBe(textsOf(translations, 'listing'));
  });

  test('can be extended, and list their keys', () => {
    const translations = words();
    const has = (ns: string, key: string) => translations.exists(key, { ns });
    expect([has('cost', 'duty'), has('listing', 'name'), has('listing', 'duty')]).toEqual([false, true, false]);
    addTexts(translations, { cost: { duty: 'Droits' } });
    expect(has('cost', 'duty')).toBe(true);
    expect(textsOf(translations, 'cost')('duty')).toBe('Droits');
  });
});
