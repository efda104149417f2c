import { viewingState } from '../../../domain/appointment/viewing-state.ts';
import { addDays } from '../../../domain/text/day.ts';
import { formsReadBy } from '../../../domain/desk/desk-forms.ts';
import { mayDo } from '../../../domain/desk/access.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import type { RequestState } from '../../../domain/desk/request-state.ts';
import type { ViewingRecords } from '../../ports/viewings/viewing-records.ts';
import { brusselsMoment } from '../../../domain/appointment/viewing-calendar.ts';
import type { DeskRequests } from '../../ports/requests/desk-requests.ts';
import { viewingEntries, type ViewingEntry } from '../viewings/viewing-entry.ts';
import type { DeskCall, DeskHandler } from '../shared/desk-handler.ts';
import {
  LIST_STATES,
  placeOf,
  placeText,
  type RequestQuery,
  requestFilterOf,
  requestQueryOf,
  requestQueryText,
} from './request-query.ts';
import { requestHref, type RequestRow, type RequestRowParts, requestRows } from './request-rows.ts';
import { type FindTeam, noticeOf, type RequestSteps, takeCommonStep } from '../shared/request-steps.ts';
import type { RequestWords } from './request-words.ts';

type RequestChoice = { readonly value: string; readonly label: string };

/** Desk page with the list of requests, its filters and its tabs. */
export type RequestsBody = {
  readonly kind: 'requests';
  readonly rows: readonly RequestRow[];
  /** Viewings of today and tomorrow without an exact time; for an agent only their own. */
  readonly unfixed: readonly (ViewingEntry & { readonly day: string })[];
  readonly tabs: readonly {
    /** `mine`: the requests that are not done and assigned to the member. */
    readonly state: RequestQuery['state'] | 'mine';
    readonly href: string;
    readonly count: number;
    readonly isCurrent: boolean;
  }[];
  /** Values of the filter form; '' for a filter that is not set. */
  readonly filter: { readonly [field in 'state' | 'form' | 'agent' | 'property' | 'q']: string };
  readonly forms: readonly RequestChoice[];
  readonly agents: readonly RequestChoice[];
  readonly isFiltered: boolean;
  /** Address of the list without filters. */
  readonly allHref: string;
  /** Address of the page with older requests; absent on the last page. */
  readonly moreHref: string | undefined;
  /** Address of the first page; absent when this is the first page. */
  readonly topHref: string | undefined;
  /** Address of the CSV export; absent for a member who may not export requests. */
  readonly fileHref: string | undefined;
};

/** Requests per page. */
const PAGE = 50;

export type RequestsParts = Omit<RequestRowParts, 'viewingRecords' | 'deskRequests'> & {
  readonly viewingRecords: Pick<ViewingRecords, 'ofRequests' | 'between'>;
  readonly deskRequests: Pick<DeskRequests, 'list' | 'counts' | 'held'>;
  readonly requestSteps: RequestSteps;
  readonly requestWords: RequestWords;
  readonly findTeam: FindTeam;
};

