import type { FormName } from '../request/forms.ts';

/** What a member of an agency may be in its desk. */
export const DESK_ROLES = ['agent', 'manager'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

/** What can be seen and done in the desk, by who may. */
export const DESK_RIGHTS = {
  /** See requests and work on them; those of `READ_BY` are an exception. */
  requests: ['agent', 'manager'],
  calendar: ['agent', 'manager'],
  adverts: ['agent', 'manager'],
  mails: ['agent', 'manager'],
  /** Change what holds for the whole agency: its hours, its closed days. */
  'agency-hours': ['manager'],
  operation: ['manager'],
  /** Invite and remove agents and owners. */
  people: ['manager'],
  /** Export and erase what is held about a person, and lists as files. */
  privacy: ['manager'],
  export: ['manager'],
  newsletter: ['manager'],
  log: ['manager'],
  /** One's own password, second factor and logins. */
  security: ['agent', 'manager'],
} as const satisfies Record<string, readonly DeskRole[]>;
export type DeskRight = keyof typeof DESK_RIGHTS;

/** Requests that not every agent may read: `assigned` the agent to whom they are given, `manager` none of them. */
export const READ_BY: Readonly<Partial<Record<FormName, 'assigned' | 'manager'>>> = {
  'job-contact': 'manager',
  'rental-application': 'assigned',
};

/** Whether a role has a right. `mayDo('agent', 'people')` → `false` */
export function mayDo(role: DeskRole, right: DeskRight): boolean {
  return (DESK_RIGHTS[right] as readonly DeskRole[]).includes(role);
}

/** A member who reads requests. Ports answer as if a request that `mayReadRequest` denies did not exist. */
export type RequestReader = { readonly id: string; readonly role: DeskRole };

/** Whether a member may read a request of a form that is given to `agentId`; without one it is given to no member. Managers read all. */
export function mayReadRequest(
  { id, role }: RequestReader,
  { form, agentId }: { readonly form: FormName; readonly agentId: string | undefined },
): boolean {
  if (role === 'manager' || READ_BY[form] === undefined) return true;
  return READ_BY[form] === 'assigned' && agentId === id;
}
