import { type AgencyHours, type AgentHours, type PropertyWindows } from '../../../domain/appointment/viewing-hours.ts';
import { mayDo } from '../../../domain/desk/access.ts';
import type { DeskAction } from '../../../domain/desk/actions.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { ContactSlot } from '../../../domain/page/site.ts';
import type { BusyFeeds, BusyFeedStatus } from '../../ports/calendar/busy-feeds.ts';
import type { DeskEntry } from '../../ports/audit/desk-log.ts';
import type { ViewingRecords } from '../../ports/viewings/viewing-records.ts';
import type { Encryption } from '../../ports/security/encryption.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { ViewingHoursWriter } from '../../ports/calendar/viewing-hours-writer.ts';
import { agentIdOf } from '../../view/agent-view.ts';
import { findSubject } from '../../request/request-subject.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { contentHours } from '../../viewing/property-hours.ts';
import type { DeskCall, DeskHandler, DeskDone, SentFields } from '../shared/desk-handler.ts';
import {
  type HoursError,
  readAddress,
  readAgencyHours,
  readAgentHours,
  readBlocked,
  readWindows,
} from './hours-forms.ts';
import { agencyFields, agentFields, type HoursFields, sentFields, windowFields } from './hours-fields.ts';
import type { BlockTime } from './block-time.ts';
import { type ClosedViewing, closedRows, type HoursOfViewing, makeClosedViewings } from './closed-viewings.ts';
import { versionsOf, type ViewingConflicts } from './conflicting-moves.ts';

/** Forms of the page, named by the value of their field `do`. */
export type HoursForm = 'own' | 'busy' | 'block' | 'agency' | 'windows';

/**
 * The desk page `hours`: when viewings are possible. It has the agent's working hours, blocked times, and the viewing hours of the agency
 * and of single properties.
 */
export type HoursBody = {
  readonly kind: 'hours';
  readonly slots: readonly ContactSlot[];
  /** Whether the agent has their own hours; otherwise the agency's apply. */
  readonly hasOwn: boolean;
  /** Status of reading the agent's external calendar; absent if the agent has set none. */
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
  /**
   * Upcoming viewings outside the current viewing hours, which stay until an agent moves or cancels them. Empty for members who are no
   * managers.
   */
  readonly outside: readonly ClosedViewing[];
  /** Upcoming viewings that the submitted hours would close; the hours are not saved yet. */
  readonly closing: HoursClosing | undefined;
  readonly fields: Readonly<Record<HoursForm, HoursFields>>;
  readonly refused: { readonly form: HoursForm; readonly error: HoursError } | undefined;
  /** Viewings that conflict with the submitted blocked time; the time is not blocked yet. */
  readonly touched: ViewingConflicts | undefined;
};

/** Viewings that submitted hours would close. */
export type HoursClosing = {
  readonly form: HoursForm;
  /** The first of the viewings, at most `MOST_LISTED`. */
  readonly viewings: readonly ClosedViewing[];
  readonly count: number;
  /** Field `touched` of the second submission: the viewings that the agent has seen. */
  readonly seen: string;
};

export type HoursParts = {
  readonly viewingHours: Pick<ViewingHours, 'agency' | 'agent' | 'windows' | 'blocked'>;
  readonly viewingHoursWriter: Pick<ViewingHoursWriter, 'setAgency' | 'setAgent' | 'setWindows' | 'free'>;
  readonly busyFeeds: Pick<BusyFeeds, 'status' | 'setAddress'>;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly encryption: Pick<Encryption, 'encrypt'>;
  readonly blockTime: BlockTime;
};

const MOST_WORDS = 200;
/** Maximum number of viewings outside the viewing hours that the page lists. */
const MOST_LISTED = 20;

