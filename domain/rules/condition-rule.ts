/** Which fact shows, and when, is content written in such rules; `condition-rule` evaluates them. */
export type ConditionRule = {
  readonly field: string;
  readonly logic: string;
  readonly compareWithField?: string;
  readonly compareWithValue?: string | number | boolean | readonly (string | number | boolean)[];
  /** An expression that must hold too, such as '{goal} == 1 and ({bedrooms} > 2 or {viager} == true)'. */
  readonly advancedCondition?: string;
};
