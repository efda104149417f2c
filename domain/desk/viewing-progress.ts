import type { ViewingStep } from '../appointment/viewing-change.ts';
import { type Assignee, progressAfter, type RequestProgress } from './request-state.ts';

/**
 * Progress of the request that asked for a viewing, after a step of the viewing; `by`: the agent who made the step. An agent who confirms
 * or moves the viewing, sets its hour or records its outcome finishes the request; an agent who refuses or cancels the viewing puts the
 * request in hand; a step by the visitor reopens the request.
 * `progressAfterViewing({ state: 'new', agent: undefined }, { by: 'agency', kind: 'confirm', exact: undefined }, lotte)` →
 * `{ state: 'done', agent: lotte }`
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
