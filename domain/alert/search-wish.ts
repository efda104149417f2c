/** What somebody searches for; an absent criterion does not matter. */
export type SearchWish = {
  readonly goal: 'sale' | 'rent';
  /** Web ids. */
  readonly types: readonly number[];
  /** Ids of the zones of the alert's form. */
  readonly zones: readonly string[];
  /** Euro; a month's rent for a rental. */
  readonly budget: number;
  /** At least so many. */
  readonly bedrooms: number | undefined;
};