/** Handler of the desk page that lists requests; performs the step of a form beside a request. */
export function makeRequestsDesk({
  deskRequests: requests,
  offers,
  viewingRecords,
  requestSteps: steps,
  requestWords: words,
  findTeam: team,
}: RequestsParts): DeskHandler<RequestsBody> {
  /**
   * Lists the viewings of today and tomorrow for which no agent has set the exact time. The reminder is not sent to their visitors, so an
   * agent has to act.
   */
  async function unfixedOf({ context, member, now }: DeskCall): Promise<RequestsBody['unfixed']> {
    const { today } = context;
    const moment = brusselsMoment(now);
    const coming = await viewingRecords.between(today, addDays(today, 1), member.personId);
    const unfixed = coming.filter(viewing => {
      const state = viewingState(viewing, moment);
      return state === 'unfixed' || state === 'asked';
    });
    const entries = await viewingEntries(context, moment, unfixed);
    return entries.map((entry, at) => ({ ...entry, day: unfixed[at]?.day ?? '' }));
  }

  async function bodyOf(call: DeskCall): Promise<RequestsBody> {
    const { context, member, parameters, features, now } = call;
    const { language } = context;
    const query = requestQueryOf(parameters);
    const filter = requestFilterOf(query);
    const after = placeOf(parameters.get('before') ?? '');
    const isMine = query.state === 'open' && query.agent === member.id;
    // On the tab `mine`, the other tabs link to the requests of all agents and count them.
    const others = isMine ? { ...query, agent: undefined } : query;
    const [found, counts, mine, members, unfixed] = await Promise.all([
      requests.list(member, filter, after, PAGE + 1),
      requests.counts(member, requestFilterOf(others)),
      requests.counts(member, { ...filter, agentId: member.id }),
      team(context),
      features.has('calendar') ? unfixedOf(call) : [],
    ]);
    const shown = found.slice(0, PAGE);
    const last = found.length > PAGE ? shown.at(-1) : undefined;
    const base = deskPath('requests', language);
    const text = requestQueryText(query);
    const hrefOf = (path: string, asked: string) => (asked === '' ? path : `${path}?${asked}`);
    return {
      kind: 'requests',
      unfixed,
      rows: await requestRows(context, shown, words, text, { offers, viewingRecords, deskRequests: requests }, now),
      tabs: LIST_STATES.flatMap(state => {
        const tab = {
          state,
          href: hrefOf(base, requestQueryText({ ...others, state })),
          count: countOf(counts, state),
          isCurrent: state === query.state && !isMine,
        };
        if (state !== 'open') return [tab];
        const own = requestQueryText({ ...query, state, agent: member.id });
        return [
          tab,
          { state: 'mine' as const, href: hrefOf(base, own), count: countOf(mine, 'open'), isCurrent: isMine },
        ];
      }),
      filter: {
        state: query.state === 'open' ? '' : query.state,
        form: query.form ?? '',
        agent: query.agent ?? '',
        property: query.property ?? '',
        q: query.q,
      },
      forms: formsReadBy(member.role).map(form => ({ value: form, label: words.form(form, language) })),
      agents: members.map(({ id, name }) => ({ value: id, label: name })),
      isFiltered: requestQueryText({ ...query, state: 'open' }) !== '',
      allHref: hrefOf(base, requestQueryText({ ...EVERYTHING, state: query.state })),
      moreHref: last && hrefOf(base, `${text}${text === '' ? '' : '&'}before=${encodeURIComponent(placeText(last))}`),
      topHref: after && hrefOf(base, text),
      fileHref: mayDo(member.role, 'export') ? hrefOf(deskPath('requests-file', language), text) : undefined,
    };
  }

  return {
    open: async call => ({ kind: 'page', body: await bodyOf(call) }),
    async act(call, sent) {
      const taken = await takeCommonStep(steps, call, sent, sent('request'));
      if (!taken || taken.stepped.kind === 'unknown') return { kind: 'none' };
      const { language } = call.context;
      const { stepped } = taken;
      const text = requestQueryText(requestQueryOf(call.parameters));
      const place = placeOf(call.parameters.get('before') ?? '');
      const asked = new URLSearchParams(text);
      if (place) asked.set('before', placeText(place));
      const query = asked.toString();
      // After taking an answer back, go to its request, whose page shows the answer as a draft.
      const location =
        stepped.kind === 'taken-back'
          ? requestHref(language, stepped.requestId, text)
          : `${deskPath('requests', language)}${query === '' ? '' : `?${query}`}`;
      return { kind: 'done', location, notice: noticeOf(stepped, taken.notice) };
    },
  };
}

const EVERYTHING: RequestQuery = { state: 'open', form: undefined, agent: undefined, property: undefined, q: '' };

function countOf(counts: Readonly<Record<RequestState, number>>, state: RequestQuery['state']): number {
  if (state === 'open') return counts.new + counts['in-hand'];
  return state === 'all' ? counts.new + counts['in-hand'] + counts.done : counts[state];
}
