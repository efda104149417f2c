/** Processing state of a request. */
export const REQUEST_STATES = ['new', 'in-hand', 'done'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Whether a text is the name of a state. `isRequestState('done')` → `true` */
export function isRequestState(word: string): word is RequestState {
  return REQUEST_STATES.some(state => state === word);
}

/** Agent to whom a request is assigned; when the account is deleted, the id is removed and the name stays. */
export type Assignee = { readonly id: string | undefined; readonly name: string };

/** State of a request and its agent; a request without stored progress is new. */
export type RequestProgress = { readonly state: RequestState; readonly agent: Assignee | undefined };

export const NEW_REQUEST: RequestProgress = { state: 'new', agent: undefined };

/** A change to a request; `by` is the staff member who makes it. */
export type RequestStep =
  | { readonly kind: 'begin' | 'done'; readonly by: Assignee }
  | { readonly kind: 'reopen' }
  /** Without `to` the request becomes unassigned. */
  | { readonly kind: 'assign'; readonly to: Assignee | undefined }
  | { readonly kind: 'answer'; readonly by: Assignee; readonly done: boolean };

/**
 * Progress of a request after a step. Starting, finishing or answering an unassigned request assigns it to the staff member; an assigned
 * or answered request is no longer new.
 * `progressAfter({ state: 'new', agent: undefined }, { kind: 'begin', by: lotte })` → `{ state: 'in-hand', agent: lotte }`
 */
export function progressAfter(now: RequestProgress, step: RequestStep): RequestProgress {
  const started = now.state === 'new' ? 'in-hand' : now.state;
  switch (step.kind) {
    case 'begin':
      return { state: 'in-hand', agent: holderOf(now) ?? step.by };
    case 'done':
      return { state: 'done', agent: holderOf(now) ?? step.by };
    case 'reopen':
      return { state: now.state === 'done' ? 'in-hand' : now.state, agent: now.agent };
    case 'assign':
      return { state: step.to ? started : now.state, agent: step.to };
    case 'answer':
      return { state: step.done ? 'done' : started, agent: holderOf(now) ?? step.by };
  }
}

/** Whether two progress values are equal, so that nothing needs storing. */
export function isSameProgress(one: RequestProgress, other: RequestProgress): boolean {
  return (
    one.state === other.state &&
    one.agent?.id === other.agent?.id &&
    (one.agent === undefined) === (other.agent === undefined)
  );
}

/** The assigned agent, if the account still exists. */
function holderOf({ agent }: RequestProgress): Assignee | undefined {
  return agent?.id === undefined ? undefined : agent;
}
