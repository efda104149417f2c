import { handOverConflict } from '../../../domain/appointment/conflicting-viewings.ts';
import type { HandedWork } from '../../../domain/desk/hand-over.ts';
import { hasBegun } from '../../../domain/appointment/viewing-state.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { type CheckAdverts, homesByAgent } from '../../advert/checked-adverts.ts';
import { accountLanguage } from '../../mail/agency-language.ts';
import { makeMail } from '../../mail/mail-templates.ts';
import type { LinkPath } from '../../mail/link-path.ts';
import type { AgentRecords } from '../../ports/accounts/agent-records.ts';
import type { AgentLeft, Agents, HandOverReport } from '../../ports/accounts/agents.ts';
import type { ViewingHours } from '../../ports/calendar/viewing-hours.ts';
import type { PrivateDetailsStore } from '../../ports/catalogue/private-details.ts';
import type { Mail } from '../../ports/mails/outbox.ts';
import type { ViewingRecords, ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { contentHours } from '../../viewing/property-hours.ts';
import { type FormerAgent, handedViewingMails } from '../../request/handed-viewing-mails.ts';
import { findSubject } from '../../request/request-subject.ts';
import { exactStreets } from '../../request/exact-address.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import type { DeskCall, DeskMember, SentFields } from '../shared/desk-handler.ts';
import type { ShowSuccessors } from './show-successors.ts';
import { hoursOfViewing } from '../viewings/change-viewing.ts';
import {
  type ViewingWithConflicts,
  type ConflictingMoves,
  NO_MOVES,
  versionsOf,
  type ViewingConflicts,
} from '../viewings/conflicting-moves.ts';

export type HandOverParts = {
  readonly agents: Pick<Agents, 'handOverAndRemove'>;
  readonly agentRecords: Pick<AgentRecords, 'byId'>;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly viewingHours: Pick<ViewingHours, 'agency' | 'ofProperty'>;
  readonly conflictingMoves: ConflictingMoves;
  readonly linkPath: LinkPath;
  readonly listingsKnown: Pick<PrivateDetailsStore, 'of'>;
  readonly checkAdverts: Pick<CheckAdverts, 'whole'>;
  readonly showSuccessors: ShowSuccessors;
};

/**
 * Ends the access of the account `id` after its work and its homes have passed to `to`. If viewings conflict with the colleague's own
 * viewings, blocked or busy times, the first submission changes nothing and returns them. The second submission, with `how`, moves each
 * viewing to its chosen time with the colleague (`move`) or leaves the viewings at their time (`keep`). Visitors, the colleague and the
 * former agent are mailed in the same transaction.
 */
export type HandOverWork = (
  call: DeskCall,
  id: string,
  to: DeskMember | undefined,
  sent: SentFields,
) => Promise<Exclude<AgentLeft, 'work-changed'> | ViewingConflicts>;

/** ISO day that is later than the day of any viewing. */
const END_OF_TIME = '9999-12-31';
/** Maximum number of attempts at a hand-over; it is retried if viewings change between the check and the hand-over. */
const MOST_TRIES = 5;

export function makeHandOverWork({
  agents,
  agentRecords,
  viewingRecords,
  viewingHours,
  conflictingMoves,
  linkPath,
  listingsKnown,
  checkAdverts,
  showSuccessors,
}: HandOverParts): HandOverWork {
  /** The person's viewings from today on that are not cancelled, sorted by their expected time. */
  async function coming({ context }: DeskCall, person: string): Promise<readonly ViewingWithRequest[]> {
    const held = await viewingRecords.between(context.today, END_OF_TIME, person);
    return held.filter(({ status }) => status !== 'cancelled');
  }

  /** The viewings that conflict with the colleague's own viewings, blocked or busy times. */
  async function conflictsOf(
    call: DeskCall,
    viewings: readonly ViewingWithRequest[],
    next: string,
  ): Promise<readonly ViewingWithConflicts[]> {
    const last = viewings.at(-1);
    if (!last) return [];
    const others = await viewingRecords.between(call.context.today, last.day, next);
    const now = brusselsMoment(call.now);
    const found: ViewingWithConflicts[] = [];
    for (const viewing of viewings) {
      const { taken, agency } = await hoursOfViewing(viewingHours, call, { ...viewing, agentId: next });
      const against = handOverConflict(viewing, { ...agency, others, taken }, now);
      if (against) found.push({ viewing, against });
    }
    return found;
  }

  /** Number of homes whose agent a person is. */
  async function homesOf({ context }: DeskCall, person: string): Promise<number> {
    const adverts = await checkAdverts.whole(context.catalogue, context.today);
    return homesByAgent(adverts).get(person) ?? 0;
  }

  /**
   * Builds the mails and the log entry of the hand-over. Reads the properties before the transaction, because nothing may be awaited inside
   * it.
   */
  async function reportOf(
    call: DeskCall,
    id: string,
    former: FormerAgent | undefined,
    to: DeskMember | undefined,
    viewings: readonly ViewingWithRequest[],
  ): Promise<HandOverReport> {
    const { context, member, now } = call;
    const properties = [...new Set(viewings.map(({ propertyId }) => propertyId))];
    const streets = await exactStreets(listingsKnown, properties);
    const subjects = new Map(
      await Promise.all(
        properties.map(async property => [property, await findSubject(context.catalogue, { property })] as const),
      ),
    );
    const left =
      context.content.team.find(person => person.id === former?.id)?.name ?? (await agentRecords.byId(id))?.email ?? '';
    return {
      ofViewing({ request, sequence, tokenHash, ...booking }) {
        const { propertyId, status } = booking;
        if (former === undefined || hasBegun(booking, brusselsMoment(now))) return [];
        return handedViewingMails(
          language => ({ ...context, language }),
          {
            isAsked: status === 'asked',
            request,
            booking,
            sequence,
            subject: subjects.get(propertyId),
            street: streets.get(propertyId),
            agentLanguage: accountLanguage(context.content, to),
            link: linkPath('change-visit', request.id, request.language, tokenHash),
            now,
          },
          former,
        );
      },
      mails: handed => (to && to.id !== member.id ? workMails(call, to, left, handed) : []),
      entry: handed => ({
        by: { id: member.id, name: member.name },
        at: now,
        action: 'agent-removed',
        subject: id,
        ...(to && { detail: { agent: to.id, count: countOf(handed), ...handed } }),
      }),
    };
  }

  return async (call, id, to, sent) => {
    const how = sent('how');
    const { content } = call.context;
    const { visitMinutes } = (await viewingHours.agency()) ?? contentHours(content.settings);
    const [leaver, successor] = await Promise.all([agentRecords.byId(id), to && agentRecords.byId(to.id)]);
    const [former, next] = [leaver?.personId, successor?.personId];
    const isPassing = former !== undefined && next !== undefined && former !== next;
    const takenOver =
      isPassing && to
        ? {
            agentId: next,
            language: accountLanguage(content, to),
            formerLanguage: accountLanguage(content, leaver),
          }
        : undefined;
    let done = NO_MOVES;
    for (let tries = 1; ; tries++) {
      const viewings = isPassing ? await coming(call, former) : [];
      const conflicting = isPassing ? await conflictsOf(call, viewings, next) : [];
      const touched = conflicting.map(({ viewing }) => viewing);
      const seen = `${to?.id ?? ''} ${versionsOf(touched)}`;
      const show = (isChanged: boolean) =>
        conflictingMoves.show(call, conflicting, {
          visitMinutes,
          seen,
          isChanged,
          done,
          takenOver,
          planned: viewings.filter(one => !touched.includes(one)).map(one => ({ ...one, agentId: next ?? '' })),
        });
      if (touched.length > 0 && how !== 'move' && how !== 'keep') return show(false);
      if (touched.length > 0 && (sent('touched') !== seen || done.moved.length > 0)) return show(true);
      if (how === 'move' && touched.length > 0) {
        done = await conflictingMoves.moveAll(call, touched, sent, takenOver);
        if (done.problems.size === 0) continue;
        const rest = conflicting.filter(({ viewing }) => done.problems.has(viewing.submissionId));
        const remaining = rest.map(({ viewing }) => viewing);
        return conflictingMoves.show(call, rest, {
          visitMinutes,
          seen: `${to?.id ?? ''} ${versionsOf(remaining)}`,
          isChanged: false,
          done,
          takenOver,
        });
      }
      const gone = former === undefined ? undefined : { id: former, language: accountLanguage(content, leaver) };
      const report = await reportOf(call, id, gone, to, viewings);
      const seenAll = versionsOf(viewings);
      const outcome = await agents.handOverAndRemove(
        id,
        {
          to: to && { id: to.id, name: to.name },
          today: call.context.today,
          at: call.now,
          homes: former === undefined ? 0 : await homesOf(call, former),
          isSame: held => versionsOf(held) === seenAll,
        },
        report,
      );
      if (outcome === 'changed') await showSuccessors();
      if (outcome !== 'work-changed') return outcome;
      if (tries >= MOST_TRIES) return show(true);
    }
  };
}

const countOf = ({ requests, viewings, homes }: HandedWork): number => requests + viewings + homes;

/** Mail to the colleague that sums up the work that they took over; no mail if there was none. */
function workMails({ member, now }: DeskCall, to: DeskMember, from: string, handed: HandedWork): readonly Mail[] {
  if (countOf(handed) === 0) return [];
  return [
    makeMail({
      id: `work-handed-${to.id}-${now}`,
      template: 'work-handed',
      language: to.language,
      to: to.email,
      replyTo: member.email,
      data: {
        by: member.name,
        from,
        ...handed,
        path: `${deskPath('requests', to.language)}?agent=${encodeURIComponent(to.id)}`,
      },
      unsubscribe: undefined,
    }),
  ];
}
