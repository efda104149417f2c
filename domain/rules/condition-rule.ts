/** A rule in the site's content that decides whether a fact, badge or notice is shown; evaluated by `matchesRule`. */
export type ConditionRule = {
  readonly field: string;
  readonly logic: string;
  readonly compareWithField?: string;
  readonly compareWithValue?: string | number | boolean | readonly (string | number | boolean)[];
  /** An expression that must match too, such as '{goal} == 1 and ({bedrooms} > 2 or {viager} == true)'. */
  readonly advancedCondition?: string;
};
