import { AGENCY_DAYS_AHEAD } from '../../../domain/appointment/viewing-target.ts';
import { type ViewingAct, viewingActs } from '../../../domain/appointment/viewing-change.ts';
import {
  expectedHours,
  hasBegun,
  viewingState,
  type ViewingState,
  type ViewingStatus,
} from '../../../domain/appointment/viewing-state.ts';
import type { Hours } from '../../../domain/appointment/time-of-day.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { addDays } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import type { DeskLog } from '../../ports/audit/desk-log.ts';
import type { PrivateDetailsStore } from '../../ports/catalogue/private-details.ts';
import type { ViewingRecords } from '../../ports/viewings/viewing-records.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { exactStreet, fullAddress } from '../../request/exact-address.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import {
  type ChangeViewingParts,
  hoursOfViewing,
  type makeChangeViewing,
  moveTarget,
  viewingLengths,
  type ViewingProblem,
} from './change-viewing.ts';
import type { DeskCall, SentFields } from '../shared/desk-handler.ts';
import type { FindMoveConflicts, MoveConflicts } from './move-conflicts.ts';
import { personName } from '../../../domain/request/person-name.ts';
import { senderPhone, senderMessage } from '../shared/sender.ts';
import {
  agentName,
  withdrawnProperty,
  type ViewingProperty,
  viewingProperties,
  viewingEntries,
  type ViewingEntry,
} from './viewing-entry.ts';

/** A refused form with the typed values. */
export type ViewingRefused = {
  readonly act: ViewingAct;
  readonly problem: ViewingProblem;
  readonly typed: Readonly<Record<'from' | 'minutes' | 'day' | 'slot' | 'reason', string>>;
  /** Set if a change of the time was refused: the viewings and times that conflict with it, and alternatives. */
  readonly touched: MoveConflicts | undefined;
};

/** An audit log entry of the viewing. */
export type ViewingHistoryLine = {
  readonly at: number;
  readonly by: string;
  readonly action: DeskAction;
  readonly day: string | undefined;
  readonly from: string | undefined;
  readonly to: string | undefined;
};

/** A viewing and its available actions. */
export type ViewingBody = {
  readonly kind: 'visit';
  readonly id: string;
  /** Path of the viewing's own page in the desk. */
  readonly href: string;
  /** Version of the viewing that the page shows; a form that is based on an older version is refused. */
  readonly sequence: number;
  readonly status: ViewingStatus;
  readonly state: ViewingState;
  readonly day: string;
  readonly hours: Hours;
  readonly isExact: boolean;
  /** The booked slot with the times at which it begins and ends. */
  readonly slot: Hours & { readonly id: string };
  readonly reason: string | undefined;
  /** Whether the viewing has started. */
  readonly isOver: boolean;
  readonly who: {
    readonly name: string;
    readonly phone: string | undefined;
    readonly email: string | undefined;
    readonly language: Language;
    readonly remark: string | undefined;
  };
  readonly property: ViewingProperty;
  /** Street for the agent; absent if the public address already contains it. */
  readonly trueAddress: string | undefined;
  readonly agent: string | undefined;
  readonly requestHref: string;
  /** Address of the calendar page; absent if the calendar feature is off, because the agency then uses the calendar of its own software. */
  readonly calendarHref: string | undefined;
  readonly acts: readonly ViewingAct[];
  /** Slots to which the viewing can be moved, in the visitor's language. */
  readonly slots: readonly (Hours & { readonly id: string })[];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly minutes: readonly number[];
  readonly usualMinutes: number;
  /** Other viewings of the same agent on the day of this viewing. */
  readonly sameDay: readonly ViewingEntry[];
  readonly history: readonly ViewingHistoryLine[];
  readonly refused: ViewingRefused | undefined;
};

export type ViewingPageParts = {
  readonly viewingRecords: Pick<ViewingRecords, 'ofRequests' | 'between'>;
  readonly changeViewing: ReturnType<typeof makeChangeViewing>;
  readonly viewingHours: ChangeViewingParts['viewingHours'];
  readonly findMoveConflicts: FindMoveConflicts;
  readonly deskLog: Pick<DeskLog, 'before'>;
  /** Data of properties that only agents see; the page shows the street from it. */
  readonly listingsKnown: Pick<PrivateDetailsStore, 'of'>;
};

