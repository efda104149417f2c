/** Work that passes from one account to another. `homes`: number of homes that name the person of the account as their agent. */
export type HandedWork = { readonly requests: number; readonly viewings: number; readonly homes: number };

/** Whether only a person of the team can take over the work: viewings and homes are assigned to persons, requests to accounts. */
export function needsPerson({ viewings, homes }: Pick<HandedWork, 'viewings' | 'homes'>): boolean {
  return viewings > 0 || homes > 0;
}

/**
 * Why an account with this work may not end; `undefined` if it may. `chosen`: whether a colleague was chosen to take over the work. `taker`:
 * the account of the colleague, if it exists and is another one.
 * `handOverRefusal({ requests: 1, viewings: 0, homes: 0 }, false, undefined)` → `'work-left'`
 */
export function handOverRefusal(
  work: HandedWork,
  chosen: boolean,
  taker: { readonly personId: string | undefined } | undefined,
): 'work-left' | 'no-successor' | undefined {
  if (!chosen) return work.requests > 0 || needsPerson(work) ? 'work-left' : undefined;
  return !taker || (needsPerson(work) && taker.personId === undefined) ? 'no-successor' : undefined;
}
