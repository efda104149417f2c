/** Tag of tests that run only in the full run: `grepInvert` in the Playwright configuration excludes it elsewhere. */
export const ONLY_FULL = { tag: '@full' } as const;

/** Test details: no tag when `isDaily`, else the tag of the full run. */
export function daily(isDaily: boolean): { readonly tag?: '@full' } {
  return isDaily ? {} : ONLY_FULL;
}