/** A viewing with its available actions, for the page of the viewing and the page of its request. */
export type ViewingPage = {
  /** Finds the viewing that a request booked; `undefined` if it booked none. */
  find(requestId: string): Promise<ViewingWithRequest | undefined>;
  show(call: DeskCall, viewing: ViewingWithRequest): Promise<ViewingBody>;
  /** Handles a submitted form of the viewing; `refused` contains the current viewing and the problem. */
  act(
    call: DeskCall,
    viewing: ViewingWithRequest,
    act: ViewingAct,
    sent: SentFields,
  ): Promise<
    | { readonly kind: 'changed'; readonly act: ViewingAct }
    | { readonly kind: 'refused'; readonly body: ViewingBody }
    | { readonly kind: 'unknown' }
  >;
};

const MOST_LINES = 50;
/** Actions that set a time, which may be occupied by another viewing. */
const SETS_TIME: readonly ViewingAct[] = ['confirm', 'set-hour', 'move'];

export function makeViewingPage({
  viewingRecords,
  changeViewing,
  findMoveConflicts,
  viewingHours: hours,
  deskLog: log,
  listingsKnown: known,
}: ViewingPageParts): ViewingPage {
  async function bodyOf(call: DeskCall, viewing: ViewingWithRequest, refused?: ViewingRefused): Promise<ViewingBody> {
    const { context, now } = call;
    const { language, today } = context;
    const { submissionId: id, request, propertyId, agentId, day } = viewing;
    const [{ agency }, properties, others, entries] = await Promise.all([
      hoursOfViewing(hours, call, viewing),
      viewingProperties(context, [propertyId]),
      agentId === '' ? [] : viewingRecords.between(day, day, agentId),
      log.before(undefined, MOST_LINES, id),
    ]);
    const property = properties.get(propertyId) ?? withdrawnProperty(propertyId);
    const street = await exactStreet(known, propertyId);
    const address = fullAddress(street, property.place);
    const moment = brusselsMoment(now);
    const slots = slotsIn(context.content, request.language).map(({ id: slot, from, to }) => ({ id: slot, from, to }));
    return {
      kind: 'visit',
      id,
      href: deskPath('visit', language, { id }),
      sequence: viewing.sequence,
      status: viewing.status,
      state: viewingState(viewing, moment),
      day,
      hours: expectedHours(viewing),
      isExact: viewing.exact !== undefined,
      slot: { id: viewing.slot, from: viewing.from, to: viewing.to },
      reason: viewing.reason,
      isOver: hasBegun(viewing, moment),
      who: {
        name: personName(request.values),
        phone: senderPhone(request.values),
        email: request.email,
        language: request.language,
        remark: senderMessage(request.values),
      },
      property,
      trueAddress: address === property.place ? undefined : address,
      agent: agentName(context, agentId),
      requestHref: deskPath('request', language, { id }),
      calendarHref: call.features.has('calendar') ? `${deskPath('calendar', language)}?week=${day}` : undefined,
      acts: viewingActs('agency', viewing, moment),
      slots,
      firstDay: today,
      lastDay: addDays(today, AGENCY_DAYS_AHEAD),
      minutes: viewingLengths(agency.visitMinutes),
      usualMinutes: agency.visitMinutes,
      sameDay: await viewingEntries(
        context,
        moment,
        others.filter(other => other.submissionId !== id && other.status !== 'cancelled'),
      ),
      history: entries
        .filter(({ action }) => action.startsWith('visit-'))
        .map(({ at, by, action, detail }) => ({
          at,
          by: by.name,
          action,
          day: wordIn(detail?.['day']),
          from: wordIn(detail?.['from']),
          to: wordIn(detail?.['to']),
        })),
      refused,
    };
  }

  return {
    find: async requestId => (await viewingRecords.ofRequests([requestId]))[0],
    show: bodyOf,
    async act(call, viewing, act, sent) {
      const taken = await changeViewing(call, viewing, act, sent);
      if (taken.kind !== 'refused') return taken;
      const { problem, viewing: found } = taken;
      const touched = SETS_TIME.includes(act) ? await findMoveConflicts(call, found, problem, sent) : undefined;
      const refused = { act, problem, typed: typedIn(sent), touched };
      return { kind: 'refused', body: await bodyOf(call, found, refused) };
    },
  };
}

function typedIn(sent: SentFields): ViewingRefused['typed'] {
  return {
    ...moveTarget(sent),
    reason: sent('reason'),
  };
}

function wordIn(value: string | number | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
