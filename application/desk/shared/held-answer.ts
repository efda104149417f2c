import { isRequestState, type RequestProgress } from '../../../domain/desk/request-state.ts';
import type { TakeBackData } from '../../mail/mail-templates.ts';
import type { DeskRequest, HeldMail } from '../../ports/requests/desk-requests.ts';
import type { Mail } from '../../ports/mails/outbox.ts';

/** Milliseconds for which the mail of an answer is held back; until then its author can take the answer back. */
export const HOLD_MS = 20_000;

/** An answer whose mail has not left yet, for display. */
export type HeldAnswerView = {
  readonly noteId: string;
  readonly agent: string;
  /** Milliseconds from the response until the mail may leave. */
  readonly leavesInMs: number;
  /** Whether the member who opened the page wrote the answer, and so may take it back. */
  readonly isOwn: boolean;
};

/** Id of the mail of an answer. `answerMailId('K7P2-9QXD', 'K7P2-9QXD.3')` → `'K7P2-9QXD.answer-3'` */
export function answerMailId(requestId: string, noteId: string): string {
  return `${requestId}.answer-${noteId.slice(requestId.length + 1)}`;
}

/**
 * Returns the data that the mail of an answer contains for taking the answer back; `undefined` for another kind of mail, and for a mail
 * stored by an earlier version of the site.
 */
export function takeBackDataOf({ template, data }: Mail): TakeBackData | undefined {
  const stored = data['takeBack'] as Partial<TakeBackData> | undefined;
  if (template !== 'request-answer' || typeof stored !== 'object') return undefined;
  const { agentId, at, was } = stored;
  if (typeof agentId !== 'string' || typeof at !== 'number' || !isRequestState(String(was?.state))) return undefined;
  return { agentId, at, was: { state: was?.state ?? 'new', ...(was?.agent && { agent: was.agent }) } };
}

/**
 * The request's progress after an answer is taken back: the progress from before the answer, or the current one if the request changed
 * since.
 */
export function progressBefore(now: DeskRequest, { at, was }: TakeBackData): RequestProgress {
  if (now.changedAt !== at) return { state: now.state, agent: now.agent };
  return { state: was.state, agent: was.agent && { id: was.agent.id, name: was.agent.name } };
}

/** Held answers of one request, for display to the member `memberId` at `now` (Unix ms). */
export function heldAnswerViews(held: readonly HeldMail[], memberId: string, now: number): readonly HeldAnswerView[] {
  return held.flatMap(({ requestId, mail, leavesAt }) => {
    const data = takeBackDataOf(mail);
    const number = mail.id.slice(answerMailId(requestId, `${requestId}.`).length);
    const agent = typeof mail.data['agent'] === 'string' ? mail.data['agent'] : '';
    return data
      ? [{ noteId: `${requestId}.${number}`, agent, leavesInMs: leavesAt - now, isOwn: data.agentId === memberId }]
      : [];
  });
}
