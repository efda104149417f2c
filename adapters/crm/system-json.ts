import { parseAlmostJson, repairJson } from '../wire/repair-json.ts';
import { type JsonPath, pathText, repeatedKeyPaths, stringEnd } from '../wire/repeated-keys.ts';
import { SystemFailure, type SystemResponse } from './ask-system.ts';

/**
 * Paths to repeated keys, by the object of a response that has them. The paths are stored outside the object, because a record is passed
 * on as the CRM sent it.
 */
const REPEATED = new WeakMap<object, string[]>();
/**
 * Key under which a record that is not JSON has the number of its first line; besides it, such a record contains only its id, if that can
 * be found. No CRM has a field of this name.
 */
const BROKEN = 'not JSON, line';
/** Some CRMs write `NaN` instead of a missing number, so such words are repaired too. */
const WORDS = { words: true };

/**
 * Parses the JSON of a response, which is repaired (`repairJson`) where it is almost JSON. A record of a list that is not JSON is replaced
 * by its id, see `brokenLine`. Throws `SystemFailure` if the rest is invalid, e.g. an HTML error page or a truncated body, or if a field
 * outside its lists occurs twice with different values: records could be missing.
 * `jsonOf('GetCityList', { status: 200, body: '<html>' })` throws: GetCityList: the response is not JSON
 */
export function jsonOf(what: string, { status, body }: SystemResponse): unknown {
  const parsed = parseAlmostJson(body, WORDS) ?? parseAlmostJson(withoutBroken(repairJson(body, WORDS)));
  if (!parsed) throw new SystemFailure(`${what}: the response is not JSON (status ${status})`, { perhapsDone: true });
  const { text, value } = parsed;
  for (const path of repeatedKeyPaths(text)) {
    if (!path.some(step => typeof step === 'number'))
      throw new SystemFailure(`${what}: the response has a field twice, with different values`, { perhapsDone: true });
    note(value, path);
  }
  return value;
}

/**
 * Paths of the fields that a record of a response has twice with different values.
 * `repeatedFieldsOf(estates[0])` → `['price', 'details[2].value']`
 */
export function repeatedFieldsOf(record: object): readonly string[] {
  return REPEATED.get(record) ?? [];
}

/** Line of the response on which a record that is not JSON begins; `undefined` for other records. */
export function brokenLine(record: Readonly<Record<string, unknown>>): number | undefined {
  const line = record[BROKEN];
  return typeof line === 'number' ? line : undefined;
}

/** Records a path with repeated keys for each object along the path. */
function note(value: unknown, path: JsonPath): void {
  for (let at: unknown = value, depth = 0; typeof at === 'object' && at !== null; depth++) {
    const step = path[depth];
    if (step === undefined) return;
    REPEATED.set(at, [...(REPEATED.get(at) ?? []), pathText(path.slice(depth))]);
    at = (at as Readonly<Record<string | number, unknown>>)[step];
  }
}

/**
 * Replaces each object of the text's outermost lists that is not JSON by its id, if it has one, and its line number. If such an object has
 * no end, the text stays invalid.
 */
function withoutBroken(text: string): string {
  let made = '';
  let kept = 0;
  for (const { begin, end, id } of recordsIn(text)) {
    const record = text.slice(begin, end);
    if (parseAlmostJson(record)) continue;
    const line = text.slice(0, begin).split('\n').length;
    const named = id === undefined ? '' : `"id":${id},"ID":${id},`;
    made += `${text.slice(kept, begin)}{${named}"${BROKEN}":${line}}`;
    kept = end;
  }
  return made + text.slice(kept);
}

/** An object in an outermost list of a text, by its positions. `id`: the value of its field `id`. */
type FoundRecord = { readonly begin: number; readonly end: number; readonly id: string | undefined };

const ID = /"id"\s*:\s*"?(\d{1,20})"?\s*[,}]/iy;

/** Finds the records by their brackets alone, so that a fault inside one does not hide the others. */
function recordsIn(text: string): readonly FoundRecord[] {
  const records: FoundRecord[] = [];
  let open = '';
  let record: { readonly begin: number; readonly depth: number; id: string | undefined } | undefined;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') {
      ID.lastIndex = at;
      if (record && record.id === undefined && open.length === record.depth) record.id = ID.exec(text)?.[1];
      at = stringEnd(text, at) - 1;
    } else if (sign === '{' || sign === '[') {
      if (sign === '{' && !record && open.endsWith('[')) record = { begin: at, depth: open.length + 1, id: undefined };
      open += sign;
    } else if (sign === '}' || sign === ']') {
      open = open.slice(0, -1);
      if (!record || open.length >= record.depth) continue;
      records.push({ begin: record.begin, end: at + 1, id: record.id });
      record = undefined;
    }
  }
  return records;
}
