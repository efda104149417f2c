import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const FIELDS = [
  ...Object.keys(GOOD_RECORD),
  'Pictures',
  'Documents',
  'Media',
  'OnlineMedia',
  'OwnerEmails',
  'Latitude',
  'Longitude',
  'EnergyPerformance',
  '__proto__',
];
const PROJECT = { ...GOOD_RECORD, ID: '20418', PublicAddress: true };

/** A valid record in which some fields hold any JSON. */
const spoiled = fc
  .dictionary(fc.constantFrom(...FIELDS), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 4 })
  .map(fields => ({ ...GOOD_RECORD, ...fields }));

test('any text is parsed without a throw', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), text => void parseFeed(text)));
});

test('any JSON in any field is parsed without a throw, and every resulting listing has an id, a type and a language', () => {
  reaches({ kept: runs(50), refused: runs(50) }, met =>
    fc.assert(
      fc.property(fc.array(spoiled, { maxLength: 6 }), fc.array(spoiled, { maxLength: 3 }), (properties, projects) => {
        const { listings, refused } = parseFeed(feedOf(properties, projects));
        if (listings.length > 0) met('kept');
        if (refused.length > 0) met('refused');
        for (const listing of listings) {
          expect(listing.id).toMatch(/^[0-9A-Za-z-]{1,20}$/);
          expect(listing.typeIds.length).toBeGreaterThan(0);
          expect(listing.languages.length).toBeGreaterThan(0);
          expect(listing.price === undefined || Number.isFinite(listing.price)).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    ),
  );
});

test('a valid record is imported whatever surrounds it', () => {
  const bad = fc
    .jsonValue({ maxDepth: 2 })
    .filter(value => !(typeof value === 'object' && value !== null && 'ID' in value));
  const [alone] = parseFeed(feedOf([GOOD_RECORD])).listings;
  fc.assert(
    fc.property(fc.array(bad, { maxLength: 8 }), fc.nat(8), (others, at) => {
      const { listings, refused } = parseFeed(feedOf(others.toSpliced(at, 0, GOOD_RECORD)));
      expect(listings).toEqual([alone]);
      expect(refused.length).toBeGreaterThanOrEqual(others.length);
    }),
  );
});

test('the order of the records affects only the order of the listings', () => {
  const records = ['fr', 'nl', 'en', 'de'].flatMap(Language =>
    ['6398214', '6371905'].map(ID => ({
      ...GOOD_RECORD,
      ID,
      Language,
      Title: `${ID} ${Language}`,
      Price: Language === 'de' ? 450_000 : 460_000,
    })),
  );
  const ordered = (feed: ReturnType<typeof parseFeed>) => feed.listings.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const expected = ordered(parseFeed(feedOf(records)));
  fc.assert(
    fc.property(fc.shuffledSubarray(records, { minLength: records.length }), shuffled => {
      expect(ordered(parseFeed(feedOf(shuffled)))).toEqual(expected);
    }),
  );
});

test('a valid project is imported whatever surrounds it', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 5 }), others => {
      const { projects } = parseFeed(feedOf([], [...others, PROJECT]));
      expect(projects.map(project => project.id)).toEqual(['20418']);
    }),
  );
});
