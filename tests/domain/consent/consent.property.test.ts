import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreeAll,
  CONSENT_CATEGORIES,
  CONSENT_KEYS,
  consentSignals,
  customConsent,
  declineAll,
  formatConsent,
  OPTIONAL_CATEGORIES,
  parseConsent,
  storedConsent,
} from '../../../domain/consent/consent.ts';
import { mayLoad, type ThirdParty } from '../../../domain/consent/third-party.ts';

const version = () => fc.integer({ min: 0, max: 99_999 });
const consent = () => fc.tuple(version(), fc.subarray([...CONSENT_CATEGORIES])).map(([v, on]) => customConsent(v, on));
const PARTIES: readonly ThirdParty[] = [
  'tag-manager',
  'analytics',
  'ads',
  'pixel',
  'youtube',
  'vimeo',
  'facebook',
  'matterport',
  'tvl',
  'yisual',
  'video',
  'map-tiles',
];

describe('consent', () => {
  it('that is stored and read again is the same choice', () => {
    fc.assert(fc.property(consent(), c => void expect(parseConsent(formatConsent(c), c.version)).toEqual(c)));
  });

  it('is asked again under another version of the policy', () => {
    fc.assert(
      fc.property(consent(), version(), (c, current) => {
        fc.pre(c.version !== current);
        expect(parseConsent(formatConsent(c), current)).toBeUndefined();
      }),
    );
  });

  it('is read only from what it would be stored as, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-2.]{0,8}$/)), text => {
        const read = parseConsent(text, 1);
        if (read) expect(formatConsent(read)).toBe(text);
      }),
    );
  });

  it('stores all five keys, each granted or denied beside the first', () => {
    fc.assert(
      fc.property(consent(), c => {
        const [first, ...others] = [...storedConsent(c)];
        expect([first?.[0], ...others.map(([key]) => key)]).toEqual(CONSENT_KEYS);
        expect(others.every(([, value]) => value === 'granted' || value === 'denied')).toBe(true);
      }),
    );
  });

  it('that is absent or declined lets nobody load and grants no signal; agreed to, everybody', () => {
    for (const party of PARTIES) {
      expect(mayLoad(undefined, party)).toBe(false);
      expect(mayLoad(declineAll(1), party)).toBe(false);
      expect(mayLoad(agreeAll(1), party)).toBe(true);
    }
    expect(new Set(Object.values(consentSignals(undefined)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(consentSignals(agreeAll(1))))).toEqual(new Set(['granted']));
  });

  it('to more categories never lets fewer load', () => {
    fc.assert(
      fc.property(consent(), fc.constantFrom(...OPTIONAL_CATEGORIES), fc.constantFrom(...PARTIES), (c, more, party) => {
        if (mayLoad(c, party)) expect(mayLoad({ ...c, [more]: true }, party)).toBe(true);
      }),
    );
  });
});
