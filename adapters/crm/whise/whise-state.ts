import type { CrmLists, ListedState } from '../crm-lists.ts';
import { byCode, type CrmFields, text, yesNo } from '../record-values.ts';
import { idIn } from './whise-values.ts';

const ACTIVE = '1';
/** Display status ids shown on the site: online, property of the month, realisation, agency's own site only. */
export const DISPLAYED = [2, 3, 4, 5];
const REALISATION = '4';
/** A listing's state by Whise's purpose status id. */
const STATES = byCode({
  ...each('available', 1, 2, 15),
  // A property that is sold conditionally, reserved, or whose sale agreement (compromis) is signed is under option, but not yet sold.
  ...each('underOption', 5, 6, 12, 13, 14, 16, 21, 22),
  ...each('sold', 3, 4, 17),
});
/** Purpose status ids for cancelled, suspended, prospected, prepared and estimated: publication is not authorised. */
const NEVER_PUBLIC: ReadonlySet<string> = new Set([8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28].map(id => String(id)));

function each(state: ListedState, ...ids: readonly number[]): Readonly<Record<string, ListedState>> {
  return Object.fromEntries(ids.map(id => [String(id), state]));
}

/**
 * State of an estate shown to visitors; `undefined` if a field that decides it is missing or unknown. crm.json cannot override `NEVER_PUBLIC`.
 * `stateOf({ status: { id: 1 }, displayStatusId: 2, purposeStatus: { id: 5 } }, lists)` → `'underOption'`
 */
export function stateOf(estate: CrmFields, { marquees }: CrmLists): ListedState | undefined {
  const display = displayOf(estate);
  const state = purposeStateOf(estate) ?? '';
  if (missingState(estate) !== undefined) return undefined;
  if (idIn(estate.status) !== ACTIVE || !DISPLAYED.some(id => String(id) === display)) return 'withdrawn';
  if (NEVER_PUBLIC.has(state)) return 'withdrawn';
  const listed = marquees.get(state);
  return listed ?? (display === REALISATION ? 'sold' : STATES.get(state));
}

/**
 * Name of a missing field that decides whether an estate may be shown; `undefined` if the estate has all of them. `missingState({ status:
 * null })` → `'status'`
 */
export function missingState(estate: CrmFields): string | undefined {
  if (idIn(estate.status) === undefined) return 'status';
  return displayOf(estate) === undefined ? 'displayStatus' : undefined;
}

function displayOf(estate: CrmFields): string | undefined {
  return text(estate.displayStatusId) ?? idIn(estate.displayStatus);
}

/** Id of an estate's purpose status. `purposeStateOf({ purposeStatus: { id: 5 } })` → `'5'` */
export function purposeStateOf(estate: CrmFields): string | undefined {
  return idIn(estate.purposeStatus);
}

/** Whether an estate is a project with units. `isProject({ canHaveChildren: true })` → `true` */
export function isProject(estate: CrmFields): boolean {
  return yesNo(estate.canHaveChildren) === true;
}
