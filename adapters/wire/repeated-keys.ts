/** State of an object or list that is open at the current position. */
type Open = {
  readonly outer: Open | undefined;
  /** Begin and end of each value by key; absent in a list. */
  readonly values: Map<string, readonly [begin: number, end: number]> | undefined;
  /** Key of the current value of an object; `undefined` where no value has begun. */
  key: string | undefined;
  /** Index in the text at which the current value begins. */
  begin: number;
  /** Index of the current item of a list. */
  index: number;
};

const [QUOTE, COMMA, OPEN_LIST, ESCAPE, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  0x22, 0x2c, 0x5b, 0x5c, 0x5d, 0x7b, 0x7d,
];

/** Maximum number of repeated keys that are found in a text. */
const MOST = 20;

/** Keys of objects and indexes of lists from the outermost value to the innermost one. */
export type JsonPath = readonly (string | number)[];

/**
 * Paths of `repeatedKeyPaths` as texts.
 * `repeatedKeys('{"Price":1,"Price":2,"Rooms":[{"Area":9,"Area":8}]}')` → `['Price', 'Rooms[0].Area']`
 */
export function repeatedKeys(text: string): readonly string[] {
  return repeatedKeyPaths(text).map(pathText);
}

/** Formats a path for people. `pathText(['Rooms', 0, 'Area'])` → `'Rooms[0].Area'` */
export function pathText(path: JsonPath): string {
  return path
    .map(step => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

/**
 * Paths of the keys that an object of a valid JSON text has more than once with different values: `JSON.parse` uses the last one and
 * reports nothing. At most `MOST` paths are returned. The text is read once, and keys are compared as they are written, unless they have
 * escapes. This parser is not recursive; jsonc-parser is, and exceeds the call stack in deeply nested texts that `JSON.parse` can read.
 * `repeatedKeyPaths('{"Rooms":[{"Area":9,"Area":8}]}')` → `[['Rooms', 0, 'Area']]`
 */
export function repeatedKeyPaths(text: string): readonly JsonPath[] {
  const found = new Map<string, JsonPath>();
  let top: Open | undefined;
  const endValue = (end: number) => {
    if (top?.values === undefined || top.key === undefined) return;
    const before = top.values.get(top.key);
    if (before && found.size < MOST && text.slice(...before).trim() !== text.slice(top.begin, end).trim()) {
      const path = pathOf(top);
      found.set(JSON.stringify(path), path);
    }
    top.values.set(top.key, [top.begin, end]);
    top.key = undefined;
  };
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = stringEnd(text, at);
        if (top?.values === undefined || top.key !== undefined) {
          at = end - 1;
          break;
        }
        top.key = keyIn(text.slice(at, end));
        at = text.indexOf(':', end);
        if (at < 0) return [...found.values()];
        top.begin = at + 1;
        break;
      }
      case OPEN_OBJECT:
        top = { outer: top, values: new Map(), key: undefined, begin: 0, index: 0 };
        break;
      case OPEN_LIST:
        top = { outer: top, values: undefined, key: undefined, begin: 0, index: 0 };
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        endValue(at);
        top = top?.outer;
        break;
      case COMMA:
        endValue(at);
        if (top) top.index++;
        break;
    }
  }
  return [...found.values()];
}

/** Path of the current value of an object. */
function pathOf(open: Open): JsonPath {
  const path: (string | number)[] = [];
  for (let one: Open | undefined = open; one; one = one.outer)
    path.unshift(one.values === undefined ? one.index : (one.key ?? ''));
  return path;
}

function keyIn(written: string): string {
  return written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
}

/** Index of the character after the string whose opening quotation mark is at `from`. `stringEnd('"a":1', 0)` → `3` */
export function stringEnd(text: string, from: number): number {
  for (let at = from + 1; ; at++) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let slashes = 0;
    while (text.charCodeAt(quote - 1 - slashes) === ESCAPE) slashes++;
    if (slashes % 2 === 0) return quote + 1;
    at = quote;
  }
}
