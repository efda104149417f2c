/** What only the full run has: `grepInvert` of the settings leaves it out on every other. */
export const ONLY_FULL = { tag: '@full' } as const;

/** Details of a test that runs every day where `isDaily`, else in the full run alone. */
export function daily(isDaily: boolean): { readonly tag?: '@full' } {
  return isDaily ? {} : ONLY_FULL;
}
