import { type Reason, reason } from '../../application/finding/reason.ts';
import { BrokenFeed, type FeedItem } from '../../application/ports/catalogue/feed.ts';
import { utf16Of } from '../wire/file-text.ts';
import { readJson as readJsonText } from '../wire/read-json.ts';
import { itemsOfRepeated } from '../wire/repeated-fields.ts';
import { repeatedKeys } from '../wire/repeated-keys.ts';
import { fieldsOf } from './read-pictures.ts';
import { readRawId } from './read-values.ts';
import { firstMember, readJson, scanFeed, type ScannedFeed, type Slice } from './scan-feed.ts';

/** Position of a record in the file; its content is not kept in memory. */
type Found = Slice & {
  readonly place: string;
  /** Why the record cannot be parsed; `undefined` if it can. */
  readonly fault: 'too large' | 'not JSON' | undefined;
};

/** Records with the same id; a record without an id is a group of its own. */
type Group = { readonly kind: 'property' | 'project'; readonly id: string | undefined; readonly records: Found[] };

const LISTS = { property: 'Properties', project: 'Projects' } as const;
/** If a record has one of these fields twice with different values, it is refused: visitors might see another property, price or state. */
const DECIDING: ReadonlySet<string> = new Set(
  'ID Language WebID Goal Price PublishPrice PublishAddress PublicAddress Marquee Removed EnergyPerformance EnergyTotal EPCLabelText'.split(
    ' ',
  ),
);
const MB = 1024 * 1024;
/** Maximum size of a record in bytes; a record is in memory several times while it is parsed. */
const MOST_RECORD_BYTES = 32 * MB;
/** Maximum total size of the records of one id in bytes; these records are in memory together. */
const MOST_GROUP_BYTES = 64 * MB;
/** Maximum size of a file in which a fault of the JSON is located, in bytes. */
const MOST_LOCATED_BYTES = 8 * MB;
const OPEN_OBJECT = 0x7b;
/** Block size for counting lines, in bytes. */
const BLOCK = 4096;

/**
 * Opens an agency's feed file: JSON with `Properties` and optionally `Projects`, one record per language, in any order. Scope is `all`;
 * without `Projects` it does not cover projects. Memory holds the file and the records of one id at a time. A record that is almost JSON
 * is repaired, with a finding. A record that is invalid or too large is refused together with all others of its id. If the refused record
 * may belong to another listing (invalid JSON, or too large without an id), the finding is `unnamed`, because otherwise that listing would
 * count as withdrawn. Throws `BrokenFeed` if records cannot be separated, or if no record is valid JSON.
 * `openFeed(bytesOf('{ "Properties": [] }'))` → an empty feed, `openFeed(bytesOf('<html>'))` throws: the feed is not JSON
 */
export function openFeed(given: Uint8Array): Iterable<FeedItem> {
  const bytes = inUtf8(given);
  const scanned = scanFeed(bytes, name => {
    if (name === LISTS.property || name === LISTS.project)
      throw new BrokenFeed(reason('feed-list-twice', { list: name }));
  });
  if (!scanned) throw new BrokenFeed(whatItIs(bytes));
  const properties = grouped(bytes, scanned, 'property');
  if (!properties) throw new BrokenFeed(reason('feed-list-expected', { list: 'Properties' }));
  const projects = grouped(bytes, scanned, 'project');
  const groups = [...properties, ...(projects ?? [])];
  const lineOf = linesOf(bytes);
  const first = groups[0]?.records[0];
  if (first && groups.every(({ records }) => records.every(({ fault }) => fault === 'not JSON')))
    throw new BrokenFeed(reason('feed-record-not-json', { place: first.place, line: lineOf(first.start) }));
  return itemsOf(bytes, groups, projects !== undefined, lineOf);
}

/**
 * Decodes a file in UTF-16, which PowerShell writes, to UTF-8. UTF-16 is recognised by its byte order mark, or by zero bytes among the
 * first characters.
 */
function inUtf8(bytes: Uint8Array): Uint8Array {
  const [one, two, three, four] = bytes;
  const isLittleEndian = one === OPEN_OBJECT && two === 0 && four === 0;
  const isBigEndian = one === 0 && two === OPEN_OBJECT && three === 0;
  const wide = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : undefined;
  const encoding = utf16Of(bytes) ?? wide;
  return encoding ? new TextEncoder().encode(new TextDecoder(encoding).decode(bytes)) : bytes;
}

function* itemsOf(
  bytes: Uint8Array,
  groups: readonly Group[],
  projects: boolean,
  lineOf: (at: number) => number,
): Generator<FeedItem> {
  const isKnown = ({ id, records }: Group) =>
    records.every(({ fault }) => fault === undefined || (fault === 'too large' && id !== undefined));
  yield { kind: 'scope', scope: 'all', projects };
  for (const group of groups) {
    const { kind, id = '', records } = group;
    const refused = refusedOf(bytes, records, lineOf);
    for (const [field, why] of refused)
      yield { kind: 'refused', finding: { id, field, reason: why }, ...(!isKnown(group) && { unnamed: true }) };
    if (refused.length > 0) continue;
    const read = records.map(found => ({ place: found.place, ...readJson(bytes, found) }));
    const twice = itemsOfRepeated(
      id,
      read.flatMap(({ place, text = '' }) => repeatedKeys(text).map(path => ({ path, field: `${place}.${path}` }))),
      DECIDING,
    );
    yield* twice.items;
    if (twice.refused) continue;
    for (const { place, isRepaired } of read)
      if (isRepaired) yield { kind: 'warning', finding: { id, field: place, reason: reason('json-repaired') } };
    yield { kind, records: read.map(({ value }) => fieldsOf(value)), at: records[0]?.place ?? '' };
  }
}