/** Page of viewing hours. Agents change their own hours and those of their properties, managers all hours. */
export function makeHoursDesk({
  viewingHours,
  viewingHoursWriter,
  busyFeeds,
  viewingRecords,
  encryption,
  blockTime,
}: HoursParts): DeskHandler<HoursBody> {
  const closedViewings = makeClosedViewings(viewingRecords);

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
      outside: isManager
        ? closedRows(
            await closedViewings(context, hoursWith({ agency: whole, windows: features.has('hours') ? windows : [] })),
            context.language,
            MOST_LISTED,
          )
        : [],
      closing: undefined,
      fields: again ? { ...fields, [again.form]: again.fields } : fields,
      refused: again && { form: again.form, error: again.error },
      touched: undefined,
    };
  }

  async function storedHours({ context, features }: DeskCall): Promise<DecidingHours> {
    const [agency, windows] = await Promise.all([
      viewingHours.agency(),
      features.has('hours') ? viewingHours.windows() : [],
    ]);
    return { agency: agency ?? contentHours(context.content.settings), windows };
  }

  /**
   * Saves hours. If upcoming viewings that the agent has not seen yet lie outside the new hours, the first submission changes nothing and
   * shows these viewings. The second submission saves the hours; the viewings stay until an agent moves or cancels them.
   */
  async function saveSeen(
    call: DeskCall,
    sent: SentFields,
    form: HoursForm,
    [before, after]: readonly [before: HoursOfViewing, after: HoursOfViewing],
    save: () => Promise<unknown>,
  ): Promise<'saved' | DeskDone<HoursBody>> {
    const { context } = call;
    const viewings = await closedViewings(context, after, before);
    const seen = versionsOf(viewings);
    if (viewings.length === 0 || sent('touched') === seen) {
      await save();
      return 'saved';
    }
    const body = await bodyOf(call);
    const closing = {
      form,
      seen,
      count: viewings.length,
      viewings: closedRows(viewings, context.language, MOST_LISTED),
    };
    return { kind: 'again', body: { ...body, fields: { ...body.fields, [form]: sentFields(sent) }, closing } };
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
    const saved = async (
      form: 'own' | 'agency' | 'windows',
      after: ChangedHours,
      save: () => Promise<unknown>,
      before: ChangedHours = {},
    ): Promise<DeskDone<HoursBody>> => {
      const stored = await storedHours(call);
      const outcome = await saveSeen(call, sent, form, [hoursWith(stored, before), hoursWith(stored, after)], save);
      return outcome === 'saved' ? done(form) : outcome;
    };
    const setOwn = async (hours: AgentHours | undefined) => {
      const { personId } = member;
      const earlier = await viewingHours.agent(member.id);
      return saved(
        'own',
        { agent: { personId, hours } },
        () => viewingHoursWriter.setAgent(member.id, hours, entry('hours-changed', member.id)),
        { agent: { personId, hours: earlier } },
      );
    };
    if (sent('do') !== 'agency' && !call.features.has('hours')) return { kind: 'none' };
    switch (sent('do')) {
      case 'own': {
        const read = readAgentHours(sent);
        if ('error' in read) return refused('own', read.error);
        return setOwn(read.ok);
      }
      case 'own-none':
        return setOwn(undefined);
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
        const freed = await viewingHoursWriter.free(
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
        return saved('agency', { agency: read.ok }, () =>
          viewingHoursWriter.setAgency(read.ok, entry('agency-hours-changed', undefined)),
        );
      }
      case 'windows': {
        const listing = (await findSubject(context.catalogue, { property: sent('property').trim() }))?.listing;
        const isTheirs =
          isManager || (listing !== undefined && agentIdOf(context.content, listing) === member.personId);
        if (!listing || !isTheirs) return refused('windows', 'property');
        const windows = readWindows(sent);
        return saved('windows', { windows: { propertyId: listing.id, windows } }, () =>
          viewingHoursWriter.setWindows(listing.id, windows, entry('windows-changed', listing.id)),
        );
      }
      default:
        return { kind: 'none' };
    }
  }

  return { open: async call => ({ kind: 'page', body: await bodyOf(call) }), act };
}

/** The hours of the agency and of single properties. */
type DecidingHours = {
  readonly agency: AgencyHours;
  readonly windows: Awaited<ReturnType<ViewingHours['windows']>>;
};

/** Hours that a form changes. */
type ChangedHours = {
  readonly agency?: AgencyHours;
  readonly windows?: { readonly propertyId: string; readonly windows: PropertyWindows | undefined };
  readonly agent?: { readonly personId: string | undefined; readonly hours: AgentHours | undefined };
};

/** The hours in which each viewing's property can be viewed once the hours are changed to `changed`. */
function hoursWith({ agency, windows }: DecidingHours, changed: ChangedHours = {}): HoursOfViewing {
  const own = new Map<string, PropertyWindows | undefined>(windows.map(one => [one.propertyId, one.windows]));
  if (changed.windows) own.set(changed.windows.propertyId, changed.windows.windows);
  return ({ propertyId, agentId }) => ({
    agency: changed.agency ?? agency,
    windows: own.get(propertyId),
    agent: changed.agent?.personId === agentId ? changed.agent.hours : undefined,
  });
}
