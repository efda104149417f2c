import { exactHours, type VisitAct } from '../../domain/appointment/visit-change.ts';
import { roomInSlot } from '../../domain/appointment/visit-hours.ts';
import type { DeskAction } from '../../domain/desk/actions.ts';
import { addDays, daysBetween, isDay } from '../../domain/text/day.ts';
import type { ViewingState } from '../mail/mail-templates.ts';
import type { LinkPath } from '../mail/link-path.ts';
import type { KeptAppointment } from '../ports/appointments.ts';
import type { DeskVisitChange, DeskVisits } from '../ports/desk-visits.ts';
import type { VisitHours } from '../ports/visit-hours.ts';
import { findSubject } from '../request/request-subject.ts';
import { slotsIn } from '../request/slots-in.ts';
import { viewingMails } from '../request/viewing-mails.ts';
import { hoursOf } from '../request/visit-place.ts';
import { brusselsMoment } from '../request/visit-error.ts';
import type { DeskCall, SentFields } from './desk-case.ts';

/** How long a visit may be said to last, in minutes. */
export const VISIT_MINUTES = [15, 20, 30, 45, 60, 90] as const;
/** The length that is offered first, in minutes. */
export const USUAL_MINUTES = 30;
/** How far ahead a visit is moved at most, in days. */
export const MOVED_AHEAD = 365;
/** Characters of what is written to the visitor. */
export const REASON_LENGTH = 600;

/** Why a visit stays as it is: each has words of its own. */
export type VisitProblem =
  /** Somebody, the visitor or another agent, was first. */
  'changed-before' | 'slot-full' | 'over' | 'hour' | 'day' | 'same-time' | 'reason' | 'reason-long';

/** What became of a form. */
export type VisitTaken =
  | { readonly kind: 'changed'; readonly act: VisitAct }
  | { readonly kind: 'refused'; readonly problem: VisitProblem; readonly visit: KeptAppointment }
  | { readonly kind: 'unknown' };

const ACTIONS: Readonly<Record<VisitAct, DeskAction>> = {
  confirm: 'visit-confirmed',
  refuse: 'visit-refused',
  'set-hour': 'visit-hour-set',
  move: 'visit-moved',
  cancel: 'visit-cancelled',
};

const TOLD: Readonly<Record<VisitAct, ViewingState>> = {
  confirm: 'confirmed',
  refuse: 'refused',
  'set-hour': 'timed',
  move: 'changed',
  cancel: 'cancelled',
};

export type ChangeVisitParts = {
  readonly visits: DeskVisits;
  readonly hours: Pick<VisitHours, 'ofProperty'>;
  readonly linkPath: LinkPath;
};

/**
 * Makes what the forms of a visit do: `act` with what was sent, to the visit as it was seen. The visitor, where they gave an address,
 * and the agency are mailed in the same transaction.
 */
export function makeChangeVisit({ visits, hours, linkPath }: ChangeVisitParts) {
  /** The property is looked up before, as nothing is awaited while the change is kept. */
  async function telling(call: DeskCall, act: VisitAct, { propertyId }: KeptAppointment) {
    const subject = await findSubject(call.context.catalogue, { property: propertyId });
    return ({ request, sequence, tokenHash, ...place }: KeptAppointment) =>
      viewingMails(language => ({ ...call.context, language }), {
        state: TOLD[act],
        byDesk: true,
        request,
        place,
        sequence,
        subject,
        link: linkPath('change-visit', request.id, request.language, tokenHash),
        now: call.now,
      });
  }

  return async (call: DeskCall, visit: KeptAppointment, act: VisitAct, sent: SentFields): Promise<VisitTaken> => {
    if (isOver(visit, call.now)) return { kind: 'refused', problem: 'over', visit };
    const change = await changeOf(hours, call, visit, act, sent);
    if (typeof change === 'string') return { kind: 'refused', problem: change, visit };
    const { member, now } = call;
    const entry = {
      by: { id: member.id, name: member.name },
      at: now,
      action: ACTIONS[act],
      subject: visit.submissionId,
      detail: detailOf(change),
    };
    const seen = /^\d{1,6}$/.test(sent('seen')) ? Number(sent('seen')) : -1;
    const changed = await visits.change(visit.submissionId, seen, change, entry, await telling(call, act, visit));
    if (changed.kind === 'unknown') return changed;
    return changed.kind === 'changed'
      ? { kind: 'changed', act }
      : { kind: 'refused', problem: changed.kind, visit: changed.visit };
  };
}

/** Whether a visit has begun, or is over. */
export function isOver({ day, exact, from }: KeptAppointment, now: number): boolean {
  const { today, time } = brusselsMoment(now);
  return day < today || (day === today && (exact?.from ?? from) <= time);
}

/** What a form asks for, or what is wrong with it. */
async function changeOf(
  hours: ChangeVisitParts['hours'],
  call: DeskCall,
  visit: KeptAppointment,
  act: VisitAct,
  sent: SentFields,
): Promise<DeskVisitChange | VisitProblem> {
  switch (act) {
    case 'refuse':
    case 'cancel': {
      const reason = sent('reason').replaceAll('\r\n', '\n').trim();
      if ([...reason].length > REASON_LENGTH) return 'reason-long';
      // A refusal that says nothing leaves the visitor without any next step.
      return reason === '' && act === 'refuse' ? 'reason' : { kind: act, reason };
    }
    case 'move':
      return moveOf(hours, call, visit, sent);
    default: {
      const from = sent('from').trim();
      if (from === '' && act === 'confirm') return { kind: 'confirm', exact: undefined };
      const exact = exactHours(visit, from, minutesOf(sent));
      return exact ? { kind: act, exact } : 'hour';
    }
  }
}

async function moveOf(
  hours: ChangeVisitParts['hours'],
  { context, now }: DeskCall,
  visit: KeptAppointment,
  sent: SentFields,
): Promise<DeskVisitChange | VisitProblem> {
  const { today, time } = brusselsMoment(now);
  const day = sent('day').trim();
  // In the hours of the visitor's language, who reads them.
  const slot = slotsIn(context.content, visit.request.language).find(({ id }) => id === sent('slot'));
  if (!slot || !isDay(day) || daysBetween(today, day) < 0 || day > addDays(today, MOVED_AHEAD)) return 'day';
  if (day === visit.day && slot.id === visit.slot) return 'same-time';
  const from = sent('from').trim();
  const exact = from === '' ? undefined : exactHours(slot, from, minutesOf(sent));
  if (from !== '' && !exact) return 'hour';
  if (day === today && (exact?.from ?? slot.from) <= time) return 'day';
  const { propertyId, agentId } = visit;
  // The agency's calendar binds visitors; who agrees to a day themselves needs room alone.
  const kept = await hoursOf(hours, context.content.settings, { id: propertyId, agentId }, today);
  const { capacity } = kept.agency;
  const agentCapacity = roomInSlot(kept, day, slot);
  const { id, from: begins, to } = slot;
  return { kind: 'move', to: { day, slot: id, from: begins, to, capacity, agentCapacity }, exact };
}

function minutesOf(sent: SentFields): number {
  return VISIT_MINUTES.find(minutes => String(minutes) === sent('minutes')) ?? USUAL_MINUTES;
}

/** What the log tells of a change: no word of a person. */
function detailOf(change: DeskVisitChange): Readonly<Record<string, string>> {
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
