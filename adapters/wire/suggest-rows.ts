import type { ListingId } from '../../domain/listing/listing.ts';
import type { Language } from '../../domain/text/language.ts';
import type { SuggestRow } from '../../domain/search/suggest-row.ts';

/** Search rows stored by column; repeated values are listed once and referred to by index. */
export type PackedSuggestRows = {
  readonly ids: readonly string[];
  readonly pictures: readonly string[];
  /** Distinct towns: name and postcode. `city` has the index of each row's town, as `kind` and `text` have for `kinds` and `texts`. */
  readonly cities: readonly (readonly [string, string])[];
  readonly city: readonly number[];
  /** Distinct combinations of goal and property types: the goal's number, followed by the types' web ids. */
  readonly kinds: readonly (readonly number[])[];
  readonly kind: readonly number[];
  /** Distinct descriptions, each with its language if it differs from the page's. */
  readonly texts: readonly (readonly [string, Language?])[];
  readonly text: readonly number[];
  readonly words: readonly string[];
  /** Per row, the indexes of its search words in `words`. */
  readonly rowWords: readonly (readonly number[])[];
};

/** Packs the rows for transport. Packed rows compress best if they are sorted by id. */
export function packSuggestRows(rows: readonly SuggestRow[]): PackedSuggestRows {
  const cities = numbered(rows, row => [row.city, row.postcode] as const);
  const kinds = numbered(rows, row => [row.goal, ...row.typeIds]);
  const texts = numbered(rows, row =>
    row.lang ? ([row.typeDescription, row.lang] as const) : ([row.typeDescription] as const),
  );
  return {
    ids: rows.map(row => row.id),
    pictures: rows.map(row => row.pictureId ?? ''),
    cities: cities.values,
    city: cities.numbers,
    kinds: kinds.values,
    kind: kinds.numbers,
    texts: texts.values,
    text: texts.numbers,
    ...packWords(rows),
  };
}

/** The inverse of `packSuggestRows`; the shape has been checked before. Rows with missing parts are left out. */
export function unpackSuggestRows(packed: PackedSuggestRows): SuggestRow[] {
  return packed.ids.flatMap((id, at) => {
    const city = packed.cities[packed.city[at] ?? -1];
    const kind = packed.kinds[packed.kind[at] ?? -1];
    const text = packed.texts[packed.text[at] ?? -1];
    if (!city || !kind || !text) return [];
    const [goal = 0, ...typeIds] = kind;
    const [typeDescription, lang] = text;
    const pictureId = packed.pictures[at];
    return {
      id: id as ListingId,
      goal,
      typeIds,
      city: city[0],
      postcode: city[1],
      typeDescription,
      words: (packed.rowWords[at] ?? []).flatMap(number => packed.words[number] ?? []),
      ...(lang && { lang }),
      ...(pictureId && { pictureId }),
    };
  });
}

function numbered<T extends readonly unknown[]>(rows: readonly SuggestRow[], valueOf: (row: SuggestRow) => T) {
  const values: T[] = [];
  const numberOf = new Map<string, number>();
  const numbers = rows.map(row => {
    const value = valueOf(row);
    const key = JSON.stringify(value);
    const known = numberOf.get(key);
    if (known !== undefined) return known;
    numberOf.set(key, values.length);
    return values.push(value) - 1;
  });
  return { values, numbers };
}

function packWords(rows: readonly SuggestRow[]): Pick<PackedSuggestRows, 'words' | 'rowWords'> {
  const numberOf = new Map<string, number>();
  const rowWords = rows.map(row =>
    row.words.map(word => {
      const number = numberOf.get(word) ?? numberOf.size;
      numberOf.set(word, number);
      return number;
    }),
  );
  return { words: [...numberOf.keys()], rowWords };
}
