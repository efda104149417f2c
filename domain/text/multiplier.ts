/** Words and letters that multiply the number before them; `k.k.` (buyer's costs) does not. */
const MULTIPLIERS: readonly (readonly [factor: number, words: RegExp])[] = [
  [1000, /^(?:k|mille|duizend|thousand|tausend|tsd\.?)(?!\.?[\p{L}\p{N}])/u],
  [1_000_000, /^(?:m|mio|mln|mill\.?|millions?|miljoen|millionen|million)(?!\.?[\p{L}\p{N}])/u],
];

/**
 * The factor of a word for thousands or millions that directly follows a number, and the text after it; `text` in lower case.
 * `multiplierIn(' k€')` → `{ factor: 1000, rest: '€' }`, `multiplierIn(' €')` → `{ factor: 1, rest: ' €' }`
 */
export function multiplierIn(text: string): { readonly factor: number; readonly rest: string } {
  const word = text.trimStart();
  for (const [factor, words] of MULTIPLIERS) {
    const [said] = words.exec(word) ?? [];
    if (said !== undefined) return { factor, rest: word.slice(said.length) };
  }
  return { factor: 1, rest: text };
}
