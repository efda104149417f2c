/** Values that differ in every crawl, by placeholder name. */
const CHANGING: readonly (readonly [name: string, pattern: RegExp])[] = [
  // File names with a content hash.
  ['asset', /(?<=\/assets\/[a-zA-Z.-]+-)[\w-]{8}(?=\.\w+)/g],
  // Captcha questions are random.
  ['question', /(?<="question": ")[^"]+|(?<=-answer-hint">[^<:]*:\s)[^<]+/g],
  // Secret of a second factor: in an address, in groups of four, and as a QR code's path.
  ['secret', /(?<=secret=)[A-Z2-7]{32}|\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\b|(?<=")M[\dhmM ]{300,}(?=")/g],
  ['uuid', /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g],
  ['hash', /\b[\da-f]{32,}\b/g],
  ['mark', /(?<=\b(?:mark|undo|token)=)[\w-]+/g],
  [
    'key',
    /(?<=\/)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{22}(?![\w-])|(?<="key": ")[\w-]{22}(?=")|(?<=name="key" value=")[\w-]{22}(?=")/g,
  ],
  // Signed tokens and hashes in base64: mixed case, short ones with digits.
  [
    'sealed',
    /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:(?=[\w-]*\d)[\w-]{22,39}|[\w-]{40,})(?![\w-])(?:\.[\w-]{22,})*={0,2}/g,
  ],
  ['reference', /\b[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}\b/g],
];

/** Values with a known name, such as the reference of a sent request. */
export type KnownValues = {
  /** From now on `value` is written as `‹name›`. */
  name(value: string, name: string): void;
  /** Replaces the known values in a text. */
  named(text: string): string;
};

export function makeKnownValues(): KnownValues {
  const names = new Map<string, string>();
  return {
    name: (value, name) => void (names.has(value) || names.set(value, name)),
    named(text) {
      let replaced = text;
      for (const [value, name] of names)
        if (replaced.includes(value)) replaced = replaced.replaceAll(value, `‹${name}›`);
      return replaced;
    },
  };
}

/**
 * Replaces values that differ in every crawl by placeholders. Equal values have the same placeholder, numbered by first appearance, so that
 * references stay recognisable.
 * `withPlaceholders('a=K7P2M-9QXD1 b=K7P2M-9QXD1')` → `'a=‹reference 1› b=‹reference 1›'`
 */
export function withPlaceholders(text: string): string {
  let replaced = text;
  for (const [name, pattern] of CHANGING) {
    const numbers = new Map<string, number>();
    replaced = replaced.replace(pattern, value => {
      if (!numbers.has(value)) numbers.set(value, numbers.size + 1);
      return `‹${name} ${numbers.get(value)}›`;
    });
  }
  return replaced;
}
