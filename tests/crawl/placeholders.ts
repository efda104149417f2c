/** Values that are another in every crawl, by what stands in their place. */
const CHANGING: readonly (readonly [name: string, pattern: RegExp])[] = [
  // What the build named after its content.
  ['asset', /(?<=\/assets\/)[\w.-]+-[\w-]{8}(?=\.\w+)/g],
  // What a form asks of people is drawn by lot.
  ['question', /(?<="question": ")[^"]+|(?<=-answer-hint">[^<:]*:\s)[^<]+/g],
  // The secret of a second factor: in an address, in groups of four, and as the squares of a QR code.
  ['secret', /(?<=secret=)[A-Z2-7]{32}|\b(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}\b|(?<=")M[\dhmM ]{300,}(?=")/g],
  ['uuid', /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g],
  ['hash', /\b[\da-f]{32,}\b/g],
  ['mark', /(?<=\b(?:mark|undo|token)=)[\w-]+/g],
  [
    'key',
    /(?<=\/)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{22}(?![\w-])|(?<="key": ")[\w-]{22}(?=")|(?<=name="key" value=")[\w-]{22}(?=")/g,
  ],
  // Sealed texts and hashes in base64: letters of both cases mixed, in short ones with digits.
  [
    'sealed',
    /(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:(?=[\w-]*\d)[\w-]{22,39}|[\w-]{40,})(?![\w-])(?:\.[\w-]{22,})*={0,2}/g,
  ],
  ['reference', /\b[\dA-HJKMNP-TV-Z]{5}-[\dA-HJKMNP-TV-Z]{5}\b/g],
];

/** Values that are known by name: those that a crawl was told, such as the reference of a request. */
export type KnownValues = {
  /** From now on `value` is written as `‹name›`. */
  name(value: string, name: string): void;
  /** The text with what is known by name. */
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
 * A text with placeholders for what is another in every crawl. The same value has the same placeholder, numbered by its first
 * appearance, so that it stays visible what belongs together.
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