/** Groups the records of a list by id. */
function grouped(bytes: Uint8Array, scanned: ScannedFeed, kind: Group['kind']): readonly Group[] | undefined {
  const list = LISTS[kind];
  const slices = scanned.get(list);
  if (!slices) return undefined;
  if ('start' in slices) throw new BrokenFeed(reason('feed-list-expected', { list }));
  const groups: Group[] = [];
  const byId = new Map<string, Group>();
  for (const [number, slice] of slices.entries()) {
    const member = firstMember(bytes, slice, 'ID');
    const id = member && !isTooLarge(member) ? readRawId(readJson(bytes, member)?.value) : undefined;
    // Parse already here and discard the result: the scope item comes first and depends on whether all records are valid.
    const fault = isTooLarge(slice) ? 'too large' : readJson(bytes, slice) ? undefined : 'not JSON';
    const found: Found = { ...slice, place: `${list}[${number}]`, fault };
    const group = id === undefined ? undefined : byId.get(id);
    if (group) group.records.push(found);
    else {
      const begun = { kind, id, records: [found] };
      groups.push(begun);
      if (id !== undefined) byId.set(id, begun);
    }
  }
  return groups;
}

/**
 * Positions and reasons of the refused records if all records of the id must be refused, because without one of them a language or the mark
 * of a hidden address would be missing.
 */
function refusedOf(
  bytes: Uint8Array,
  records: readonly Found[],
  lineOf: (at: number) => number,
): readonly (readonly [place: string, why: Reason])[] {
  const faulty = records.flatMap(found => {
    if (found.fault === undefined) return [];
    const line = lineOf(found.start);
    const why =
      found.fault === 'too large'
        ? reason('record-too-large', { mb: MOST_RECORD_BYTES / MB, line })
        : whyNotJson(bytes, found, line);
    return [[found.place, why] as const];
  });
  if (faulty.length > 0) return faulty;
  const [first] = records;
  const size = records.reduce((sum, { start, end }) => sum + end - start, 0);
  return first && size > MOST_GROUP_BYTES
    ? [[first.place, reason('records-too-large', { mb: MOST_GROUP_BYTES / MB, line: lineOf(first.start) })]]
    : [];
}

/** Why a record that begins on `line` is not JSON: its first syntax error with line and column in the file. */
function whyNotJson(bytes: Uint8Array, { start, end }: Slice, line: number): Reason {
  const decoder = new TextDecoder();
  const lineStart = start === 0 ? 0 : bytes.lastIndexOf(10, start - 1) + 1;
  // Parse the record with blanks in place of the text before it, so that line and column of the error count from the start of the file.
  const blank = `${'\n'.repeat(line - 1)}${' '.repeat(decoder.decode(bytes.subarray(lineStart, start)).length)}`;
  const read = readJsonText(`${blank}${decoder.decode(bytes.subarray(start, end))}`);
  // The decoder replaces bytes that are not UTF-8; within a JSON string they would not cause a syntax error.
  return 'value' in read || read.refusal.code === 'not-json' ? reason('record-not-json', { line }) : read.refusal;
}

function isTooLarge({ start, end }: Slice): boolean {
  return end - start > MOST_RECORD_BYTES;
}

/** Reason why a file cannot be read as a feed: the position of the JSON error, or that it is not JSON. */
function whatItIs(bytes: Uint8Array): Reason {
  const text = new TextDecoder().decode(bytes.subarray(0, MOST_LOCATED_BYTES));
  if (!/^[\uFEFF\s]*[{[]/.test(text)) return reason('feed-not-json');
  const read = readJsonText(text);
  if ('value' in read) return reason('feed-not-object');
  return bytes.length > MOST_LOCATED_BYTES ? reason('feed-not-json') : read.refusal;
}

/**
 * Returns a function that converts a byte offset to a line number (from 1). The returned function counts the line breaks of each block
 * only once.
 */
function linesOf(bytes: Uint8Array): (at: number) => number {
  let blocks: number[] | undefined;
  const count = (from: number, to: number) => {
    let lines = 0;
    for (let at = from; at < to; at++) if (bytes[at] === 0x0a) lines++;
    return lines;
  };
  return at => {
    if (!blocks) {
      blocks = [1];
      for (let from = 0, lines = 1; from < bytes.length; from += BLOCK)
        blocks.push((lines += count(from, Math.min(from + BLOCK, bytes.length))));
    }
    const block = Math.floor(at / BLOCK);
    return (blocks[block] ?? 1) + count(block * BLOCK, at);
  };
}
