/** Characters that windows-1252 has for the bytes 0x80 to 0x9f; the five bytes without one are control characters. */
const BYTES: ReadonlyMap<string, number> = new Map(
  Array.from(
    new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at)),
    (sign, at) => [sign, 0x80 + at],
  ),
);
const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The second and third character: a byte from 0x80 to 0xbf, as windows-1252 or as ISO 8859-1. */
const NEXT = `[\\u0080-\\u00bf${[...BYTES.keys()].filter(sign => sign > '\u00ff').join('')}]`;
/**
 * Letters of Western Europe, their punctuation, `€` and `™`, encoded twice; `ƒ`, `ˆ` and `˜` come from a further encoding. No text in the four
 * languages has these pairs and triples, such as `Ã` before `©`.
 */
const TWICE = new RegExp(
  `[\\u00c2\\u00c3\\u00c5]${NEXT}|Æ[\\u2019\\u0092]|Ë[\\u2020\\u0086\\u0153\\u009c]|\\u00e2[\\u0080\\u0082\\u0084\\u20ac\\u201a\\u201e]${NEXT}`,
  'g',
);
const CONTROL = /[\u0080-\u009f]/;
/** Encodings that are undone at most: each system that stores a text may add one. */
const MOST_ENCODINGS = 3;

/** Levels of lists and objects that are searched for texts. Formatted texts are the deepest; a hostile field may have any number. */
const DEEPEST = 32;

/** Fields whose text names a file or record as the sender spells it. */
const NAMES = /^ID$|Url$/;

/**
 * A text that a system read as windows-1252 although it was UTF-8, as it was before: `repairedText('CuisinÃ©')` → `'Cuisiné'`,
 * `repairedText('95 mÂ²')` → `'95 m²'`, `repairedText('Âge d’or')` → `'Âge d’or'`
 */
export function repairedText(text: string): string {
  let left = text;
  // No text holds a control character: it is a step towards the text, or the text was not encoded that often.
  let last = text;
  for (let times = 0; times < MOST_ENCODINGS; times++) {
    const decoded = left.replace(TWICE, decodedOnce);
    if (decoded === left) break;
    left = decoded;
    if (!CONTROL.test(left)) last = left;
  }
  return last;
}

function decodedOnce(characters: string): string {
  const bytes = Uint8Array.from(characters, sign => BYTES.get(sign) ?? sign.charCodeAt(0));
  try {
    return UTF8.decode(bytes);
  } catch {
    return characters;
  }
}

/**
 * A record with its texts repaired, and the names of the fields that changed; lists and objects within it too. Identifiers and addresses of
 * files stay as sent, as do values below `depth` levels.
 * `repairedRecord({ City: 'LiÃ¨ge', Zip: '4000' })` → `{ fields: { City: 'Liège', Zip: '4000' }, changed: ['City'] }`
 */
export function repairedRecord(
  fields: Readonly<Record<string, unknown>>,
  depth = DEEPEST,
): {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly changed: readonly string[];
} {
  const entries = Object.entries(fields).map(
    ([name, value]) => [name, NAMES.test(name) ? value : repairedValue(value, depth)] as const,
  );
  const changed = entries.filter(([name, value]) => value !== fields[name]).map(([name]) => name);
  // Unlike assignments, `fromEntries` keeps a field named `__proto__` a plain field.
  return { fields: changed.length === 0 ? fields : Object.fromEntries(entries), changed };
}

/** The same value where nothing in it changes. */
function repairedValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return repairedText(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (!Array.isArray(value)) return repairedRecord(value as Readonly<Record<string, unknown>>, depth - 1).fields;
  const items = value.map(item => repairedValue(item, depth - 1));
  return items.every((item, at) => item === value[at]) ? value : items;
}
