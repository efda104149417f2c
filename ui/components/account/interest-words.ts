import type { TFunction } from 'i18next';
import type { OwnedProperty } from '../../../application/portal/owned-property-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { dayWords } from '../common/day-words.ts';

/** Summary of the recent page views of a property, in everyday words for its owner. */
export function interestWords(t: TFunction<'portal'>, property: OwnedProperty, today: string): string {
  const { state, interest, counts } = property;
  const thing = t(`thing.${property.type}`);
  const looks = { thing, count: counts.total, times: numberText(counts.total) };
  if (state === 'offline') return t('offline', looks);
  const summary = property.publicHref === undefined ? t('left', looks) : toldOf();
  // For a property that is sold, let or under option, the summary begins with that state, because it explains the page views.
  return state === 'offered' ? summary : `${t(`state.${state}`)}. ${summary}`;

  function toldOf(): string {
    const values = { thing, count: interest.views, times: numberText(interest.views) };
    if (interest.kind === 'new') {
      if (interest.since >= today) return t('newToday', values);
      return t('new', { ...values, day: dayWords(t, interest.since, 'weekday') });
    }
    const sentence = t('seen', values);
    if (interest.kind === 'seven-days') return t('alone', { sentence });
    const count = Math.abs(interest.difference);
    if (count === 0) return t('same', { sentence });
    return t(interest.difference > 0 ? 'more' : 'fewer', { sentence, count, times: numberText(count) });
  }
}
