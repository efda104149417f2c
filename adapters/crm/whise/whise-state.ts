import type { CrmLists, ListedState } from '../crm-lists.ts';
import { byCode, type CrmFields, text } from '../record-values.ts';
import { idIn } from './whise-values.ts';

const ACTIVE = '1';
/** On the site: online, of the month, realisation, the agency's own site only. */
export const DISPLAYED = [2, 3, 4, 5];
const REALISATION = '4';
/** What a state of a sale or rental means to visitors. */
const STATES = byCode({
  ...each('available', 1, 2, 15),
  // Sold conditionally, reserved and compromise: no longer free, and not yet sold.
  ...each('underOption', 5, 6, 12, 13, 14, 16, 21, 22),
  ...each('sold', 3, 4, 17),
});
/** Cancelled, suspended, prospected, prepared, estimated: the agency has no leave to show it. */
const NEVER_PUBLIC: ReadonlySet<string> = new Set([8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28].map(id => String(id)));

function each(state: ListedState, ...ids: readonly number[]): Readonly<Record<string, ListedState>> {
  return Object.fromEntries(ids.map(id => [String(id), state]));
}

/**
 * What an estate means for visitors, if that is known. States that are never public stay so, whatever the agency's lists say.
 * `stateOf({ status: { id: 1 }, displayStatusId: 2, purposeStatus: { id: 5 } }, lists)` → `'underOption'`
 */
export function stateOf(estate: CrmFields, { marquees }: CrmLists): ListedState | undefined {
  const display = text(estate.displayStatusId) ?? idIn(estate.displayStatus);
  const state = purposeStateOf(estate) ?? '';
  if (idIn(estate.status) !== ACTIVE || !DISPLAYED.some(id => String(id) === display)) return 'withdrawn';
  if (NEVER_PUBLIC.has(state)) return 'withdrawn';
  const listed = marquees.get(state);
  return listed ?? (display === REALISATION ? 'sold' : STATES.get(state));
}

/** `purposeStateOf({ purposeStatus: { id: 5 } })` → `'5'` */
export function purposeStateOf(estate: CrmFields): string | undefined {
  return idIn(estate.purposeStatus);
}

/** Whether an estate is a project, of which others are units. `isProject({ canHaveChildren: true })` → `true` */
export function isProject(estate: CrmFields): boolean {
  return estate.canHaveChildren === true;
}
