/** An object or a list that is open at the current position. */
type Open = {
  readonly path: string;
  /** Begin and end of each value by key; absent in a list. */
  readonly values?: Map<string, readonly [begin: number, end: number]>;
  key: string | undefined;
  /** Begin of the current value. */
  begin: number;
  /** Index of the current item of a list. */
  index: number;
};

/**
 * Paths of the keys that an object of a valid JSON text has more than once with different values: `JSON.parse` takes the last one without a
 * word. At most `most` paths are returned.
 * `repeatedKeys('{"Price":1,"Price":2,"Rooms":[{"Area":9,"Area":8}]}')` → `['Price', 'Rooms[0].Area']`
 */
export function repeatedKeys(text: string, most = 20): readonly string[] {
  const found = new Set<string>();
  const stack: Open[] = [];
  const endValue = (end: number) => {
    const top = stack.at(-1);
    if (top?.values === undefined || top.key === undefined) return;
    const before = top.values.get(top.key);
    const isOther = before !== undefined && text.slice(...before).trim() !== text.slice(top.begin, end).trim();
    if (isOther && found.size < most) found.add(pathOf(top, top.key));
    top.values.set(top.key, [top.begin, end]);
    top.key = undefined;
  };
  for (let at = 0; at < text.length; at++) {
    const top = stack.at(-1);
    switch (text[at]) {
      case '"': {
        const end = stringEnd(text, at);
        if (top?.values !== undefined && top.key === undefined) {
          top.key = JSON.parse(text.slice(at, end)) as string;
          at = text.indexOf(':', end);
          if (at < 0) return [...found];
          top.begin = at + 1;
        } else at = end - 1;
        break;
      }
      case '{':
      case '[': {
        const path = top === undefined ? '' : top.values === undefined ? `${top.path}[${top.index}]` : pathOf(top, top.key ?? '');
        stack.push({ path, ...(text[at] === '{' && { values: new Map() }), key: undefined, begin: 0, index: 0 });
        break;
      }
      case '}':
      case ']':
        endValue(at);
        stack.pop();
        break;
      case ',':
        endValue(at);
        if (top) top.index++;
        break;
    }
  }
  return [...found];
}

function pathOf({ path }: Open, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** Index behind the string that begins at `from`. */
function stringEnd(text: string, from: number): number {
  for (let at = from + 1; ; at++) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return text.length;
    let slashes = 0;
    while (text[quote - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return quote + 1;
    at = quote;
  }
}
