type Kinds = { readonly string: string; readonly number: number };

/** Values of these kinds, in this order. */
export type Tuple<Names extends readonly (keyof Kinds)[]> = { readonly [At in keyof Names]: Kinds[Names[At]] };

/**
 * Parses a JSON array with a value of each of the kinds, in their order; `undefined` for any other text.
 * `jsonTuple('["a",1]', ['string', 'number'])` → `['a', 1]`, `jsonTuple('["a"]', ['string', 'number'])` → `undefined`
 */
export function jsonTuple<const Names extends readonly (keyof Kinds)[]>(
  text: string,
  kinds: Names,
): Tuple<Names> | undefined {
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch {
    return undefined;
  }
  const fits = (list: readonly unknown[]): list is Tuple<Names> =>
    list.length === kinds.length && kinds.every((kind, at) => typeof list[at] === kind);
  return Array.isArray(values) && fits(values) ? values : undefined;
}
