import { requestSearchWords } from '../../../domain/desk/request-search-text.ts';
import { DESK_FORMS } from '../../../domain/desk/desk-forms.ts';
import { REQUEST_STATES, type RequestState } from '../../../domain/desk/request-state.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { RequestFilter, RequestPlace } from '../../ports/requests/desk-requests.ts';

/** Tabs of the request list; the default is `open`, everything not done. */
export const LIST_STATES = ['open', ...REQUEST_STATES, 'all'] as const;

/** Filters in the address of the list of requests. */
export type RequestQuery = {
  readonly state: RequestState | 'open' | 'all';
  readonly form: FormName | undefined;
  /** Account id; `none`: unassigned requests. */
  readonly agent: string | undefined;
  /** Id of a property or project. */
  readonly property: string | undefined;
  /** Search text as typed. */
  readonly q: string;
};

const ID = /^[\w.-]{1,60}$/;
const LONGEST_SEARCH = 100;
const BETWEEN = '~';

/** Parses filters from an address; ignores invalid values. */
export function requestQueryOf(parameters: URLSearchParams): RequestQuery {
  const id = (name: string) => (ID.test(parameters.get(name) ?? '') ? (parameters.get(name) ?? undefined) : undefined);
  return {
    state: LIST_STATES.find(state => state === parameters.get('state')) ?? 'open',
    form: DESK_FORMS.find(form => form === parameters.get('form')),
    agent: id('agent'),
    property: id('property'),
    q: (parameters.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
  };
}

/** Query string of the filters, '' for the default list. `requestQueryText({ …, state: 'done' })` → `'state=done'` */
export function requestQueryText({ state, form, agent, property, q }: RequestQuery): string {
  const parameters = new URLSearchParams();
  if (state !== 'open') parameters.set('state', state);
  if (form !== undefined) parameters.set('form', form);
  if (agent !== undefined) parameters.set('agent', agent);
  if (property !== undefined) parameters.set('property', property);
  if (q !== '') parameters.set('q', q);
  return parameters.toString();
}

/** Converts the filters of a URL to those of the store: `undefined` means no filter, `agentId: null` unassigned requests. */
export function requestFilterOf({ state, form, agent, property, q }: RequestQuery): RequestFilter {
  const words = requestSearchWords(q);
  return {
    state: state === 'all' ? undefined : state,
    form,
    agentId: agent === 'none' ? null : agent,
    subjectId: property,
    words: words.length === 0 ? undefined : words,
  };
}

/** Formats a paging position for an address. `placeText({ receivedAt: 1792889400000, id: 'K7P2-9QXD' })` → `'1792889400000~K7P2-9QXD'` */
export function placeText({ receivedAt, id }: RequestPlace): string {
  return `${receivedAt}${BETWEEN}${id}`;
}

/** Parses a paging position; `undefined` if malformed, which shows the first page. */
export function placeOf(text: string): RequestPlace | undefined {
  const at = text.indexOf(BETWEEN);
  const [moment, id] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  return /^\d{1,15}$/.test(moment) && ID.test(id) ? { receivedAt: Number(moment), id } : undefined;
}
