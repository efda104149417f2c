import { describe, expect, test } from 'vitest';
import type { OwnedProperty } from '../../application/portal/owned-property-view.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { pageViewCounts } from '../../domain/statistics/page-view-counts.ts';
import { interestWords } from '../../ui/components/account/interest-words.ts';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';
import { makeTranslations, textsOf } from '../../ui/locales/translations.ts';

const TODAY = '2026-10-25';
const property: OwnedProperty = {
  id: '6398214',
  href: '/fr/espace-proprietaire/6398214/',
  title: { text: 'Maison' },
  place: '5000 Namur',
  type: 'house',
  picture: undefined,
  state: 'offered',
  publicHref: '/fr/a-vendre/namur/6398214/',
  price: undefined,
  publishedOn: '2026-01-01',
  counts: { ...pageViewCounts([], 0, TODAY), total: 3 },
  interest: { kind: 'seven-days', views: 0 },
};

describe.each(LANGUAGES)('the summary of a property’s interest in %s', language => {
  const t = textsOf(makeTranslations(language, dictionaryOf(language, language)), 'portal');
  const words = (more: Partial<OwnedProperty>) => interestWords(t, { ...property, ...more }, TODAY);
  const looks = { thing: t('thing.house'), count: 3, times: '3' };

  test.each(['sold', 'rented'] as const)('states first that it is %s, then whether it is still online', state => {
    const left = words({ state, publicHref: undefined });
    expect(left).toBe(`${t(`state.${state}`)}. ${t('left', looks)}`);
    expect(words({ state })).not.toContain(t('left', looks));
    expect(left).not.toContain(t('offline', looks));
  });

  test('states that it is offline after it was withdrawn', () => {
    expect(words({ state: 'offline', publicHref: undefined })).toBe(t('offline', looks));
  });
});
