/** Kinds of things that a question asks about; each has the same things in every language, in the same order. */
export const KINDS = ['colour', 'animal', 'fruit', 'weekday', 'furniture'] as const;
export type Kind = (typeof KINDS)[number];

/** What a language needs to ask small questions. Texts leave {a}, {b}, {words} and {kind} open. */
export type QuestionWords = {
  readonly sum: string;
  readonly difference: string;
  readonly largest: string;
  readonly ofKind: Readonly<Record<Kind, string>>;
  /** The first, the second, the third of some words. */
  readonly place: readonly [string, string, string];
  /** Stands between the last two of a list. */
  readonly or: string;
  /** From nought to twenty. */
  readonly numbers: readonly string[];
  readonly things: Readonly<Record<Kind, readonly string[]>>;
};
