import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPage } from '../../../domain/list/list-page.ts';
import { everything } from '../../../domain/list/list-query.ts';
import { goalOf } from '../../../domain/listing/goal.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import { listingWords } from '../../../domain/search/listing-words.ts';
import { MEANINGS, TYPE_SYNONYMS } from '../../../domain/search/synonyms.ts';
import { suggest } from '../../../domain/search/suggest.ts';
import { foundFor } from '../../../domain/search/suggest-narrowed.ts';
import { searchWords } from '../../../domain/search/words.ts';
import { foldedWords } from '../../../domain/text/fold.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aCatalogue, indexOf } from '../../arbitraries/a-catalogue.ts';
import { aText } from '../../arbitraries/a-list-query.ts';
import { suggestIndexOf } from '../../arbitraries/a-suggest-row.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** Text, often one that matches titles of the catalogue. */
const aWordOfTitles = fc.oneof(
  aText,
  fc.constantFrom('furnished', 'attique', 'dokken', 'Dyle', 'laden maas', 'studio'),
);
const bare = { title: {}, mainTypeName: {}, typeDescription: {}, viager: false, newBuild: false, facts: {} };
/** Whether every typed word starts a word of the listing. */
const finds = (listing: typeof bare, typed: string) =>
  searchWords(typed).every(word => listingWords(listing).some(own => own.startsWith(word)));

describe('search words of a listing', () => {
  const studio = { ...bare, title: { fr: 'Studio meublé près de la Dyle', de: 'Möbliertes Studio' } };

  test('are those of its title in every language, without accents, and parts of compounds', () => {
    for (const typed of ['studio', 'MEUBLÉ', 'Dyle', 'möbliertes', 'studio dyle'])
      expect(finds(studio, typed)).toBe(true);
    const villa = { ...bare, title: { fr: "Villa d'architecte" } };
    for (const typed of ['architecte', "d'arch", 'd’arch']) expect(finds(villa, typed)).toBe(true);
    expect(finds(villa, 'studio')).toBe(false);
  });

  test('include synonyms in all four languages', () => {
    for (const typed of ['gemeubeld', 'furnished', 'Einzimmerwohnung']) expect(finds(studio, typed)).toBe(true);
    const ground = { ...bare, typeDescription: { nl: 'Gelijkvloerse verdieping met tuin' } };
    for (const typed of ['rez-de-chaussée', 'rez de chaussée', 'ground floor', 'Erdgeschoss', 'jardin'])
      expect(finds(ground, typed)).toBe(true);
    // Synonyms match whole terms: 'town' alone does not match 'town house', the synonym of 'herenhuis'.
    expect(finds({ ...bare, title: { en: 'Shop in the town' } }, 'herenhuis')).toBe(false);
  });

  test('include those of its facts', () => {
    expect(finds({ ...bare, viager: true }, 'lijfrente')).toBe(true);
    const facts = { furnished: true, gardenArea: 40, lift: true };
    for (const typed of ['garden', 'gemeubeld', 'ascenseur'])
      expect(finds({ ...bare, facts } as typeof bare, typed)).toBe(true);
    expect(finds({ ...bare, facts: { gardenArea: 0, lift: false } } as typeof bare, 'garden')).toBe(false);
  });

  test('exclude conjunctions, prepositions and words for the goal', () => {
    expect(searchWords('maison à vendre à Namur')).toEqual(['maison', 'namur']);
    expect(searchWords('Appartement te huur in Gent')).toEqual(['appartement', 'gent']);
    expect(searchWords('à louer: studio')).toEqual(['studio']);
    expect(searchWords('la louvière')).toEqual(['la', 'louviere']);
    expect(searchWords('la l')).toEqual(['la', 'l']);
    expect(searchWords('te huur')).toEqual(['te', 'huur']);
  });

  test('every term is found when typed, and every type of the site has synonyms in each language', () => {
    for (const { terms } of MEANINGS)
      for (const term of terms) expect(finds({ ...bare, title: { fr: terms[0] ?? '' } }, term), term).toBe(true);
    for (const type of Object.values(PROPERTY_TYPE)) {
      if (type === PROPERTY_TYPE.other) continue;
      for (const language of LANGUAGES) expect(TYPE_SYNONYMS.get(type)?.[language].length).toBeGreaterThan(0);
    }
    // No term is listed twice within one meaning.
    for (const { terms } of MEANINGS) {
      const folded = terms.map(term => foldedWords(term).join(' '));
      expect(new Set(folded).size).toBe(folded.length);
    }
  });
});

describe('search results by words', () => {
  test('a reference typed in groups is found in the search box and in the list of its goal alone', () => {
    const listings = fc.sample(aCatalogue, { numRuns: 50, seed: 1 }).find(all => all.length > 0) ?? [];
    const all = listings.map((listing, at) => ({ ...listing, id: `64${at}8871` as ListingId }));
    const [box, list] = [suggestIndexOf(all, 'fr'), indexOf(all)];
    for (const { id, goal } of all)
      for (const text of [`${id.slice(0, 3)} ${id.slice(3)}`, `${id.slice(0, 2)}.${id.slice(2, 5)} ${id.slice(5)}`]) {
        const own = goalOf(goal);
        expect(foundFor(box, text), text).toEqual({ sale: 0, rent: 0, [own]: 1 });
        for (const asked of ['sale', 'rent'] as const)
          expect(listPage(list, { ...everything(asked), q: text }).total, text).toBe(asked === own ? 1 : 0);
      }
    expect(all.length).toBeGreaterThan(0);
  });

  test('are equal in the search box and in the list of each goal', () => {
    reaches({ found: runs(60), 'by its own words': runs(20) }, met =>
      fc.assert(
        fc.property(aCatalogue, aWordOfTitles, fc.constantFrom(...LANGUAGES), (listings, text, language) => {
          const [box, list] = [suggestIndexOf(listings, language), indexOf(listings)];
          const found = foundFor(box, text);
          for (const goal of ['sale', 'rent'] as const) {
            expect(listPage(list, { ...everything(goal), q: text }).total).toBe(found[goal]);
          }
          if (found.sale + found.rent > 0) met('found');
          const own = listings.filter(listing =>
            searchWords(text).every(word => word.length > 1 && listingWords(listing).some(it => it.startsWith(word))),
          );
          if (own.length === 0) return;
          met('by its own words');
          const { properties } = suggest(box, text, { types: 0, cities: 0, properties: 100 });
          expect(properties.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
          for (const listing of own) expect(found[goalOf(listing.goal)]).toBeGreaterThan(0);
        }),
        { numRuns: runs(200) },
      ),
    );
  });
});
