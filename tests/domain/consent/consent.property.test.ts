import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agreeAll,
  type Consent,
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
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const version = () => fc.integer({ min: 0, max: 99_999 });
const consent = () =>
  fc
    .tuple(version(), fc.subarray([...CONSENT_CATEGORIES]), fc.constantFrom(undefined, '2026-11-22', '2028-02-29'))
    .map(([v, on, day]): Consent => ({ ...customConsent(v, on), ...(day !== undefined && { day }) }));
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
  it('is unchanged after storing and parsing', () => {
    fc.assert(fc.property(consent(), c => void expect(parseConsent(formatConsent(c), c.version)).toEqual(c)));
  });

  it('is requested again for another version of the policy', () => {
    fc.assert(
      fc.property(consent(), fc.integer({ min: 1, max: 99_999 }), (c, further) => {
        const current = (c.version + further) % 100_000;
        expect(parseConsent(formatConsent(c), current)).toBeUndefined();
      }),
    );
  });

  it('is parsed only from its stored format, for any text', () => {
    /** A stored choice, in half of the cases with a character removed, doubled or changed. */
    const aStored = fc
      .tuple(consent(), fc.nat(), fc.constantFrom(undefined, undefined, '', '0', '1', '2', '.', ' ', '11'))
      .map(([c, place, put]) => {
        const text = formatConsent({ ...c, version: 1 });
        const at = place % text.length;
        return put === undefined ? text : text.slice(0, at) + put + text.slice(at + 1);
      });
    reaches({ read: runs(100), refused: runs(100) }, met =>
      fc.assert(
        fc.property(fc.oneof(fc.string(), { arbitrary: aStored, weight: 4 }), text => {
          const read = parseConsent(text, 1);
          met(read ? 'read' : 'refused');
          if (read) expect(formatConsent(read)).toBe(text);
        }),
        { numRuns: runs(1000) },
      ),
    );
  });

  it('stores five keys: the choice, and granted or denied for each signal', () => {
    fc.assert(
      fc.property(consent(), c => {
        const [first, ...others] = [...storedConsent(c)];
        expect([first?.[0], ...others.map(([key]) => key)]).toEqual(CONSENT_KEYS);
        expect(others.every(([, value]) => value === 'granted' || value === 'denied')).toBe(true);
      }),
    );
  });

  it('that is absent or declined loads no service and grants no signal; full consent loads and grants all', () => {
    for (const party of PARTIES) {
      expect(mayLoad(undefined, party)).toBe(false);
      expect(mayLoad(declineAll(1), party)).toBe(false);
      expect(mayLoad(agreeAll(1), party)).toBe(true);
    }
    expect(new Set(Object.values(consentSignals(undefined)))).toEqual(new Set(['denied']));
    expect(new Set(Object.values(consentSignals(agreeAll(1))))).toEqual(new Set(['granted']));
  });

  it('to more categories never loads fewer services', () => {
    fc.assert(
      fc.property(consent(), fc.constantFrom(...OPTIONAL_CATEGORIES), (c, more) => {
        const loading = (choice: Consent) => PARTIES.filter(party => mayLoad(choice, party));
        expect(loading({ ...c, [more]: true })).toEqual(expect.arrayContaining(loading(c)));
        expect(loading({ ...c, [more]: true }).length).toBeGreaterThan(0);
      }),
    );
  });
});
