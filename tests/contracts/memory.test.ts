import { expect, test } from 'vitest';
import { SAMPLE } from '../support/site/sample-site.ts';
import { makeMemoryImport } from '../../adapters/memory/catalogue/catalogue-import.ts';
import { makeMemoryImportRuns } from '../support/site/memory-import-runs.ts';
import { makeMemoryCatalogue } from '../../adapters/memory/catalogue/listing-catalogue.ts';
import { builtInBaseMap } from '../../adapters/base-map/built-in-base-map.ts';
import { makeSiteContent } from '../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../adapters/composition/site/phrases-in.ts';
import { contentOf, takeSnapshot } from '../../adapters/memory/site-snapshot.ts';
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

describeSiteContent('in memory, out of a snapshot that went through JSON', content =>
  makeSiteContent(
    contentOf(JSON.parse(JSON.stringify(takeSnapshot(content, [], [], [])))),
    builtInBaseMap(),
    phrasesIn,
  ),
);

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
