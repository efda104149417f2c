/** Kinds of things used in questions; every language lists the same things in the same order. */
export const KINDS = ['colour', 'animal', 'fruit', 'weekday', 'furniture'] as const;
export type Kind = (typeof KINDS)[number];

/** Question texts of a language, with the placeholders {a}, {b} and {words}. */
export type QuestionWords = {
  readonly sum: string;
  readonly difference: string;
  readonly largest: string;
  readonly ofKind: Readonly<Record<Kind, string>>;
  /** Questions for the first, second and third of the listed words. */
  readonly place: readonly [string, string, string];
  /** Conjunction between the last two items of a list. */
  readonly or: string;
  /** Words for the numbers 0 to 20. */
  readonly numbers: readonly string[];
  readonly things: Readonly<Record<Kind, readonly string[]>>;
};
