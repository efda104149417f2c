import { hash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCrmLists } from '../../../adapters/crm/crm-lists.ts';
import { type StorePicture, makeOpenImmoSource } from '../../../adapters/crm/openimmo/openimmo-source.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { isCopy } from '../../../adapters/images/picture-copies.ts';
import { makeMemoryImport } from '../../../adapters/memory/catalogue/catalogue-import.ts';
import { makeMemoryCatalogue } from '../../../adapters/memory/catalogue/listing-catalogue.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { reason } from '../../../application/finding/reason.ts';
import { makeImportFeed } from '../../../application/operate/import-feed.ts';
import type { ImportOutcome } from '../../../application/operate/import-report.ts';
import type { FeedRequest, Feed } from '../../../application/ports/catalogue/feed.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import { VIAGER_FIELD } from '../../doubles/openimmo-packages.ts';
import { fixedClock, SAMPLE } from './sample-site.ts';
import { PICTURES_THERE } from '../reading/pictures-there.ts';

/** Milliseconds, longer than both timeouts of the source: for a file to be unchanged, and for an unreadable file to be retried. */
const LATER_MS = 20 * 60_000;
const LISTS = parseCrmLists(
  JSON.stringify({ fields: { [VIAGER_FIELD]: 'Viager' }, agents: { 'agent@agency.example': 'ann' } }),
);

/** Only the tests' own picture bytes count as pictures. */
const storePicture: StorePicture = async bytes =>
  Buffer.from(bytes.subarray(0, 8)).toString() === 'picture '
    ? { file: `copy:${hash('sha256', bytes).slice(0, 32)}.jpg`, width: 800, height: 600 }
    : { refused: reason('not-picture') };

/** A site in memory with the folder of its OpenImmo packages, in a separate directory. */
export function openImmoDesk() {
  const root = mkdtempSync(join(tmpdir(), 'clairval-openimmo-'));
  const [folder, ownFolder] = [join(root, 'in'), join(root, 'own')];
  mkdirSync(folder);
  const catalogue = makeMemoryCatalogue(SAMPLE.content.types, SAMPLE.content.places, builtInBaseMap());
  const importFeed = makeImportFeed({
    imports: makeMemoryImport(catalogue, fixedClock()).imports,
    reader: makeRecordReader({ isCopy }),
    owners: { named: async () => undefined },
    known: { keep: async () => undefined },
    copies: { hosts: [], copy: async () => new Map(), keepOnly: async () => undefined },
    pictures: PICTURES_THERE,
    site: makeSiteContent(SAMPLE.content, builtInBaseMap(), phrasesIn),
    clock: fixedClock(),
  });
  let ahead = LATER_MS;
  let arrivals = 0;
  const start = () =>
    makeOpenImmoSource({
      folder,
      ownFolder,
      lists: LISTS,
      language: 'fr',
      storePicture,
      now: () => Date.now() + ahead,
    });
  let source = start();
  const namesIn = (path: string) => {
    try {
      return readdirSync(path).sort();
    } catch {
      return [];
    }
  };

  return {
    folder,
    ownFolder,
    catalogue,
    /** Adds a file to the incoming folder, each one second after the previous. */
    send(name: string, bytes: Uint8Array) {
      const path = join(folder, name);
      writeFileSync(path, bytes);
      const at = Date.now() / 1000 - 3_600 + ++arrivals;
      utimesSync(path, at, at);
    },
    feed: (asked: Partial<FeedRequest> = {}): Feed =>
      source.open({ scope: 'all', since: undefined, signal: new AbortController().signal, ...asked }),
    async read(asked: Partial<FeedRequest> = {}, force = false): Promise<ImportOutcome> {
      const outcome = await importFeed(this.feed(asked), { force });
      await source.settled?.(outcome.kind === 'imported');
      return outcome;
    },
    /** Imports, and restarts before the source learns the result. */
    async readAndDie(): Promise<void> {
      await importFeed(this.feed());
      source = start();
    },
    restart: () => void (source = start()),
    /** Sets how many milliseconds the site's clock is ahead of the machine's. */
    ahead: (ms: number) => (ahead = ms),
    waiting: () => namesIn(folder).filter(name => name !== 'done' && name !== 'failed'),
    done: () => namesIn(join(folder, 'done')),
    failed: () => namesIn(join(folder, 'failed')),
    async shown(): Promise<ReadonlyMap<string, PublicListing>> {
      const { index } = await catalogue.current();
      const ids = [...index.columns.sale.id, ...index.columns.rent.id] as ListingId[];
      return new Map((await catalogue.listings(ids)).map(listing => [listing.id, listing]));
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

export type OpenImmoDesk = ReturnType<typeof openImmoDesk>;
