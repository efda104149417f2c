import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeImport } from '../../../adapters/composition/import/open-catalogue.ts';
import { openSource } from '../../../adapters/composition/import/open-source.ts';
import { copiesIn, picturePlace } from '../../../adapters/composition/site/picture-places.ts';
import { readSettings } from '../../../adapters/composition/settings.ts';
import { makeStorePicture } from '../../../adapters/images/picture-copies.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { makeAgency } from '../../doubles/made-agency.ts';
import { openImmoXml } from '../../doubles/openimmo-packages.ts';
import { zipOf } from '../../doubles/zip-writer.ts';
import { SAMPLE } from '../../support/site/sample-site.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'clairval-openimmo-site-'));
  mkdirSync(join(root, 'in'));
  // File times cannot be set back, so the site's clock is set ahead.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

test('a site with CATALOGUE_SOURCE=openimmo:FOLDER shows a package with its pictures', async () => {
  const settings = readSettings({ CATALOGUE_SOURCE: `openimmo:${join(root, 'in')}`, DATA_DIR: join(root, 'var') });
  if ('refused' in settings || !settings.catalogueSource) throw new Error('no settings');
  const { dataDirectory, contentDirectory } = settings;
  const source = await openSource(settings.catalogueSource, {
    contentDirectory,
    dataDirectory,
    languages: ['fr'],
    defaultLanguage: 'fr',
    environment: {},
    storePicture: makeStorePicture(copiesIn(dataDirectory)),
  });
  const agency = { projects: [], estates: makeAgency(1).estates.map(estate => ({ ...estate, id: 5, pictures: 1 })) };
  const photograph = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#358' } })
    .jpeg()
    .toBuffer();
  const xml = openImmoXml(agency, { document: text => text.replace(/<check.*?<\/check>/, '') });
  const zip = zipOf([
    { name: 'openimmo.xml', bytes: xml },
    { name: '5_1.jpg', bytes: photograph },
  ]);
  writeFileSync(join(root, 'in', 'full.zip'), zip);

  mkdirSync(dataDirectory, { recursive: true });
  const database = await openDatabase(settings);
  try {
    const importFeed = makeImport(settings, database, makeSiteContent(SAMPLE.content, builtInBaseMap(), phrasesIn));
    const open = () => source.open({ scope: 'all', since: undefined, signal: new AbortController().signal });
    expect(await importFeed(open(), { dryRun: true })).toMatchObject({ kind: 'imported', version: undefined });
    await source.settled?.(false);
    expect(readdirSync(join(root, 'in'))).toEqual(['full.zip']);

    const outcome = await importFeed(open());
    expect(outcome).toMatchObject({ kind: 'imported', report: { listings: { added: ['5'] }, refused: [] } });
    await source.settled?.(true);
    expect(readdirSync(join(root, 'in'))).toEqual(['done']);
    expect(readdirSync(join(dataDirectory, 'openimmo'))).toEqual(['read.json']);

    const { types, places } = SAMPLE.content;
    const catalogue = await database.catalogue({ types, places, baseMap: builtInBaseMap(), runSlices: takeTurns });
    const [listing] = await catalogue.listings(['5' as ListingId]);
    const [picture] = listing?.pictures ?? [];
    expect(picture).toMatchObject({ width: 64, height: 48 });
    const file = (await database.pictureFile(picture?.id ?? '')) ?? '';
    expect(readFileSync(picturePlace(file, contentDirectory, dataDirectory))).toEqual(photograph);
  } finally {
    await database.close();
  }
});
