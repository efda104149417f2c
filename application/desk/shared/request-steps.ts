import type { DeskAction } from '../../../domain/desk/actions.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import {
  type GivenTo,
  isSameProgress,
  progressAfter,
  type RequestProgress,
  type RequestStep,
} from '../../../domain/desk/request-state.ts';
import { formatUndo, parseUndo, type UndoMark } from '../../../domain/desk/undo-mark.ts';
import type { DeskRequest, DeskRequests, RequestChange, RequestWork } from '../../ports/requests/desk-requests.ts';
import type { PageContext } from '../../view/page-context.ts';
import type { DeskCall, DeskMember, SentFields } from './desk-handler.ts';

/** Returns all members with an account, sorted by name. */
export type FindTeam = (context: PageContext) => Promise<readonly DeskMember[]>;

/** Result of a step; `undo` reverts it. */
export type Stepped =
  | { readonly kind: 'changed'; readonly undo: string | undefined }
  /** The request is already in that state, or another member changed it first; `why` names the message after an undo. */
  | { readonly kind: 'unchanged'; readonly why?: 'undone-before' | 'undo-over' }
  | { readonly kind: 'unknown' };

export type RequestSteps = {
  /** Performs a step. The note and the mails that `more` returns are stored with it, even if the state does not change. */
  take(
    call: DeskCall,
    id: string,
    step: RequestStep | undefined,
    action: DeskAction,
    more?: (now: DeskRequest) => Pick<RequestChange, 'note' | 'mails'> | undefined,
  ): Promise<Stepped>;
  /** Assigns a request to the member `agentId`, or unassigns it if empty. */
  assign(call: DeskCall, id: string, agentId: string): Promise<Stepped>;
  /** Reverts a step once, unless something was changed since. */
  undo(call: DeskCall, mark: string): Promise<Stepped>;
  /** Whether `undo` would currently have an effect. */
  mayUndo(member: DeskMember, mark: string): Promise<boolean>;
};

/** Changes of requests, each stored with its audit log entry. */
export function makeRequestSteps({
  deskRequests: requests,
  requestWork: work,
  findTeam: team,
}: {
  readonly deskRequests: Pick<DeskRequests, 'one'>;
  readonly requestWork: RequestWork;
  readonly findTeam: FindTeam;
}): RequestSteps {
  async function change(
    { member, now: at }: DeskCall,
    id: string,
    action: DeskAction,
    make: (
      now: DeskRequest,
    ) => { readonly to: RequestProgress; readonly more?: Pick<RequestChange, 'note' | 'mails'> } | undefined,
  ): Promise<Stepped> {
    let undo: string | undefined;
    const kind = await work.change(member, id, now => {
      const made = make(now);
      if (!made) return undefined;
      const { to, more } = made;
      undo = isSameProgress(now, to)
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
        return isSameProgress(now, to) ? undefined : { to };
      });
    },
    async undo(call, text) {
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
    async mayUndo(member, text) {
      const mark = parseUndo(text);
      const now = mark && (await requests.one(member, mark.requestId));
      return mark !== undefined && now !== undefined && isUnchangedSince(mark, now);
    },
  };

  /** Returns `undefined` if the account was deleted meanwhile. */
  async function named({ context }: DeskCall, agentId: string): Promise<GivenTo | undefined> {
    const member = (await team(context)).find(({ id }) => id === agentId);
    return member && { id: member.id, name: member.name };
  }
}

function isUnchangedSince({ is, at }: UndoMark, now: DeskRequest): boolean {
  return now.changedAt === at && now.state === is.state && now.agent?.id === is.agentId;
}

/** Performs a step available both in the list and on a request's page, by the form's `do`; `undefined` for any other. */
export async function takeCommonStep(
  steps: RequestSteps,
  call: DeskCall,
  sent: SentFields,
  id: string,
): Promise<{ readonly stepped: Stepped; readonly notice: string } | undefined> {
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
export function noticeOf(stepped: Stepped, code: string): { readonly code: string; readonly undo?: string } {
  if (stepped.kind === 'unchanged') return { code: stepped.why ?? 'unchanged' };
  if (stepped.kind !== 'changed') return { code: 'unchanged' };
  return { code, ...(stepped.undo !== undefined && code !== 'undone' && { undo: stepped.undo }) };
}
