import type { ViewingStep } from '../appointment/viewing-change.ts';
import { type Assignee, progressAfter, type RequestProgress } from './request-state.ts';

/**
 * Progress of the request that asked for a viewing, after a step of the viewing; `by`: the agent who made it. An agent who confirms, times
 * or moves the viewing, or records its outcome, has answered the request; after a cancellation, or a change by the visitor, it waits for
 * the agency again. `progressAfterViewing({ state: 'new', agent: undefined }, { by: 'agency', kind: 'confirm', exact: undefined }, lotte)`
 * → `{ state: 'done', agent: lotte }`
 */
export function progressAfterViewing(
  now: RequestProgress,
  step: ViewingStep,
  by: Assignee | undefined,
): RequestProgress {
  if (step.by === 'visitor' || !by) return progressAfter(now, { kind: 'reopen' });
  const isOff = step.kind === 'refuse' || step.kind === 'cancel';
  return progressAfter(now, { kind: isOff ? 'begin' : 'done', by });
}
