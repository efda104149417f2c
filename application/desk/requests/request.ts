import { VIEWING_ACTS, type ViewingAct } from '../../../domain/appointment/viewing-change.ts';
import { formatTakeBack } from '../../../domain/desk/undo-mark.ts';
import { MESSAGE_LENGTH } from '../../../domain/request/field.ts';
import { filesOf } from '../../../domain/request/files-of.ts';
import type { DeskRequest, DeskRequests, RequestNote } from '../../ports/requests/desk-requests.ts';
import type { ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { answerMailId, HOLD_MS } from '../shared/held-answer.ts';
import { answerMail } from './request-answer.ts';
import type { ViewingPage } from '../viewings/viewing-page.ts';
import type { DeskCall, DeskHandler, DeskDone, SentFields } from '../shared/desk-handler.ts';
import type { LimitMails } from '../shared/limit-mails.ts';
import type { OfferPart } from '../offers/offer-part.ts';
import { isNoteId } from './note-id.ts';
import {
  makeRequestBody,
  type RequestBody,
  type RequestBodyParts,
  subjectOf,
  type WrittenForm,
} from './request-body.ts';
import { listHrefOf, pageHrefOf } from './request-links.ts';
import { noticeOf, type RequestSteps, type RequestStepResult, takeCommonStep } from '../shared/request-steps.ts';

export type RequestParts = RequestBodyParts & {
  readonly deskRequests: Pick<DeskRequests, 'one'>;
  readonly offerPart: Pick<OfferPart, 'act'>;
  readonly viewingPage: Pick<ViewingPage, 'act'>;
  readonly requestSteps: RequestSteps;
  readonly limitMails: Pick<LimitMails, 'countMail'>;
};

/** Desk page of one request: shows it with its history, and handles answers, notes and changes of state or agent. */
export function makeRequestDesk(parts: RequestParts): DeskHandler<RequestBody> {
  const { deskRequests: requests, requestSteps: steps, uploads: files, limitMails, offerPart, viewingPage } = parts;
  const bodyOf = makeRequestBody(parts);

  /** Why the text of a note or answer is refused: it is empty or too long. */
  function refused(text: string): WrittenForm['error'] {
    if (text === '') return 'empty';
    return [...text].length > MESSAGE_LENGTH ? 'long' : undefined;
  }

  /**
   * Whether the same text is already stored under the note's id: the form was then submitted twice, and there is no conflict with another
   * member.
   */
  async function cameBefore(id: string, noteId: string, text: string): Promise<boolean> {
    const { notes } = await requests.notesAndMails(id);
    return notes.some(note => note.id === noteId && note.words === text);
  }

  async function write(
    call: DeskCall,
    request: DeskRequest,
    sent: SentFields,
    kind: RequestNote['kind'],
  ): Promise<DeskDone<RequestBody>> {
    const { id } = request;
    const { member, now } = call;
    const text = sent('words').replaceAll('\r\n', '\n').trim();
    const done = sent('done') !== '';
    const again = async (error: WrittenForm['error']): Promise<DeskDone<RequestBody>> => {
      const writing = { words: text, error };
      const body = await bodyOf(call, request, kind === 'note' ? { note: writing } : { answer: { ...writing, done } });
      return { kind: 'again', body };
    };
    const error = refused(text);
    if (error) return again(error);
    const noteId = sent('note');
    if (!isNoteId(id, noteId)) return again('late');
    // A repeated submission is mailed once, so it counts once.
    const isMailed = kind === 'answer' && request.email !== undefined && !(await cameBefore(id, noteId, text));
    if (isMailed && !(await limitMails.countMail(request.email))) return again('many');
    const note: RequestNote = { id: noteId, kind, at: now, agentName: member.name, words: text };
    const by = { id: member.id, name: member.name };
    const stepped =
      kind === 'note'
        ? await steps.take(call, id, undefined, 'request-noted', () => ({ note }))
        : await answer(call, request, note, { kind: 'answer', by, done });
    if (stepped.kind === 'unknown') return { kind: 'none' };
    if (stepped.kind === 'unchanged' && !(await cameBefore(id, noteId, text))) return again('late');
    const code = kind === 'note' ? 'noted' : done ? 'answered-done' : 'answered';
    const repeated = kind === 'answer' ? { undo: formatTakeBack({ requestId: id, noteId }) } : {};
    const notice = stepped.kind === 'unchanged' ? { code, ...repeated } : noticeOf(stepped, code);
    return { kind: 'done', location: done && kind === 'answer' ? listHrefOf(call) : pageHrefOf(call), notice };
  }

  async function answer(
    call: DeskCall,
    request: DeskRequest,
    note: RequestNote,
    step: Parameters<RequestSteps['take']>[2],
  ): Promise<RequestStepResult> {
    const theirs = { ...call.context, language: request.language };
    const subject = await subjectOf(theirs, request);
    const answerId = answerMailId(request.id, note.id);
    const { member, now: at } = call;
    return steps.take(call, request.id, step, 'request-answered', now => {
      const mail = answerMail(theirs, { request: now, member, subject, words: note.words, answerId, now: at });
      return mail && { note, mails: [mail], mailsLeaveAt: at + HOLD_MS };
    });
  }

  /** Performs an action on the viewing that the request booked, in the same way as the viewing's own page. */
  async function actOnViewing(
    call: DeskCall,
    request: DeskRequest,
    viewing: ViewingWithRequest,
    act: ViewingAct,
    sent: SentFields,
  ): Promise<DeskDone<RequestBody>> {
    const taken = await viewingPage.act(call, viewing, act, sent);
    if (taken.kind === 'unknown') return { kind: 'none' };
    if (taken.kind === 'refused') return { kind: 'again', body: await bodyOf(call, request, { viewing: taken.body }) };
    return { kind: 'done', location: pageHrefOf(call), notice: { code: taken.act } };
  }

  return {
    async open(call) {
      const request = await requests.one(call.member, call.params['id'] ?? '');
      if (!request) return { kind: 'none' };
      const file = call.parameters.get('file');
      if (file !== null) return fileOf(request, Number(file));
      return { kind: 'page', body: await bodyOf(call, request) };
    },
    async act(call, sent) {
      const id = call.params['id'] ?? '';
      const request = await requests.one(call.member, id);
      if (!request) return { kind: 'none' };
      const does = sent('do');
      if (does === 'note') return write(call, request, sent, 'note');
      if (does === 'answer')
        return request.email === undefined ? { kind: 'none' } : write(call, request, sent, 'answer');
      if (does === 'take-back') {
        const stepped = await steps.takeBack(call, { requestId: id, noteId: sent('note') });
        return stepped.kind === 'unknown'
          ? { kind: 'none' }
          : { kind: 'done', location: pageHrefOf(call), notice: noticeOf(stepped, 'unchanged') };
      }
      const offered = await offerPart.act(call, id, sent);
      if (offered?.kind === 'unknown') return { kind: 'none' };
      if (offered?.kind === 'refused')
        return { kind: 'again', body: await bodyOf(call, request, { offer: offered.refused }) };
      if (offered) return { kind: 'done', location: pageHrefOf(call), notice: { code: offered.notice } };
      const act = VIEWING_ACTS.find(one => one === does);
      const viewing = act && request.form === 'contact-appointment' ? await viewingPage.find(id) : undefined;
      if (act && viewing) return actOnViewing(call, request, viewing, act, sent);
      const taken =
        does === 'assign'
          ? { stepped: await steps.assign(call, id, sent('agent')), notice: 'assigned' }
          : await takeCommonStep(steps, call, sent, id);
      if (!taken || taken.stepped.kind === 'unknown') return { kind: 'none' };
      const { stepped } = taken;
      if (stepped.kind === 'taken-back')
        return { kind: 'done', location: pageHrefOf(call), notice: noticeOf(stepped, taken.notice) };
      // After assigning a request that the member can no longer read, redirect to the list.
      const stays = does !== 'done' && (await requests.one(call.member, id)) !== undefined;
      return {
        kind: 'done',
        location: stays ? pageHrefOf(call) : listHrefOf(call),
        notice: noticeOf(taken.stepped, taken.notice),
      };
    },
  };

  async function fileOf({ form, values }: DeskRequest, number: number) {
    const name = filesOf(form, values)[number - 1];
    const bytes = name === undefined ? undefined : await files.read(name);
    if (!bytes) return { kind: 'none' } as const;
    const type = 'application/pdf';
    return { kind: 'file', name: `${form}-${number}.pdf`, contentType: type, content: bytes } as const;
  }
}
