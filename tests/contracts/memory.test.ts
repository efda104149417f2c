import { describe, expect, test } from 'vitest';
import { SAMPLE } from '../support/site/sample-site.ts';
import { makeMemoryImport } from '../../adapters/memory/catalogue/catalogue-import.ts';
import { makeMemoryImportRuns } from '../support/site/memory-import-runs.ts';
import { makeMemoryCatalogue } from '../../adapters/memory/catalogue/listing-catalogue.ts';
import { builtInBaseMap } from '../../adapters/base-map/built-in-base-map.ts';
import { makeSiteContent } from '../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../adapters/composition/site/phrases-in.ts';
import { contentOf, parseSnapshot, takeSnapshot, writeSnapshot } from '../../adapters/memory/site-snapshot.ts';
import { publicListing } from '../../domain/listing/public-listing.ts';
import { aListing } from '../arbitraries/full-listing.ts';
import { PLACES, TYPES } from '../arbitraries/a-catalogue.ts';
import { describeCatalogueImport, type MakeImports } from './catalogue/catalogue-import.contract.ts';
import { describeUndo } from './catalogue/undo-import.contract.ts';
import { describeImportRuns } from './catalogue/import-runs.contract.ts';
import { describeListingCatalogue } from './catalogue/listing-catalogue.contract.ts';
import { describeSiteContent } from './content/site-content.contract.ts';

describeListingCatalogue('in memory', (types, places) => {
  const catalogue = makeMemoryCatalogue(types, places, builtInBaseMap());
  return { catalogue, publish: async (listings, projects) => catalogue.publish(listings, projects) };
});

// A backend with sales only: without agents, projects and removed listings.
describeListingCatalogue(
  'in memory, of sales alone',
  (types, places) => {
    const { publish, ...catalogue } = makeMemoryCatalogue(types, places, builtInBaseMap());
    return {
      catalogue: { ...catalogue, removed: () => Promise.reject(new Error('it remembers nothing')) },
      async publish(listings, projects) {
        if (projects.length > 0 || listings.some(({ goal }) => goal !== 0)) throw new Error('it holds sales alone');
        publish(
          listings.map(listing => ({ ...listing, agentId: undefined })),
          [],
        );
      },
    };
  },
  { as: listing => ({ ...listing, agentId: undefined }), kinds: ['sale'] },
);

const imports: MakeImports = clock => {
  const catalogue = makeMemoryCatalogue(TYPES, PLACES, builtInBaseMap());
  return { ...makeMemoryImport(catalogue, clock), seen: async () => catalogue };
};
describeCatalogueImport('in memory', imports, 100);
describeUndo('in memory', imports, 100);

describeImportRuns('in memory', async () => makeMemoryImportRuns());

describeSiteContent('in memory', content => makeSiteContent(content, builtInBaseMap(), phrasesIn));

const SCRIPT = '/assets/static-boot-a1b2c3d4.js';

describeSiteContent('in memory, out of a snapshot that went through JSON', content =>
  makeSiteContent(
    contentOf(parseSnapshot(writeSnapshot(takeSnapshot(content, [], [], []), SCRIPT), SCRIPT)),
    builtInBaseMap(),
    phrasesIn,
  ),
);

describe('the text of a snapshot', () => {
  const listings = [publicListing(aListing(), undefined)];
  const text = writeSnapshot(takeSnapshot(SAMPLE.content, listings, [], []), SCRIPT);
  const changed = (more: Readonly<Record<string, unknown>>) => JSON.stringify({ ...JSON.parse(text), ...more });

  test('has all data in the build that wrote it', () => {
    expect(parseSnapshot(text, SCRIPT).listings.map(({ id }) => id)).toEqual(listings.map(({ id }) => id));
  });

  test('is refused by another build, with the names of both', () => {
    const other = '/assets/static-boot-e5f6a7b8.js';
    expect(() => parseSnapshot(text, other)).toThrow(
      `the data of the site is of another build: of ${SCRIPT} instead of ${other}`,
    );
  });

  test.each([
    ['no build', { build: undefined }],
    ['no content', { content: null }],
    ['content of another shape', { content: { settings: {}, pages: {} } }],
    ['listings that are no list', { listings: {} }],
    ['a listing without an id', { listings: [{ title: 'House' }] }],
    ['a project without an id', { projects: [null] }],
    ['no changes', { changes: undefined }],
    ['places nearby as a list', { nearby: [] }],
  ])('is refused with %s', (_, more) => {
    expect(() => parseSnapshot(changed(more), SCRIPT)).toThrow('the data of the site is invalid');
  });

  test.each(['[]', 'null', '"site"', '{}', '<!doctype html>'])('is refused if it is %s', other => {
    expect(() => parseSnapshot(other, SCRIPT)).toThrow();
  });
});

test('changed content has new routes and places', () => {
  const site = makeSiteContent(SAMPLE.content, builtInBaseMap(), phrasesIn);
  const before = site.current();
  site.change({ ...SAMPLE.content, version: 'next', pathTable: [], places: [] });
  expect(site.current()).not.toBe(before);
  expect(site.current().content.version).toBe('next');
  expect(site.current().routes.match('/fr/contact/')).toBeUndefined();
  expect(before.routes.match('/fr/contact/')).toBeDefined();
});

test('content shows the successors of persons who left, also after a change, and stays the same object if they are the same', () => {
  const site = makeSiteContent(SAMPLE.content, builtInBaseMap(), phrasesIn);
  const before = site.current();
  site.showSuccessors(new Map());
  expect(site.current()).toBe(before);
  site.showSuccessors(new Map([['an', 'bert']]));
  const after = site.current();
  expect(after.content).not.toBe(before.content);
  site.showSuccessors(new Map([['an', 'bert']]));
  expect(site.current()).toBe(after);
  site.change({ ...SAMPLE.content, version: 'next' });
  expect(site.current().content).toMatchObject({ version: 'next', successors: new Map([['an', 'bert']]) });
  site.showSuccessors(new Map());
  expect(site.current().content.successors).toEqual(new Map());
});
