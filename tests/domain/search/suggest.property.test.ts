import fc from 'fast-check';
import Fuse from 'fuse.js';
import { describe, expect, test } from 'vitest';
import { goalOf } from '../../../domain/listing/goal.ts';
import { listPage } from '../../../domain/list/list-page.ts';
import { everything } from '../../../domain/list/list-query.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { typeSynonyms } from '../../../domain/search/listing-words.ts';
import { namesIn, placeLookup, sameCity } from '../../../domain/search/place-key.ts';
import { buildSuggestIndex } from '../../../domain/search/suggest-index.ts';
import { suggest } from '../../../domain/search/suggest.ts';
import { packSuggestRows, unpackSuggestRows } from '../../../adapters/wire/suggest-rows.ts';
import { referenceKey } from '../../../domain/search/reference.ts';
import { searchWords, wordStarts } from '../../../domain/search/words.ts';
import { aCatalogue, indexOf, PLACES, TYPES } from '../../arbitraries/a-catalogue.ts';
import { aText } from '../../arbitraries/a-list-query.ts';
import { rowOf, suggestIndexOf } from '../../arbitraries/a-suggest-row.ts';
import { slowMatch } from '../../support/faults/slow-list.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const ALL = { types: 1000, cities: 1000, properties: 1000 };
const BOOK = placeLookup(PLACES);
const RUNS = { numRuns: runs(200, 2) };
const aLanguage = fc.constantFrom('fr' as const, 'nl' as const, 'en' as const, 'de' as const);
const aSingleWord = aText.filter(text => searchWords(text).length === 1);
const severalWords = aText.filter(text => searchWords(text).length > 1);
const someListings = aCatalogue.filter(listings => listings.length > 0);
/** Without hyphens: in an unknown id a hyphen separates words, so that `7-` finds what `7` finds. */
const anIdText = fc.oneof(fc.integer({ min: 0, max: 3000 }).map(String), fc.stringMatching(/^[0-9A-Za-z]{1,4}$/));
const inGoal = (listings: readonly PublicListing[], goal: 'sale' | 'rent') =>
  listings.filter(listing => goalOf(listing.goal) === goal).length;
/** Whether a text is a reference typed in groups, which finds only that property. */
const isReference = (listings: readonly PublicListing[], text: string) =>
  listings.some(({ id }) => referenceKey(id) === referenceKey(text));

