import { openSlots, WEEKDAYS } from '../../../domain/appointment/viewing-calendar.ts';
import { AGENCY_DAYS_AHEAD, calendarFor } from '../../../domain/appointment/viewing-target.ts';
import { expectedHours } from '../../../domain/appointment/viewing-state.ts';
import {
  type AgencyHours,
  type AgentHours,
  propertyCalendar,
  type PropertyWindows,
} from '../../../domain/appointment/viewing-hours.ts';
import { mayDo } from '../../../domain/desk/access.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { brusselsInstant } from '../../../domain/text/brussels-time.ts';
import { addDays } from '../../../domain/text/day.ts';
import type { ContactSlot } from '../../../domain/page/site.ts';
import type { ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import type { BusyFeeds, BusyFeedStatus } from '../../ports/calendar/busy-feeds.ts';
import type { DeskEntry } from '../../ports/audit/desk-log.ts';
import type { ViewingRecords } from '../../ports/viewings/viewing-records.ts';
import type { Encryption } from '../../ports/security/encryption.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import { agentIdOf } from '../../view/agent-view.ts';
import { findSubject } from '../../request/request-subject.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { contentHours } from '../../viewing/property-hours.ts';
import type { DeskCall, DeskHandler, DeskDone, SentFields } from '../shared/desk-handler.ts';
import {
  type HoursError,
  NUMBERS,
  readAddress,
  readAgencyHours,
  readAgentHours,
  readBlocked,
  readWindows,
} from './hours-forms.ts';
import type { BlockTime } from './block-time.ts';
import type { ViewingConflicts } from './conflicting-moves.ts';
import { personName } from '../../../domain/request/person-name.ts';

/** Forms of the page, named by the value of their field `do`. */
export type HoursForm = 'own' | 'busy' | 'block' | 'agency' | 'windows';
/** Field values of a form: stored, or as submitted. */
export type HoursFields = Readonly<Record<string, readonly string[]>>;

/**
 * The desk page `hours`: when viewings are possible. It has the agent's working hours, blocked times, and the viewing hours of the agency
 * and of single properties.
 */
export type HoursBody = {
  readonly kind: 'hours';
  readonly slots: readonly ContactSlot[];
  /** Whether the agent has their own hours; otherwise the agency's apply. */
  readonly hasOwn: boolean;
  /** Status of reading their external calendar; absent if none is set. */
  readonly busy: BusyFeedStatus | undefined;
  readonly blocked: readonly {
    readonly id: string;
    readonly from: number;
    readonly until: number;
    readonly words: string;
    readonly isForAll: boolean;
    readonly mayFree: boolean;
  }[];
  readonly windows: readonly { readonly propertyId: string; readonly kind: PropertyWindows['kind'] }[];
  /** Whether agents and properties can have their own hours (feature `hours`). */
  readonly hasAgentHours: boolean;
  /** Whether the member may change the agency's hours. */
  readonly isManager: boolean;
  /** Upcoming viewings outside the current opening hours; they stay until an agent moves or cancels them. Empty for non-managers. */
  readonly outside: readonly {
    readonly id: string;
    readonly href: string;
    readonly name: string;
    readonly at: number;
  }[];
  readonly fields: Readonly<Record<HoursForm, HoursFields>>;
  readonly refused: { readonly form: HoursForm; readonly error: HoursError } | undefined;
  /** Viewings that conflict with the submitted blocked time; the time is not blocked yet. */
  readonly touched: ViewingConflicts | undefined;
};

export type HoursParts = {
  readonly viewingHours: ViewingHours;
  readonly busyFeeds: BusyFeeds;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly encryption: Pick<Encryption, 'encrypt'>;
  readonly blockTime: BlockTime;
};

const MOST_WORDS = 200;
/** Maximum of listed viewings outside the hours. */
const MOST_OUTSIDE = 20;

/** Page of viewing hours. Agents change their own hours and those of their properties, managers all hours. */
export function makeHoursDesk({
  viewingHours,
  busyFeeds,
  viewingRecords,
  encryption,
  blockTime,
}: HoursParts): DeskHandler<HoursBody> {
  async function bodyOf(
    { context, member, now, parameters, features }: DeskCall,
    again?: { readonly form: HoursForm; readonly error: HoursError; readonly fields: HoursFields },
  ): Promise<HoursBody> {
    const isManager = mayDo(member.role, 'agency-hours');
    const [agency, own, busy, blocked, windows] = await Promise.all([
      viewingHours.agency(),
      viewingHours.agent(member.id),
      busyFeeds.status(member.id),
      viewingHours.blocked(now, member.id),
      viewingHours.windows(),
    ]);
    const asked = parameters.get('property') ?? '';
    const whole = agency ?? contentHours(context.content.settings);
    const fields = {
      own: agentFields(own),
      busy: {},
      block: {},
      agency: isManager ? agencyFields(whole) : {},
      windows: windowFields(asked, windows.find(({ propertyId }) => propertyId === asked)?.windows),
    };
    return {
      kind: 'hours',
      slots: slotsIn(context.content, context.language),
      hasOwn: own !== undefined,
      busy,
      blocked: blocked.map(({ id, from, until, words, agentId }) => ({
        id,
        from,
        until,
        words,
        isForAll: agentId === undefined,
        mayFree: isManager || agentId !== undefined,
      })),
      windows: windows.map(({ propertyId, windows: { kind } }) => ({ propertyId, kind })),
      hasAgentHours: features.has('hours'),
      isManager,
      outside: isManager ? await outsideOf(context, whole, features.has('hours') ? windows : []) : [],
      fields: again ? { ...fields, [again.form]: again.fields } : fields,
      refused: again && { form: again.form, error: again.error },
      touched: undefined,
    };
  }

  async function outsideOf(
    { content, language, today }: DeskCall['context'],
    hours: AgencyHours,
    ofProperties: Awaited<ReturnType<ViewingHours['windows']>>,
  ) {
    const slots = slotsIn(content, language);
    const own = new Map(ofProperties.map(({ propertyId, windows }) => [propertyId, windows]));
    const start = { today, time: '00:00' };
    const isOpen = ({ propertyId, day, slot }: ViewingWithRequest) => {
      const calendar = propertyCalendar({ agency: hours, windows: own.get(propertyId), agent: undefined }, slots);
      // The visitors' notice period does not apply to existing bookings.
      return openSlots(calendarFor('agency', calendar), slots, day, start).some(({ id }) => id === slot);
    };
    const held = await viewingRecords.between(today, addDays(today, AGENCY_DAYS_AHEAD));
    return held
      .filter(viewing => viewing.status !== 'cancelled' && !isOpen(viewing))
      .slice(0, MOST_OUTSIDE)
      .map(viewing => ({
        id: viewing.submissionId,
        href: deskPath('visit', language, { id: viewing.submissionId }),
        name: personName(viewing.request.values),
        at: brusselsInstant(viewing.day, expectedHours(viewing).from),
      }));
  }

  async function act(call: DeskCall, sent: SentFields): Promise<DeskDone<HoursBody>> {
    const { member, now, context } = call;
    const isManager = mayDo(member.role, 'agency-hours');
    const entry = (action: DeskAction, subject: string | undefined): DeskEntry => ({
      by: { id: member.id, name: member.name },
      at: now,
      action,
      subject,
    });
    const done = (code: string): DeskDone<HoursBody> => ({
      kind: 'done',
      location: deskPath('hours', context.language),
      notice: { code },
    });
    const refused = async (form: HoursForm, error: HoursError): Promise<DeskDone<HoursBody>> => ({
      kind: 'again',
      body: await bodyOf(call, { form, error, fields: sentFields(sent) }),
    });
    if (sent('do') !== 'agency' && !call.features.has('hours')) return { kind: 'none' };
    switch (sent('do')) {
      case 'own': {
        const read = readAgentHours(sent);
        if ('error' in read) return refused('own', read.error);
        await viewingHours.setAgent(member.id, read.ok, entry('hours-changed', member.id));
        return done('own');
      }
      case 'own-none':
        await viewingHours.setAgent(member.id, undefined, entry('hours-changed', member.id));
        return done('own');
      case 'busy': {
        const read = readAddress(sent);
        if ('error' in read) return refused('busy', read.error);
        const encrypted = encryption.encrypt('busy address', read.ok);
        await busyFeeds.setAddress(member.id, encrypted, entry('busy-address-set', member.id));
        return done('busy');
      }
      case 'busy-none':
        await busyFeeds.setAddress(member.id, undefined, entry('busy-address-removed', member.id));
        return done('busy-none');
      case 'block': {
        const read = readBlocked(sent, now);
        if ('error' in read) return refused('block', read.error);
        const isForAll = isManager && sent('all') === 'yes';
        const words = sent('words').trim().slice(0, MOST_WORDS);
        const blocked = await blockTime(call, sent, { ...read.ok, words, isForAll });
        if (blocked === 'blocked') return done('blocked');
        const body = await bodyOf(call);
        return {
          kind: 'again',
          body: { ...body, fields: { ...body.fields, block: sentFields(sent) }, touched: blocked },
        };
      }
      case 'free': {
        const freed = await viewingHours.free(
          sent('id'),
          isManager ? undefined : member.id,
          entry('time-freed', member.id),
        );
        return freed ? done('freed') : { kind: 'none' };
      }
      case 'agency': {
        if (!isManager) return { kind: 'none' };
        const read = readAgencyHours(sent);
        if ('error' in read) return refused('agency', read.error);
        await viewingHours.setAgency(read.ok, entry('agency-hours-changed', undefined));
        return done('agency');
      }
      case 'windows': {
        const listing = (await findSubject(context.catalogue, { property: sent('property').trim() }))?.listing;
        const isTheirs =
          isManager || (listing !== undefined && agentIdOf(context.content, listing) === member.personId);
        if (!listing || !isTheirs) return refused('windows', 'property');
        await viewingHours.setWindows(listing.id, readWindows(sent), entry('windows-changed', listing.id));
        return done('windows');
      }
      default:
        return { kind: 'none' };
    }
  }

  return { open: async call => ({ kind: 'page', body: await bodyOf(call) }), act };
}

const SENT = [
  ...WEEKDAYS.flatMap(day => [`from-${day}`, `to-${day}`, `open-${day}`, `window-${day}`]),
  ...Object.keys(NUMBERS),
  'address',
  'fromDay',
  'untilDay',
  'fromTime',
  'untilTime',
  'words',
  'all',
  'property',
  'windows',
  'confirm',
  'openHolidays',
  'closedRegionalDays',
  'closed',
];

function sentFields(sent: SentFields): HoursFields {
  return Object.fromEntries(SENT.map(name => [name, sent.all(name)]));
}

function agentFields(hours: AgentHours | undefined): HoursFields {
  return Object.fromEntries(
    WEEKDAYS.flatMap(day => [
      [`from-${day}`, [hours?.[day]?.from ?? '']],
      [`to-${day}`, [hours?.[day]?.to ?? '']],
    ]),
  );
}

function agencyFields({
  open,
  openHolidays,
  closedRegionalDays,
  closed,
  confirm,
  ...numbers
}: AgencyHours): HoursFields {
  return {
    ...Object.fromEntries(WEEKDAYS.map(day => [`open-${day}`, open[day]])),
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, [String(number)]])),
    openHolidays,
    closedRegionalDays,
    closed: [closed.map(({ from, until }) => (from === until ? from : `${from} - ${until}`)).join('\n')],
    confirm: [confirm],
  };
}

function windowFields(property: string, windows: PropertyWindows | undefined): HoursFields {
  return {
    property: [property],
    windows: [windows?.kind ?? 'agency'],
    ...(windows?.kind === 'slots' && Object.fromEntries(WEEKDAYS.map(day => [`window-${day}`, windows.open[day]]))),
  };
}
