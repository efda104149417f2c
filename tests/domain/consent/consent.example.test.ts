import { describe, expect, it } from 'vitest';
import {
  agreeAll,
  consentSignals,
  customConsent,
  declineAll,
  formatConsent,
  parseConsent,
  storedConsent,
} from '../../../domain/consent/consent.ts';
import { consentExpiry } from '../../../domain/consent/consent-expiry.ts';
import { mayLoad } from '../../../domain/consent/third-party.ts';

describe('consent', () => {
  it('is stored as version and four flags, and in four further keys', () => {
    const consent = customConsent(1, ['analytical', 'social']);
    expect(Object.fromEntries(storedConsent(consent))).toEqual({
      consent: '1.1010',
      consentAdUserData: 'denied',
      consentAdStorage: 'denied',
      consentAnalyticsStorage: 'granted',
      consentAdPersonalization: 'denied',
    });
  });
  it('is stored for 180 days from its date, which old values lack', () => {
    expect(consentExpiry({ ...agreeAll(1), day: '2026-11-22' })).toBe('2027-05-21');
    expect(consentExpiry({ ...agreeAll(1), day: '2026-99-99' })).toBeUndefined();
    expect(consentExpiry(agreeAll(1))).toBeUndefined();
    expect(parseConsent('1.1010.2026-11-22', 1)).toEqual({
      ...customConsent(1, ['analytical', 'social']),
      day: '2026-11-22',
    });
  });
  it('is stored as 1111 when all is accepted, as 0000 when all is declined', () => {
    expect(formatConsent(agreeAll(3))).toBe('3.1111');
    expect(formatConsent(declineAll(3))).toBe('3.0000');
  });
  it.each([
    undefined,
    '',
    '1',
    '1.10',
    '1.10102',
    '01.1010',
    '1.1210',
    '2.1010',
    'granted',
    '1.1010 ',
    '1.1010.',
    '1.1010.20261122',
  ])('cannot be parsed from %j', stored => expect(parseConsent(stored, 1)).toBeUndefined());
  it('grants the three advertising signals with marketing and the analytics signal with analytics', () => {
    expect(consentSignals(customConsent(1, ['marketing']))).toEqual({
      analytics_storage: 'denied',
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
    });
  });
  it('loads each third party by its own category', () => {
    expect(mayLoad(customConsent(1, ['social']), 'facebook')).toBe(true);
    expect(mayLoad(customConsent(1, ['social']), 'youtube')).toBe(false);
    expect(mayLoad(customConsent(1, ['marketing']), 'tag-manager')).toBe(true);
    expect(mayLoad(customConsent(1, ['analytical']), 'tag-manager')).toBe(true);
    expect(mayLoad(customConsent(1, ['marketing']), 'matterport')).toBe(true);
    expect(mayLoad(customConsent(1, ['unclassified']), 'matterport')).toBe(false);
  });
});
