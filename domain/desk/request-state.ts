/** How far the agency is with a request. */
export const REQUEST_STATES = ['new', 'in-hand', 'done'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** Whether a word names a state. `isRequestState('done')` → `true` */
export function isRequestState(word: string): word is RequestState {
  return REQUEST_STATES.some(state => state === word);
}

/** To whom a request is given; the name stays when the account is gone, the id does not. */
export type GivenTo = { readonly id: string | undefined; readonly name: string };

/** How far a request is, and with whom; one of which nothing was noted is new. */
export type RequestProgress = { readonly state: RequestState; readonly agent: GivenTo | undefined };

export const UNTOUCHED: RequestProgress = { state: 'new', agent: undefined };

/** What a member does with a request; `by` is that member. */
export type RequestStep =
  | { readonly kind: 'begin' | 'done'; readonly by: GivenTo }
  | { readonly kind: 'reopen' }
  /** Without `to` it is taken from the member who has it. */
  | { readonly kind: 'assign'; readonly to: GivenTo | undefined }
  | { readonly kind: 'answer'; readonly by: GivenTo; readonly done: boolean };

/**
 * How far a request is after a step: what is worked on has a member who does it, and what is given or answered is no longer new.
 * `progressAfter({ state: 'new', agent: undefined }, { kind: 'begin', by: lotte })` → `{ state: 'in-hand', agent: lotte }`
 */
export function progressAfter(now: RequestProgress, step: RequestStep): RequestProgress {
  const begun = now.state === 'new' ? 'in-hand' : now.state;
  switch (step.kind) {
    case 'begin':
      return { state: 'in-hand', agent: holderOf(now) ?? step.by };
    case 'done':
      return { state: 'done', agent: holderOf(now) ?? step.by };
    case 'reopen':
      return { state: now.state === 'done' ? 'in-hand' : now.state, agent: now.agent };
    case 'assign':
      return { state: step.to ? begun : now.state, agent: step.to };
    case 'answer':
      return { state: step.done ? 'done' : begun, agent: holderOf(now) ?? step.by };
  }
}

/** Whether two are the same: then nothing is written. */
export function isSameProgress(one: RequestProgress, other: RequestProgress): boolean {
  return (
    one.state === other.state &&
    one.agent?.id === other.agent?.id &&
    (one.agent === undefined) === (other.agent === undefined)
  );
}

/** Who has it, where that account is still there. */
function holderOf({ agent }: RequestProgress): GivenTo | undefined {
  return agent?.id === undefined ? undefined : agent;
}