describe('the search box', () => {
  test('finds the ids that Fuse.js finds at threshold 0, an exact one first', () => {
    /** An unknown id, or a prefix or the whole of a known id, in any case. */
    const asked = someListings.chain(listings =>
      fc.tuple(
        fc.constant(listings),
        fc.oneof(
          anIdText,
          fc
            .tuple(fc.constantFrom(...listings), fc.integer({ min: 1, max: 6 }), fc.boolean())
            .map(([{ id }, length, loud]) => (loud ? id.toUpperCase() : id.toLowerCase()).slice(0, length)),
        ),
      ),
    );
    reaches({ found: runs(60, 2), exact: runs(30, 2) }, met =>
      fc.assert(
        fc.property(asked, ([listings, text]) => {
          const oracle = new Fuse(listings, { keys: ['id'], threshold: 0 }).search(text);
          // Without words: a short id may also start a word of a title or fact.
          const rows = listings.map(listing => ({ ...rowOf(listing), words: [] }));
          const index = buildSuggestIndex(rows, TYPES, PLACES, 'fr');
          const { properties, totals, exactId } = suggest(index, ` ${text} `, ALL);
          expect(properties.map(({ id }) => id).sort()).toEqual(oracle.map(({ item }) => item.id).sort());
          expect(totals.properties).toBe(oracle.length);
          const exact = listings.find(({ id }) => id.toLowerCase() === text.toLowerCase());
          expect(exactId).toBe(exact?.id);
          if (oracle.length > 0) met('found');
          if (!exact) return;
          met('exact');
          expect(properties[0]?.id).toBe(exact.id);
        }),
        { numRuns: runs(300, 2) },
      ),
    );
  });

  test('without text lists all property types of the agency in their order and nothing else', () => {
    fc.assert(
      fc.property(aCatalogue, fc.constantFrom('', ' ', '\t\n', '\u00a0'), (listings, text) => {
        const result = suggest(suggestIndexOf(listings), text);
        expect(result.types.map(({ webId }) => webId)).toEqual(TYPES.map(({ webId }) => webId));
        expect([result.cities, result.properties]).toEqual([[], []]);
      }),
    );
  });

  test('with one word finds types with a matching word in the page’s language, otherwise in another, and cities with a matching name', () => {
    reaches({ type: runs(20, 2), city: runs(20, 2), 'other language': runs(3, 2) }, met =>
      fc.assert(
        fc.property(aCatalogue, aSingleWord, aLanguage, (listings, text, language) => {
          const [word = ''] = searchWords(text);
          const { types, cities } = suggest(suggestIndexOf(listings, language), text, ALL);
          const begins = (starts: readonly string[]) => starts.some(start => start.startsWith(word));
          const shown = TYPES.filter(({ name, webId }) =>
            begins([...wordStarts(name[language] ?? name.fr ?? ''), ...typeSynonyms(webId, [language])]),
          );
          const other = TYPES.filter(({ name, webId }) =>
            begins([...namesIn(name).flatMap(wordStarts), ...typeSynonyms(webId)]),
          );
          const expected = shown.length > 0 ? shown : other;
          expect(types.map(({ webId }) => webId)).toEqual(expected.map(({ webId }) => webId));
          if (shown.length === 0 && other.length > 0) met('other language');
          if (types.length > 0) met('type');
          if (cities.length > 0) met('city');
          for (const { name, postcode } of cities) {
            const place = PLACES.find(known =>
              sameCity({ name, postcode }, { name: known.name.fr ?? '', postcode: known.postcode }, BOOK),
            );
            const names = place ? [...namesIn(place.name), ...place.aliases] : [name];
            expect([postcode, ...names.flatMap(wordStarts)].some(start => start.startsWith(word))).toBe(true);
          }
        }),
        RUNS,
      ),
    );
  });

  test('counts types and cities correctly, as an independent count shows', () => {
    fc.assert(
      fc.property(aCatalogue, aLanguage, (listings, language) => {
        const index = suggestIndexOf(listings, language);
        for (const { webId, sale, rent } of index.types) {
          const of = listings.filter(({ typeIds }) => typeIds.includes(webId));
          expect([sale, rent]).toEqual([inGoal(of, 'sale'), inGoal(of, 'rent')]);
        }
        for (const { name, postcode, sale, rent } of index.cities) {
          const of = listings.filter(({ place }) =>
            namesIn(place.name).some(other =>
              sameCity({ name: other, postcode: place.postcode }, { name, postcode }, BOOK),
            ),
          );
          expect([sale, rent]).toEqual([inGoal(of, 'sale'), inGoal(of, 'rent')]);
        }
        expect(index.cities.reduce((sum, { sale, rent }) => sum + sale + rent, 0)).toBe(listings.length);
      }),
    );
  });

  test('finds a city by every prefix of every word of its names, in any case, and by its postcode', () => {
    fc.assert(
      fc.property(someListings, fc.nat(), fc.nat(), fc.nat(), fc.boolean(), (listings, which, name, length, loud) => {
        const listing = listings[which % listings.length] as PublicListing;
        const key = indexOf(listings).cities.find(city =>
          namesIn(listing.place.name).some(own =>
            sameCity(
              { name: own, postcode: listing.place.postcode },
              { name: city.key.split('|')[1] ?? '', postcode: city.postcode },
              BOOK,
            ),
          ),
        )?.key;
        const place = PLACES.find(({ postcode, name: names }) =>
          namesIn(listing.place.name).some(own =>
            sameCity({ name: own, postcode: listing.place.postcode }, { name: names.fr ?? '', postcode }, BOOK),
          ),
        );
        const names = place ? [...namesIn(place.name), ...place.aliases] : namesIn(listing.place.name);
        const words = [listing.place.postcode, ...names.flatMap(full => full.split(/[\s-]/))];
        const word = words[name % words.length] as string;
        const typed = word.slice(0, 1 + (length % word.length));
        const { cities } = suggest(suggestIndexOf(listings), loud ? typed.toUpperCase() : typed, ALL);
        expect(cities.map(city => city.key)).toContain(key);
      }),
      RUNS,
    );
  });

  test('with several words finds the listings that match each, and the types and cities of those', () => {
    reaches({ some: runs(30, 2) }, met =>
      fc.assert(
        fc.property(aCatalogue, severalWords, aLanguage, (listings, text, language) => {
          fc.pre(!isReference(listings, text));
          const words = searchWords(text);
          const remaining = listings.filter(listing => words.every(word => slowMatch(listing, word, TYPES, PLACES)));
          if (remaining.length > 0) met('some');
          const result = suggest(suggestIndexOf(listings, language), text, ALL);
          expect(result.properties.map(({ id }) => id).sort()).toEqual(remaining.map(({ id }) => id).sort());
          const recount = suggestIndexOf(remaining, language);
          const some = (entry: { sale: number; rent: number }) => entry.sale + entry.rent > 0;
          expect(result.types).toEqual(recount.types.filter(some));
          const bare = (cities: typeof recount.cities) =>
            cities.map(({ key, sale, rent }) => `${key} ${sale} ${rent}`).sort();
          expect(bare(result.cities)).toEqual(bare(recount.cities));
        }),
        RUNS,
      ),
    );
  });

  test('finds no more with each further word', () => {
    reaches({ narrower: runs(20, 2) }, met =>
      fc.assert(
        fc.property(aCatalogue, severalWords, aText, (listings, text, more) => {
          // A further word turns the groups of a reference into ordinary words.
          fc.pre(!isReference(listings, text));
          const index = suggestIndexOf(listings);
          const [before, after] = [suggest(index, text, ALL), suggest(index, `${text} ${more}`, ALL)];
          if (after.properties.length < before.properties.length) met('narrower');
          expect(before.properties).toEqual(expect.arrayContaining([...after.properties]));
          expect(after.totals.cities).toBeLessThanOrEqual(before.totals.cities);
          expect(after.totals.types).toBeLessThanOrEqual(before.totals.types);
        }),
        RUNS,
      ),
    );
  });

  test('with several words counts as many listings of a type as the list with that type and text', () => {
    reaches({ type: runs(30, 2) }, met =>
      fc.assert(
        fc.property(aCatalogue, severalWords, aLanguage, (listings, text, language) => {
          const index = indexOf(listings);
          const { types } = suggest(suggestIndexOf(listings, language), text, ALL);
          if (types.length > 0) met('type');
          for (const type of types) {
            for (const goal of ['sale', 'rent'] as const) {
              expect(listPage(index, { ...everything(goal), type: [type.webId], q: text }).total).toBe(type[goal]);
            }
          }
        }),
        RUNS,
      ),
    );
  });

  test('shows no more than the panel’s limit and returns the total, for any text', () => {
    fc.assert(
      fc.property(
        aCatalogue,
        fc.oneof(aText, anIdText, wholeText()),
        fc.integer({ min: 1, max: 3 }),
        (listings, text, limit) => {
          const index = suggestIndexOf(listings);
          const whole = suggest(index, text, ALL);
          const short = suggest(index, text, { types: limit, cities: limit, properties: limit });
          for (const group of ['types', 'cities', 'properties'] as const) {
            expect(whole.totals[group]).toBe(whole[group].length);
            expect(short.totals[group]).toBe(whole.totals[group]);
            expect(short[group].length).toBe(Math.min(limit, whole.totals[group]));
            expect(new Set<unknown>(short[group]).size).toBe(short[group].length);
          }
          expect(index.rows).toEqual(expect.arrayContaining([...whole.properties]));
        },
      ),
      RUNS,
    );
  });
});

describe('packed rows for the browser', () => {
  test('survive packing and unpacking', () => {
    fc.assert(
      fc.property(aCatalogue, listings => {
        const rows = listings.map(listing => rowOf(listing));
        expect(unpackSuggestRows(JSON.parse(JSON.stringify(packSuggestRows(rows))))).toEqual(rows);
      }),
    );
  });
});
