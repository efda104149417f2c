import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { makeMemoryImport } from '../../../adapters/memory/catalogue/catalogue-import.ts';
import { makeMemoryCatalogue } from '../../../adapters/memory/catalogue/listing-catalogue.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { reason } from '../../../application/finding/reason.ts';
import { makeImportFeed } from '../../../application/operate/import-feed.ts';
import type { ImportOutcome, ImportReport } from '../../../application/operate/import-report.ts';
import type { Feed, FeedItem } from '../../../application/ports/catalogue/feed.ts';
import type { PictureCopies, PictureCopy } from '../../../application/ports/catalogue/picture-copies.ts';
import type { PictureFiles } from '../../../application/ports/catalogue/picture-files.ts';
import type { WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import { feedOf, GOOD_RECORD } from '../../http/feed/good-record.ts';
import { PICTURES_THERE } from '../reading/pictures-there.ts';
import { fixedClock, SAMPLE } from './sample-site.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const HOST = 'media.example.org';

/** A site in memory into which feeds are imported; `copied` returns the result of copying a picture. */
export function desk(
  copied: (address: string) => PictureCopy = () => ({ refused: reason('not-fetched', { error: 'ECONNREFUSED' }) }),
  pictures: PictureFiles = PICTURES_THERE,
) {
  const catalogue = makeMemoryCatalogue(SAMPLE.content.types, SAMPLE.content.places, builtInBaseMap());
  const { imports, changes, pictureFile } = makeMemoryImport(catalogue, fixedClock());
  const asked: string[] = [];
  const kept: string[][] = [];
  const copies: PictureCopies = {
    hosts: [HOST],
    async copy(addresses) {
      asked.push(...addresses);
      return new Map(addresses.map(address => [address, copied(address)]));
    },
    keepOnly: async files => void kept.push([...files]),
  };
  const ports = makeMemoryRequestPorts();
  const parts = {
    imports,
    reader: makeRecordReader({ pictureHosts: [HOST] }),
    owners: ports.owners,
    known: ports.listingsKnown,
    copies,
    pictures,
    site: makeSiteContent(SAMPLE.content, builtInBaseMap(), phrasesIn),
    clock: fixedClock(),
  };
  const idsNow = async () => {
    const { sale, rent } = (await catalogue.current()).index.columns;
    return [...sale.id, ...rent.id].sort();
  };
  return {
    ports,
    parts,
    catalogue,
    imports,
    changes,
    pictureFile,
    asked,
    kept,
    idsNow,
    importFeed: makeImportFeed(parts),
  };
}

export function feed(properties: readonly Fields[], projects?: readonly Fields[]): Feed {
  const text = projects ? feedOf(properties, projects) : JSON.stringify({ Properties: properties });
  return openFeed(new TextEncoder().encode(text));
}

export const record = (id: string, more: Fields = {}): Fields => ({ ...GOOD_RECORD, ID: id, ...more });
export const records = (count: number, more: Fields = {}) =>
  Array.from({ length: count }, (_, at) => record(String(7_000_000 + at), more));
/** Feed of a CRM that returns only changes since the last request. */
export async function* changes(...items: readonly FeedItem[]): AsyncGenerator<FeedItem> {
  yield { kind: 'scope', scope: 'changes' };
  yield* items;
}
export const property = (...all: readonly Fields[]): FeedItem => ({ kind: 'property', records: all });
export const gone = (id: string, reason?: WithdrawalReason): FeedItem => ({
  kind: 'gone',
  id,
  ...(reason && { reason }),
});

export const PROJECT = { ...GOOD_RECORD, ID: '20418', PublicAddress: true };

export function reportOf(outcome: ImportOutcome): ImportReport {
  if (outcome.kind !== 'imported') throw new Error(`the import ended as ${outcome.kind}`);
  return outcome.report;
}
