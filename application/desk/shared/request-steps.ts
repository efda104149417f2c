import type { DeskAction } from '../../../domain/desk/actions.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import {
  type Assignee,
  isSameProgress,
  progressAfter,
  type RequestProgress,
  type RequestStep,
} from '../../../domain/desk/request-state.ts';
import {
  formatTakeBack,
  formatUndo,
  parseTakeBack,
  parseUndo,
  type TakeBackMark,
  type UndoMark,
} from '../../../domain/desk/undo-mark.ts';
import { answerMailId, progressBefore, takeBackDataOf } from './held-answer.ts';
import type { DeskRequest, DeskRequests } from '../../ports/requests/desk-requests.ts';
import type { RequestChange, RequestWriter } from '../../ports/requests/request-writer.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { makeMail } from '../../mail/mail-templates.ts';
import type { Mail } from '../../ports/mails/outbox.ts';
import type { PageContext } from '../../view/page-context.ts';
import type { DeskCall, DeskMember, SentFields } from './desk-handler.ts';

/** Returns all members with an account, sorted by name. */
export type FindTeam = (context: PageContext) => Promise<readonly DeskMember[]>;

/** Result of a step on a request. `undo`: signed value with which the step can be reverted. */
export type RequestStepResult =
  | { readonly kind: 'changed'; readonly undo: string | undefined }
  /**
   * Nothing was stored: the request is already in that state, or another member changed it first. After an undo, `why` selects the message.
   */
  | { readonly kind: 'unchanged'; readonly why?: 'undone-before' | 'undo-over' | 'answer-left' | 'taken-back-before' }
  /** An answer was taken back; `requestId`: the request that shows it as a draft. */
  | { readonly kind: 'taken-back'; readonly requestId: string }
  | { readonly kind: 'unknown' };

export type RequestSteps = {
  /**
   * Performs a step. The note and the mails that `more` returns are stored in the same write, even if the step does not change the state.
   */
  take(
    call: DeskCall,
    id: string,
    step: RequestStep | undefined,
    action: DeskAction,
    more?: (now: DeskRequest) => MoreToStore | undefined,
  ): Promise<RequestStepResult>;
  /** Assigns a request to the member `agentId`, or unassigns it if empty. */
  assign(call: DeskCall, id: string, agentId: string): Promise<RequestStepResult>;
  /** Reverts a step once, unless the request was changed after it; takes an answer back while its mail is held back. */
  undo(call: DeskCall, mark: string): Promise<RequestStepResult>;
  /** Takes back the member's own answer while its mail is held back. */
  takeBack(call: DeskCall, mark: TakeBackMark): Promise<RequestStepResult>;
  /** Step that `undo` would currently revert. */
  undoable(member: DeskMember, mark: string, now: number): Promise<UndoCheck>;
};

/** `leavesInMs`: for an answer, milliseconds until its mail may leave; `taken-back`: the answer was taken back already. */
export type UndoCheck =
  | { readonly kind: 'yes'; readonly leavesInMs?: number }
  | { readonly kind: 'no' }
  | { readonly kind: 'taken-back' };

/** Note and mails that are stored in the same transaction as a step. */
type MoreToStore = Pick<RequestChange, 'note' | 'mails' | 'mailsLeaveAt'>;

