import type { FormName } from '../request/forms.ts';

/** Roles of agency staff in the desk, the agency's back office. */
export const DESK_ROLES = ['agent', 'manager'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** What members may do in the desk, and the roles that may do it. */
export const DESK_RIGHTS = {
  /** May view and process requests, except as restricted by `READ_RESTRICTIONS`. */
  requests: ['agent', 'manager'],
  calendar: ['agent', 'manager'],
  adverts: ['agent', 'manager'],
  mails: ['agent', 'manager'],
  /** May change agency-wide settings: opening hours and closed days. */
  'agency-hours': ['manager'],
  operation: ['manager'],
  /** May invite and remove agents and owners. */
  people: ['manager'],
  /** May export and erase personal data. */
  privacy: ['manager'],
  export: ['manager'],
  newsletter: ['manager'],
  log: ['manager'],
  /** May change their own password and second factor, and end their own sessions. */
  security: ['agent', 'manager'],
} as const satisfies Record<string, readonly DeskRole[]>;
export type DeskRight = keyof typeof DESK_RIGHTS;

/** Restrictions on reading a form's requests. `assigned`: agents read only those assigned to them; `manager`: only managers read them. */
export const READ_RESTRICTIONS: Readonly<Partial<Record<FormName, 'assigned' | 'manager'>>> = {
  'job-contact': 'manager',
  'rental-application': 'assigned',
};

/** Whether a role has a right. `mayDo('agent', 'people')` → `false` */
export function mayDo(role: DeskRole, right: DeskRight): boolean {
  return (DESK_RIGHTS[right] as readonly DeskRole[]).includes(role);
}

/** A staff member who reads requests. Ports treat a request that `mayReadRequest` denies as missing. */
export type RequestReader = { readonly id: string; readonly role: DeskRole };

/** Whether a staff member may read a request that is assigned to `agentId` (`undefined`: unassigned). */
export function mayReadRequest(
  { id, role }: RequestReader,
  { form, agentId }: { readonly form: FormName; readonly agentId: string | undefined },
): boolean {
  if (role === 'manager' || READ_RESTRICTIONS[form] === undefined) return true;
  return READ_RESTRICTIONS[form] === 'assigned' && agentId === id;
}
