import { requestSearchWords } from '../../../domain/desk/found-by.ts';
import { DESK_FORMS } from '../../../domain/desk/desk-forms.ts';
import { REQUEST_STATES, type RequestState } from '../../../domain/desk/request-state.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { RequestFilter, RequestPlace } from '../../ports/requests/desk-requests.ts';

/** What the list of requests shows: all that is not done, where nothing else is asked for. */
export const LIST_STATES = ['open', ...REQUEST_STATES, 'all'] as const;

/** A list as its address has it. */
export type RequestQuery = {
  readonly state: RequestState | 'open' | 'all';
  readonly form: FormName | undefined;
  /** Of an account; `none`: those that no member has. */
  readonly agent: string | undefined;
  /** Of a property or project. */
  readonly property: string | undefined;
  /** As it was typed. */
  readonly q: string;
};

const ID = /^[\w.-]{1,60}$/;
const LONGEST_SEARCH = 100;
const BETWEEN = '~';

/** Reads a list out of an address; what it does not understand is not asked for. */
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

/** The query of a list's address, '' of the one that is shown at first. `requestQueryText({ …, state: 'done' })` → `'state=done'` */
export function requestQueryText({ state, form, agent, property, q }: RequestQuery): string {
  const parameters = new URLSearchParams();
  if (state !== 'open') parameters.set('state', state);
  if (form !== undefined) parameters.set('form', form);
  if (agent !== undefined) parameters.set('agent', agent);
  if (property !== undefined) parameters.set('property', property);
  if (q !== '') parameters.set('q', q);
  return parameters.toString();
}

/** What the store is asked for. */
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

/** Where a list goes on, as its address has it. `placeText({ receivedAt: 1792889400000, id: 'K7P2-9QXD' })` → `'1792889400000~K7P2-9QXD'` */
export function placeText({ receivedAt, id }: RequestPlace): string {
  return `${receivedAt}${BETWEEN}${id}`;
}

/** Reads such a place; undefined where it is none: the list begins at its top. */
export function placeOf(text: string): RequestPlace | undefined {
  const at = text.indexOf(BETWEEN);
  const [moment, id] = [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
  return /^\d{1,15}$/.test(moment) && ID.test(id) ? { receivedAt: Number(moment), id } : undefined;
}
