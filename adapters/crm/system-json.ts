import { repairJson } from '../wire/repair-json.ts';
import { type JsonPath, pathText, repeatedKeyPaths } from '../wire/repeated-keys.ts';
import { SystemFailure, type SystemResponse } from './ask-system.ts';

/**
 * Paths to repeated keys from an object of a response, for objects that have any. They are kept beside the objects, because a record is
 * passed on as the system sent it.
 */
const REPEATED = new WeakMap<object, string[]>();

/**
 * Parses the JSON of a response, which is repaired (`repairJson`) where it is almost JSON. Throws `SystemFailure` if it is invalid, e.g. an
 * HTML error page or a truncated body, or if a field outside its lists occurs twice with different values: records could be missing.
 * `jsonOf('GetCityList', { status: 200, body: '<html>' })` throws: GetCityList: the response is not JSON
 */
export function jsonOf(what: string, { status, body }: SystemResponse): unknown {
  const [text, value] = parsed(body) ?? parsed(repairJson(body, { words: true })) ?? [];
  if (text === undefined)
    throw new SystemFailure(`${what}: the response is not JSON (status ${status})`, { perhapsDone: true });
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

function parsed(text: string): readonly [text: string, value: unknown] | undefined {
  try {
    return [text, JSON.parse(text)];
  } catch {
    return undefined;
  }
}

/** Notes a path at each object on it. */
function note(value: unknown, path: JsonPath): void {
  for (let at: unknown = value, depth = 0; typeof at === 'object' && at !== null; depth++) {
    const step = path[depth];
    if (step === undefined) return;
    REPEATED.set(at, [...(REPEATED.get(at) ?? []), pathText(path.slice(depth))]);
    at = (at as Readonly<Record<string | number, unknown>>)[step];
  }
}
