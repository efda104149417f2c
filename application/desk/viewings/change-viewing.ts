import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import { isInConflict } from '../../../domain/appointment/conflicting-viewings.ts';
import {
  exactHours,
  isOutcome,
  type ViewingAct,
  type ViewingStep,
} from '../../../domain/appointment/viewing-change.ts';
import { hasBegun, hasEnded, type ViewingOutcome } from '../../../domain/appointment/viewing-state.ts';
import {
  AGENCY_REFUSALS,
  isWaivable,
  viewingTarget,
  type WaivableRefusal,
} from '../../../domain/appointment/viewing-target.ts';
import { mayDo } from '../../../domain/desk/access.ts';
import type { AgencyHours } from '../../../domain/appointment/viewing-hours.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { parseDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ViewingMailState } from '../../mail/mail-templates.ts';
import type { LinkPath } from '../../mail/link-path.ts';
import type { ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import type { ViewingChange, Viewings } from '../../ports/viewings/viewings.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { leftViewingMails } from '../../request/handed-viewing-mails.ts';
import { viewingMails, readViewingMailFacts, type ViewingMailSources } from '../../request/viewing-mails.ts';
import { hoursOf } from '../../viewing/property-hours.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import type { DeskCall, FieldValue } from '../shared/desk-handler.ts';
import { sentSequence } from '../shared/sent-sequence.ts';
import type { LimitMails } from '../shared/limit-mails.ts';

/** Selectable durations of a viewing, in minutes. */
const VIEWING_MINUTES = [15, 20, 30, 45, 60, 90];

/** Selectable durations including the agency's default, in minutes. `viewingLengths(40)` → `[15, 20, 30, 40, 45, 60, 90]` */
export const viewingLengths = (usual: number): readonly number[] =>
  [...new Set([...VIEWING_MINUTES, usual])].toSorted((one, other) => one - other);
/** Maximum length of the message to the visitor, in characters. */
const REASON_LENGTH = 600;

/** Why a viewing was not changed; each has its own message. */
export const VIEWING_PROBLEMS = [
  // The visitor or another agent changed the viewing after this page was opened.
  'changed-before',
  'slot-full',
  'hour-taken',
  'over',
  // An outcome can be recorded only after the end of the viewing.
  'too-early',
  'hour',
  // Refusals of the chosen day and slot, which visitors get as well.
  ...AGENCY_REFUSALS,
  'reason',
  'reason-long',
  'many-mails',
] as const;
export type ViewingProblem = (typeof VIEWING_PROBLEMS)[number];

type AgencyChange = Extract<ViewingChange, { by: 'agency' }>;

/** Result of a form that changes a viewing; `refused` also returns the unchanged viewing. */
export type ViewingStepResult =
  | { readonly kind: 'changed'; readonly act: ViewingAct }
  | { readonly kind: 'refused'; readonly problem: ViewingProblem; readonly viewing: ViewingWithRequest }
  | { readonly kind: 'unknown' };

/** Action of the desk's log by change. */
export const VIEWING_ACTIONS: Readonly<Record<ViewingAct, DeskAction>> = {
  confirm: 'visit-confirmed',
  refuse: 'visit-refused',
  'set-hour': 'visit-hour-set',
  move: 'visit-moved',
  cancel: 'visit-cancelled',
  happened: 'visit-happened',
  'not-come': 'visit-not-come',
};

/** State in the mail that the visitor receives about an action. Outcomes ('happened', 'not-come') send no mail. */
const TOLD: Readonly<Record<Exclude<ViewingAct, ViewingOutcome>, ViewingMailState>> = {
  confirm: 'confirmed',
  refuse: 'refused',
  'set-hour': 'timed',
  move: 'changed',
  cancel: 'cancelled',
};

/** Maximum number of attempts at a move, which is retried if the viewing hours change meanwhile. */
const MOST_TRIES = 3;

/** A colleague who takes a viewing over, with the languages of the mails to the colleague and to the former agent. */
export type ViewingSuccessor = {
  readonly agentId: string;
  readonly language: Language;
  readonly formerLanguage: Language;
};

export type ChangeViewingParts = ViewingMailSources & {
  readonly viewings: Pick<Viewings, 'change'>;
  readonly viewingHours: Pick<ViewingHours, 'ofProperty' | 'blocked'>;
  readonly linkPath: LinkPath;
  readonly limitMails: Pick<LimitMails, 'countMail' | 'mayMail'>;
};

/**
 * Handles the forms of a viewing: performs `act` on the version that the agent saw. Mails to the visitor (if an address is known) and to
 * the agency are enqueued in the same transaction. `takenOver`: to whom a move passes the viewing; the former agent is mailed too.
 */
export function makeChangeViewing({
  viewings,
  viewingHours: hours,
  linkPath,
  limitMails,
  ...mailSources
}: ChangeViewingParts) {
  /** Returns the function that builds the mails. Reads their facts first, as nothing may be awaited inside the transaction. */
  async function telling(
    call: DeskCall,
    act: ViewingAct,
    { propertyId, agentId: former }: ViewingWithRequest,
    takenOver: ViewingSuccessor | undefined,
  ) {
    if (isOutcome(act)) return () => [];
    const { context } = call;
    const given = { propertyId, agentId: former };
    const facts = await readViewingMailFacts(mailSources, context, given, takenOver?.language);
    const contextIn = (language: Language) => ({ ...context, language });
    return ({ request, sequence, tokenHash, ...booking }: ViewingWithRequest) => {
      const link = linkPath('change-visit', request.id, request.language, tokenHash);
      const about = { ...facts, request, booking, sequence, link, now: call.now };
      return [
        ...viewingMails(contextIn, { ...about, state: TOLD[act], byDesk: true }),
        ...(takenOver ? leftViewingMails(contextIn, about, { id: former, language: takenOver.formerLanguage }) : []),
      ];
    };
  }

  /**
   * Whether the daily limit allows another mail to the visitor. Refusals and cancellations ignore the limit, because the visitor
   * must learn of them. Outcomes are not mailed, so no limit applies.
   */
  async function mayMail({ request: { values } }: ViewingWithRequest, act: ViewingAct): Promise<boolean> {
    const { email } = values;
    const isFree = act === 'refuse' || act === 'cancel' || isOutcome(act);
    return isFree || typeof email !== 'string' || limitMails.mayMail(email);
  }

  /** Counts the mail of a change. The change and its mail are stored already, so an error of the counter is ignored. */
  async function countMail({ request: { values } }: ViewingWithRequest): Promise<void> {
    if (typeof values['email'] === 'string') await limitMails.countMail(values['email']).catch(() => false);
  }

  return async (
    call: DeskCall,
    viewing: ViewingWithRequest,
    act: ViewingAct,
    sent: FieldValue,
    takenOver?: ViewingSuccessor,
  ): Promise<ViewingStepResult> => {
    const untimely = untimelyProblem(viewing, act, call.now);
    if (untimely) return { kind: 'refused', problem: untimely, viewing };
    const seen = sentSequence(sent);
    const tell = await telling(call, act, viewing, takenOver);
    for (let tries = 1; ; tries++) {
      const change = await changeOf(hours, call, viewing, act, sent, takenOver?.agentId);
      if (typeof change === 'string') return { kind: 'refused', problem: change, viewing };
      if (tries === 1 && !(await mayMail(viewing, act))) return { kind: 'refused', problem: 'many-mails', viewing };
      const changed = await viewings.change(
        viewing.submissionId,
        seen,
        change,
        tell,
        entryOf(call, viewing, act, change),
      );
      if (changed.kind === 'unknown') return changed;
      if (changed.kind === 'changed') {
        if (!isOutcome(act)) await countMail(viewing);
        return { kind: 'changed', act };
      }
      // The viewing hours changed before the slot was reserved: read them again and retry.
      if (changed.kind === 'hours-changed' && tries < MOST_TRIES) continue;
      const problem = changed.kind === 'hours-changed' ? 'slot-full' : changed.kind;
      return { kind: 'refused', problem, viewing: changed.viewing };
    }
  };
}

function entryOf(
  { member, now }: DeskCall,
  { submissionId }: ViewingWithRequest,
  act: ViewingAct,
  change: AgencyChange,
) {
  const by = { id: member.id, name: member.name };
  return { by, at: now, action: VIEWING_ACTIONS[act], subject: submissionId, detail: viewingDetail(change) };
}

/**
 * Problem of an action at the wrong time: `too-early` for an outcome before the viewing has ended, `over` for any other action once the
 * viewing has begun.
 */
function untimelyProblem(viewing: ViewingWithRequest, act: ViewingAct, now: number): ViewingProblem | undefined {
  const moment = brusselsMoment(now);
  if (isOutcome(act)) return hasEnded(viewing, moment) ? undefined : 'too-early';
  return hasBegun(viewing, moment) ? 'over' : undefined;
}

/** The requested change, or the problem with it. */
async function changeOf(
  viewingHours: ChangeViewingParts['viewingHours'],
  call: DeskCall,
  viewing: ViewingWithRequest,
  act: ViewingAct,
  sent: FieldValue,
  takenOverBy: string | undefined,
): Promise<AgencyChange | ViewingProblem> {
  if (isOutcome(act)) return { by: 'agency', kind: act, at: call.now };
  if (act === 'refuse' || act === 'cancel') {
    const reason = sent('reason').replaceAll('\r\n', '\n').trim();
    if ([...reason].length > REASON_LENGTH) return 'reason-long';
    // A refusal needs a reason: without one the visitor does not know what to do next.
    return reason === '' && act === 'refuse' ? 'reason' : { by: 'agency', kind: act, reason };
  }
  const by = takenOverBy === undefined ? viewing : { ...viewing, agentId: takenOverBy };
  const [hours, firm] = await Promise.all([
    hoursOfViewing(viewingHours, call, by),
    agencyWideBlocks(viewingHours, call),
  ]);
  if (act === 'move') {
    const move = moveOf({ hours, firm }, call, viewing, sent);
    return typeof move === 'string' || takenOverBy === undefined ? move : { ...move, agentId: takenOverBy };
  }
  const from = sent('from').trim();
  const exact = exactHours(viewing, from, minutesIn(sent, hours.agency));
  if (!exact && (from !== '' || act === 'set-hour')) return 'hour';
  const taken = waivedRefusals(call, viewing, sent).includes('agent-busy') ? firm : hours.taken;
  const { travelMinutes, visitMinutes } = hours.agency;
  if (isInConflict({ ...viewing, exact: exact ?? viewing.exact }, taken, visitMinutes)) return 'agent-busy';
  return exact
    ? { by: 'agency', kind: act, exact, travelMinutes }
    : { by: 'agency', kind: 'confirm', exact: undefined };
}

/** Times blocked for all agents; empty for members who may block times for all, because they may also override such a block. */
export async function agencyWideBlocks(
  viewingHours: Pick<ViewingHours, 'blocked'>,
  { member, now }: DeskCall,
): Promise<readonly TimeSpan[]> {
  if (mayDo(member.role, 'agency-hours')) return [];
  return (await viewingHours.blocked(now, member.id)).filter(({ agentId }) => agentId === undefined);
}

type Hours = Awaited<ReturnType<typeof hoursOf>>;

/** The hours at which the viewing's property can be shown. */
export function hoursOfViewing(
  viewingHours: Pick<ViewingHours, 'ofProperty'>,
  { context, now }: DeskCall,
  { propertyId, agentId }: ViewingWithRequest,
): Promise<Hours> {
  return hoursOf(viewingHours, context.content.settings, { id: propertyId, agentId }, brusselsMoment(now).today);
}

/** The time to which a form moves a viewing, as submitted. */
export type MoveTarget = Readonly<Record<'day' | 'slot' | 'from' | 'minutes', string>>;

/**
 * Parses the fields of a move: `to` contains day, slot and start of an offered time; without `to` each has its own field. `'2026-12-02 am
 * 10:00'` → that time
 */
export function moveTarget(sent: FieldValue): MoveTarget {
  const [day = '', slot = '', from = ''] =
    sent('to') === '' ? [sent('day'), sent('slot'), sent('from').trim()] : sent('to').split(' ');
  return { day, slot, from, minutes: sent('minutes') };
}

/** Whether a member may override a refusal. Blocked or busy time may be overridden only by the agent of the viewing, or by a manager. */
export function mayWaive({ member }: DeskCall, { agentId }: ViewingWithRequest, why: WaivableRefusal): boolean {
  return why !== 'agent-busy' || member.personId === agentId || mayDo(member.role, 'agency-hours');
}

/** The refusals that a submitted move overrides; the form contains those that the member has seen. */
export function waivedRefusals(
  call: DeskCall,
  viewing: ViewingWithRequest,
  sent: FieldValue,
): readonly WaivableRefusal[] {
  return sent('anyway')
    .split(' ')
    .filter(isWaivable)
    .filter(why => mayWaive(call, viewing, why));
}

function moveOf(
  { hours, firm }: { readonly hours: Hours; readonly firm: readonly TimeSpan[] },
  call: DeskCall,
  viewing: ViewingWithRequest,
  sent: FieldValue,
): Extract<AgencyChange, { kind: 'move' }> | ViewingProblem {
  // Slots in the visitor's language, as the visitor will read them.
  const slots = slotsIn(call.context.content, viewing.request.language);
  const { day, slot: slotId, from } = moveTarget(sent);
  const chosen = slots.find(({ id }) => id === slotId);
  const exact = chosen && exactHours(chosen, from, minutesIn(sent, hours.agency));
  const asked = { day: parseDay(day) ?? '', slot: slotId, ...exact };
  const waived = waivedRefusals(call, viewing, sent);
  const now = brusselsMoment(call.now);
  const decision = viewingTarget('agency', { hours, slots, now, current: viewing, waived, firm }, asked);
  if (decision.kind === 'refused') return decision.why;
  if (from !== '' && !exact) return 'hour';
  const { version: hoursVersion, agency } = hours;
  const { capacity, travelMinutes } = agency;
  const { id: slot, from: begins, to } = decision.slot;
  const free = { capacity, agentCapacity: decision.agentCapacity, hoursVersion };
  const target = { day: asked.day, slot, from: begins, to, ...free };
  return { by: 'agency', kind: 'move', to: target, exact, travelMinutes };
}

/** The submitted length of a viewing in minutes, or the agency's usual one. */
export function minutesIn(sent: FieldValue, { visitMinutes }: Pick<AgencyHours, 'visitMinutes'>): number {
  return viewingLengths(visitMinutes).find(minutes => String(minutes) === sent('minutes')) ?? visitMinutes;
}

/** Details of an action on a viewing for the audit log, without personal data. */
export function viewingDetail(change: Extract<ViewingStep, { by: 'agency' }>): Readonly<Record<string, string>> {
  switch (change.kind) {
    case 'move':
      return { day: change.to.day, from: change.exact?.from ?? change.to.from, to: change.exact?.to ?? change.to.to };
    case 'confirm':
    case 'set-hour':
      return change.exact ? { from: change.exact.from, to: change.exact.to } : {};
    default:
      return {};
  }
}
