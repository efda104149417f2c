import { mixedText } from '../wire/decode-mixed.ts';
import { parseAlmostJson, type ParsedJson } from '../wire/repair-json.ts';

/** Byte range of a value; `end` is exclusive. */
export type Slice = { readonly start: number; readonly end: number };

/** Slices by member name: one per list item, or a single slice if the value is not a list. */
export type ScannedFeed = ReadonlyMap<string, readonly Slice[] | Slice>;

/**
 * Finds the records of a feed without parsing the whole JSON, so that memory holds only the bytes and one parsed record. Determines only
 * where each record ends; whether it is valid JSON is checked when it is parsed.
 * `onRepeated` is called with the name of each member that occurs more than once; the last one counts.
 * `scanFeed(bytesOf('{"Properties":[{},{}]}'))` → one list of two slices; `undefined` if it is not a JSON object
 */
export function scanFeed(bytes: Uint8Array, onRepeated: (name: string) => void = () => {}): ScannedFeed | undefined {
  const values = new Map<string, readonly Slice[] | Slice>();
  const bom = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let at = skipSpace(bytes, bom ? 3 : 0);
  if (bytes[at] !== OPEN_OBJECT) return undefined;
  at = skipSpace(bytes, at + 1);
  if (bytes[at] === CLOSE_OBJECT) return skipSpace(bytes, at + 1) === bytes.length ? values : undefined;
  for (;;) {
    const name = { start: at, end: valueEnd(bytes, at) };
    if (bytes[at] !== QUOTE) return undefined;
    const key = readJson(bytes, name);
    if (key === undefined) return undefined;
    at = skipSpace(bytes, name.end);
    if (bytes[at] !== COLON) return undefined;
    at = skipSpace(bytes, at + 1);
    const value = { start: at, end: valueEnd(bytes, at) };
    const list = bytes[at] === OPEN_LIST ? listIn(bytes, value) : value;
    if (!list) return undefined;
    if (values.has(key.value as string)) onRepeated(key.value as string);
    values.set(key.value as string, list);
    at = skipSpace(bytes, value.end);
    if (bytes[at] === CLOSE_OBJECT) return skipSpace(bytes, at + 1) === bytes.length ? values : undefined;
    if (bytes[at] !== COMMA) return undefined;
    at = skipSpace(bytes, at + 1);
  }
}

/** Parses the JSON of a slice (`parseAlmostJson`), in which bytes that are not UTF-8 are characters of windows-1252. */
export function readJson(bytes: Uint8Array, { start, end }: Slice): ParsedJson | undefined {
  return parseAlmostJson(mixedText(bytes.subarray(start, end)));
}

/** Slice of an object's first member with this name, unparsed. `firstMember(bytesOf('{"ID":7}'), …, 'ID')` → the slice of `7` */
export function firstMember(bytes: Uint8Array, { start, end }: Slice, name: string): Slice | undefined {
  if (bytes[start] !== OPEN_OBJECT) return undefined;
  let at = skipSpace(bytes, start + 1);
  while (at < end && bytes[at] === QUOTE) {
    const key = { start: at, end: stringEnd(bytes, at) };
    at = skipSpace(bytes, key.end);
    if (bytes[at] !== COLON) return undefined;
    at = skipSpace(bytes, at + 1);
    const value = { start: at, end: valueEnd(bytes, at) };
    if (readJson(bytes, key)?.value === name) return value;
    at = skipSpace(bytes, value.end);
    if (bytes[at] !== COMMA) return undefined;
    at = skipSpace(bytes, at + 1);
  }
  return undefined;
}

const [QUOTE, COMMA, COLON, OPEN_LIST, ESCAPE, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x2c, 0x3a, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d,
];

function listIn(bytes: Uint8Array, { start, end }: Slice): Slice[] | undefined {
  const items: Slice[] = [];
  let at = skipSpace(bytes, start + 1);
  if (bytes[at] === CLOSE_LIST) return items;
  for (;;) {
    const item = { start: at, end: valueEnd(bytes, at) };
    if (item.end === item.start || item.end >= end) return undefined;
    items.push(item);
    at = skipSpace(bytes, item.end);
    if (bytes[at] === CLOSE_LIST) return at + 1 === end ? items : undefined;
    if (bytes[at] !== COMMA) return undefined;
    at = skipSpace(bytes, at + 1);
  }
}

/** Index of the next byte that is neither a space nor a control character; some systems end a file with zero bytes. */
function skipSpace(bytes: Uint8Array, from: number): number {
  let at = from;
  while ((bytes[at] ?? 0xff) <= 0x20) at++;
  return at;
}

/** End of the value that starts at `from`; iterative, so that deep nesting cannot overflow the stack. */
function valueEnd(bytes: Uint8Array, from: number): number {
  let depth = 0;
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === QUOTE) {
      at = stringEnd(bytes, at);
      if (depth === 0) return at;
      continue;
    }
    if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth++;
    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (byte === COMMA || byte === COLON || skipSpace(bytes, at) > at)) return at;
    at++;
  }
  return at;
}

function stringEnd(bytes: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === ESCAPE ? 2 : 1;
  return Math.min(at + 1, bytes.length);
}