/** Changes of requests, each stored with its audit log entry. */
export function makeRequestSteps({
  deskRequests: requests,
  requestWriter,
  findTeam: team,
}: {
  readonly deskRequests: Pick<DeskRequests, 'one' | 'held' | 'notesAndMails'>;
  readonly requestWriter: RequestWriter;
  readonly findTeam: FindTeam;
}): RequestSteps {
  async function change(
    { member, now: at }: DeskCall,
    id: string,
    action: DeskAction,
    make: (now: DeskRequest) => { readonly to: RequestProgress; readonly more?: MoreToStore } | undefined,
  ): Promise<RequestStepResult> {
    let undo: string | undefined;
    const kind = await requestWriter.change(member, id, now => {
      const made = make(now);
      if (!made) return undefined;
      const { to, more } = made;
      const answer = more?.note?.kind === 'answer' ? more.note : undefined;
      undo = answer
        ? formatTakeBack({ requestId: id, noteId: answer.id })
        : isSameProgress(now, to)
          ? undefined
          : formatUndo({
              requestId: id,
              was: { state: now.state, agentId: now.agent?.id },
              is: { state: to.state, agentId: to.agent?.id },
              at,
            });
      return {
        to,
        ...more,
        entry: {
          by: { id: member.id, name: member.name },
          at,
          action,
          subject: id,
          detail: {
            from: now.state,
            to: to.state,
            ...(to.agent?.id !== undefined && to.agent.id !== now.agent?.id && { agent: to.agent.id }),
          },
        },
      };
    });
    return kind === 'changed' ? { kind, undo } : { kind };
  }

  async function takeBack(call: DeskCall, { requestId, noteId }: TakeBackMark): Promise<RequestStepResult> {
    const { member, now: at } = call;
    const mailId = answerMailId(requestId, noteId);
    const kind = await requestWriter.takeBack(member, requestId, { mailId, noteId, now: at }, (now, mail) => {
      const data = takeBackDataOf(mail);
      if (data?.agentId !== member.id) return undefined;
      const to = progressBefore(now, data);
      return {
        to,
        entry: {
          by: { id: member.id, name: member.name },
          at,
          action: 'request-answer-taken-back',
          subject: requestId,
          detail: { from: now.state, to: to.state },
        },
      };
    });
    if (kind === 'changed') return { kind: 'taken-back', requestId };
    if (kind === 'unknown') return { kind };
    const held = await requests.held([requestId], at);
    if (held.some(({ mail }) => mail.id === mailId)) return { kind };
    const { mails } = await requests.notesAndMails(requestId);
    return { kind, why: mails.some(({ id }) => id === mailId) ? 'answer-left' : 'taken-back-before' };
  }

  return {
    take: (call, id, step, action, more) =>
      change(call, id, action, now => {
        const to: RequestProgress = step ? progressAfter(now, step) : { state: now.state, agent: now.agent };
        if (!more) return isSameProgress(now, to) ? undefined : { to };
        const along = more(now);
        return along && { to, more: along };
      }),
    async assign(call, id, agentId) {
      const members = await team(call.context);
      return change(call, id, 'request-assigned', now => {
        const member = members.find(one => one.id === agentId && mayReadRequest(one, { form: now.form, agentId }));
        if (agentId !== '' && !member) return undefined;
        const to = progressAfter(now, { kind: 'assign', to: member && { id: member.id, name: member.name } });
        if (isSameProgress(now, to)) return undefined;
        return member && member.id !== call.member.id
          ? { to, more: { mails: [assignedMail(call, id, member)] } }
          : { to };
      });
    },
    takeBack,
    async undo(call, text) {
      const answer = parseTakeBack(text);
      if (answer) return takeBack(call, answer);
      const mark = parseUndo(text);
      if (!mark) return { kind: 'unchanged', why: 'undo-over' };
      const { requestId, was } = mark;
      const former = was.agentId === undefined ? undefined : await named(call, was.agentId);
      let isUndone = false;
      const stepped = await change(call, requestId, 'request-undone', now => {
        isUndone = now.state === was.state && now.agent?.id === was.agentId;
        if (!isUnchangedSince(mark, now)) return undefined;
        return { to: { state: was.state, agent: was.agentId === now.agent?.id ? now.agent : former } };
      });
      return stepped.kind === 'unchanged' && isUndone ? { kind: 'unchanged', why: 'undone-before' } : stepped;
    },
    async undoable(member, text, at) {
      const answer = parseTakeBack(text);
      if (answer) {
        const mailId = answerMailId(answer.requestId, answer.noteId);
        const held = (await requests.held([answer.requestId], at)).find(({ mail }) => mail.id === mailId);
        if (held) return { kind: 'yes', leavesInMs: held.leavesAt - at };
        const { mails } = await requests.notesAndMails(answer.requestId);
        return { kind: mails.some(({ id }) => id === mailId) ? 'no' : 'taken-back' };
      }
      const mark = parseUndo(text);
      const now = mark && (await requests.one(member, mark.requestId));
      return { kind: mark !== undefined && now !== undefined && isUnchangedSince(mark, now) ? 'yes' : 'no' };
    },
  };

  /** Finds id and name of the agent to whom a request is to be assigned; `undefined` if the account was deleted meanwhile. */
  async function named({ context }: DeskCall, agentId: string): Promise<Assignee | undefined> {
    const member = (await team(context)).find(({ id }) => id === agentId);
    return member && { id: member.id, name: member.name };
  }
}

/** Mail to the colleague who gets a request, in their language. */
function assignedMail({ member: by, now }: DeskCall, id: string, to: DeskMember): Mail {
  return makeMail({
    id: `${id}.assigned-${to.id}-${now}`,
    template: 'request-assigned',
    language: to.language,
    to: to.email,
    replyTo: by.email,
    data: { reference: id, by: by.name, path: deskPath('request', to.language, { id }) },
    unsubscribe: undefined,
  });
}

function isUnchangedSince({ is, at }: UndoMark, now: DeskRequest): boolean {
  return now.changedAt === at && now.state === is.state && now.agent?.id === is.agentId;
}

/** Performs the step that the form's field `do` names, if both the list and a request's page offer it; `undefined` for any other step. */
export async function takeCommonStep(
  steps: RequestSteps,
  call: DeskCall,
  sent: SentFields,
  id: string,
): Promise<{ readonly stepped: RequestStepResult; readonly notice: string } | undefined> {
  const by = { id: call.member.id, name: call.member.name };
  switch (sent('do')) {
    case 'begin':
      return { stepped: await steps.take(call, id, { kind: 'begin', by }, 'request-begun'), notice: 'begun' };
    case 'done':
      return { stepped: await steps.take(call, id, { kind: 'done', by }, 'request-done'), notice: 'done' };
    case 'reopen':
      return { stepped: await steps.take(call, id, { kind: 'reopen' }, 'request-reopened'), notice: 'reopened' };
    case 'undo':
      return { stepped: await steps.undo(call, sent('undo')), notice: 'undone' };
    default:
      return undefined;
  }
}

/** Chooses the notice to show after a step: `code` if it changed something, with the mark for undoing it. */
export function noticeOf(stepped: RequestStepResult, code: string): { readonly code: string; readonly undo?: string } {
  if (stepped.kind === 'unchanged') return { code: stepped.why ?? 'unchanged' };
  if (stepped.kind === 'taken-back') return { code: 'answer-taken-back' };
  if (stepped.kind !== 'changed') return { code: 'unchanged' };
  return { code, ...(stepped.undo !== undefined && code !== 'undone' && { undo: stepped.undo }) };
}
