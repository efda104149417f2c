import { BrokenFeed, type FeedItem } from '../../application/ports/feed.ts';
import { fieldsOf } from './read-pictures.ts';
import { readRawId } from './read-values.ts';
import { firstMember, readJson, scanFeed, type ScannedFeed, type Slice } from './scan-feed.ts';

/** A record that was found, not yet read. */
type Found = Slice & { readonly number: number };

/** Bytes of one record: all of it is in memory at once, several times over. */
const MOST_RECORD_BYTES = 32 * 1024 * 1024;

/**
 * An agency's feed as a file: JSON with `Properties` and `Projects`, one record a language, in any order. It tells of all; without
 * `Projects` it says nothing of projects. Memory holds the bytes and the records of one thing. Throws `BrokenFeed` for what is no
 * JSON.
 * `openFeed(bytesOf('{ "Properties": [] }'))` → a feed of nothing, `openFeed(bytesOf('<html>'))` throws: the feed is not JSON
 */
export function openFeed(bytes: Uint8Array): Iterable<FeedItem> {
  const scanned = scanFeed(bytes);
  if (!scanned) throw new BrokenFeed(whatItIs(bytes));
  const properties = grouped(bytes, scanned, 'Properties');
  if (!properties) throw new BrokenFeed('Properties must be a list');
  const projects = grouped(bytes, scanned, 'Projects');
  return itemsOf(bytes, properties, projects);
}

function* itemsOf(bytes: Uint8Array, properties: Groups, projects: Groups | undefined): Generator<FeedItem> {
  yield { kind: 'scope', scope: 'all', projects: projects !== undefined };
  for (const group of properties) yield { kind: 'property', ...recordsOf(bytes, 'Properties', group) };
  for (const group of projects ?? []) yield { kind: 'project', ...recordsOf(bytes, 'Projects', group) };
}

type Groups = readonly (readonly Found[])[];

/** The records of a list by the id that they name; one that names none stands alone. */
function grouped(bytes: Uint8Array, scanned: ScannedFeed, list: 'Properties' | 'Projects'): Groups | undefined {
  const slices = scanned.get(list);
  if (!slices) return undefined;
  if ('start' in slices) throw new BrokenFeed(`${list} must be a list`);
  const groups: Found[][] = [];
  const byId = new Map<string, Found[]>();
  for (const [number, slice] of slices.entries()) {
    const member = firstMember(bytes, slice, 'ID');
    const id = member && !isTooLarge(member) ? readRawId(readJson(bytes, member)?.value) : undefined;
    const found = { ...slice, number };
    const group = id === undefined ? undefined : byId.get(id);
    if (group) group.push(found);
    else {
      const begun = [found];
      groups.push(begun);
      if (id !== undefined) byId.set(id, begun);
    }
  }
  return groups;
}

function recordsOf(bytes: Uint8Array, list: string, group: readonly Found[]) {
  const records = group.map(found => {
    if (isTooLarge(found))
      throw new BrokenFeed(`${list}[${found.number}] is larger than ${MOST_RECORD_BYTES / 1024 / 1024} MB`);
    const read = readJson(bytes, found);
    if (!read) throw new BrokenFeed(`${list}[${found.number}] ${notJson(bytes, found.start)}`);
    return fieldsOf(read.value);
  });
  return { records, at: `${list}[${group[0]?.number}]` };
}

function isTooLarge({ start, end }: Slice): boolean {
  return end - start > MOST_RECORD_BYTES;
}

function whatItIs(bytes: Uint8Array): string {
  const read = readJson(bytes, { start: 0, end: Math.min(bytes.length, 1_000_000) });
  return read ? 'the feed must be an object with Properties and Projects' : notJson(bytes, undefined);
}

function notJson(bytes: Uint8Array, at: number | undefined): string {
  if (at === undefined) return 'the feed is not JSON';
  let line = 1;
  for (let byte = 0; byte < at; byte++) if (bytes[byte] === 0x0a) line++;
  return `the feed is not JSON in UTF-8: see the record that begins on line ${line}`;
}
