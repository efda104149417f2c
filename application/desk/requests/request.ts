import { VIEWING_ACTS, type ViewingAct } from '../../../domain/appointment/viewing-change.ts';
import { type DeskAction } from '../../../domain/desk/actions.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { isRequestState, type RequestState } from '../../../domain/desk/request-state.ts';
import { formatTakeBack } from '../../../domain/desk/undo-mark.ts';
import { MESSAGE_LENGTH } from '../../../domain/request/field.ts';
import { fileField, filesOf } from '../../../domain/request/files-of.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { DeskLog, StoredDeskEntry } from '../../ports/audit/desk-log.ts';
import type {
  DeskRequest,
  DeskRequests,
  HeldMail,
  RequestMailing,
  RequestNote,
} from '../../ports/requests/desk-requests.ts';
import { LEAD_TEMPLATE } from '../../ports/mails/outbox.ts';
import type { VisitorFiles } from '../../ports/submissions/uploads.ts';
import type { ViewingWithRequest } from '../../ports/viewings/viewing-records.ts';
import { findSubject, mailSubject, type RequestSubject } from '../../request/request-subject.ts';
import { requestMail } from '../../request/request-mails.ts';
import type { PageContext } from '../../view/page-context.ts';
import { answerMailId, HOLD_MS, type HeldAnswerView, heldAnswerViews } from '../shared/held-answer.ts';
import { answerMail } from './request-answer.ts';
import type { ViewingBody, ViewingPage } from '../viewings/viewing-page.ts';
import type { DeskCall, DeskHandler, DeskDone, DeskMember, SentFields } from '../shared/desk-handler.ts';
import type { LimitMails } from '../shared/limit-mails.ts';
import type { OfferPart, OfferRefused, OfferView } from '../offers/offer-part.ts';
import { isNoteId, nextNoteId } from './note-id.ts';
import { requestQueryOf, requestQueryText } from './request-query.ts';
import { requestHref, type RequestRow, type RequestRowParts, requestRows } from './request-rows.ts';
import {
  type FindTeam,
  noticeOf,
  type RequestSteps,
  type RequestStepResult,
  takeCommonStep,
} from '../shared/request-steps.ts';
import type { RequestWords, WordRow } from './request-words.ts';

/** A mail about the request, or its delivery to the agency's CRM (`lead`). */
export type MailingView = {
  readonly what: 'agency' | 'visitor' | 'owner' | 'answer' | 'lead' | 'other';
  readonly to: string;
  /** Time when the mail was sent, or enqueued if it is pending; Unix ms. */
  readonly at: number | undefined;
  readonly state: 'sent' | 'waits' | 'given-up';
  /** For an answer that can be taken back: milliseconds from the response until it may leave. */
  readonly leavesInMs?: number;
  readonly reason: string | undefined;
};

/** An audit log entry about the request. */
export type HistoryLine = {
  readonly at: number;
  readonly by: string;
  readonly action: DeskAction;
  readonly to: RequestState | undefined;
  /** Agent to whom it was assigned. */
  readonly agent: string | undefined;
};

/** Text of a note or answer; preserved when refused. */
export type WrittenForm = {
  readonly words: string;
  /** `many`: the daily limit of mails to this address is reached. */
  readonly error: 'empty' | 'long' | 'late' | 'many' | undefined;
};

/** A request with its notes, mails and history. */
export type RequestBody = {
  readonly kind: 'request';
  readonly row: RequestRow;
  readonly listHref: string;
  readonly who: readonly WordRow[];
  readonly sent: readonly WordRow[];
  /** The property or project, if still published; `href` is its public page. */
  readonly subject: { readonly title: string; readonly place: string; readonly href: string } | undefined;
  /** Address of the list of all requests about the subject. */
  readonly subjectListHref: string | undefined;
  /** Uploaded files; `href` is absent if the file is missing or in quarantine. */
  readonly files: readonly { readonly number: number; readonly href: string | undefined }[];
  readonly language: string;
  readonly agentId: string;
  /** Agents to whom it can be assigned. */
  readonly agents: readonly { readonly value: string; readonly label: string }[];
  /** Absent without a mail address; such a request is answered by phone. */
  readonly answer: (WrittenForm & { readonly done: boolean; readonly replyTo: string }) | undefined;
  /** Answers whose mails have not left yet. */
  readonly held: readonly HeldAnswerView[];
  readonly note: WrittenForm;
  /** Id of the next note or answer, so that a double click or concurrent submission stores it once. */
  readonly noteId: string;
  readonly notes: readonly RequestNote[];
  readonly mailings: readonly MailingView[];
  readonly history: readonly HistoryLine[];
  /** The viewing that the request booked, with the actions that are possible now. */
  readonly visit: ViewingBody | undefined;
  /** Other requests from the same mail address or phone number. */
  readonly others: readonly RequestRow[];
  /** Present for an offer to buy. */
  readonly offer: OfferView | undefined;
};

export type RequestParts = RequestRowParts & {
  readonly deskRequests: Pick<DeskRequests, 'one' | 'ofSamePerson' | 'notesAndMails' | 'held'>;
  readonly deskLog: Pick<DeskLog, 'before'>;
  readonly offerPart: OfferPart;
  readonly viewingPage: ViewingPage;
  readonly requestSteps: RequestSteps;
  readonly requestWords: RequestWords;
  readonly findTeam: FindTeam;
  readonly uploads: Pick<VisitorFiles, 'read'>;
  readonly limitMails: Pick<LimitMails, 'mayMail'>;
};

const MOST_OTHERS = 20;
const MOST_LINES = 100;
/** Query for requests in any state. */
const ALL = requestQueryOf(new URLSearchParams('state=all'));
const EMPTY: WrittenForm = { words: '', error: undefined };
/** Submitted values and errors of a refused form, for the part of the page that has the form. */
type Refused = {
  readonly answer?: WrittenForm & { readonly done: boolean };
  readonly note?: WrittenForm;
  readonly offer?: OfferRefused;
  readonly visit?: ViewingBody;
};

/** Desk page of one request: shows it with its history, and handles answers, notes and changes of state or agent. */
export function makeRequestDesk(parts: RequestParts): DeskHandler<RequestBody> {
  const {
    deskRequests: requests,
    deskLog: log,
    requestSteps: steps,
    requestWords: words,
    findTeam: team,
    uploads: files,
    limitMails,
    offerPart,
    viewingPage,
  } = parts;

  async function bodyOf(call: DeskCall, request: DeskRequest, written: Refused = {}): Promise<RequestBody> {
    const { context, member, now } = call;
    const { language } = context;
    const { id, form, email, values } = request;
    const query = listQuery(call);
    const [subject, { notes, drafts, mails }, entries, others, members, offer, visit, held] = await Promise.all([
      subjectOf(context, request),
      requests.notesAndMails(id),
      log.before(undefined, MOST_LINES, id),
      requests.ofSamePerson(member, request, MOST_OTHERS),
      team(context),
      offerPart.view(call, id, written.offer),
      form === 'contact-appointment' ? viewingPage.find(id) : undefined,
      requests.held([id], now),
    ]);
    const draft = drafts.find(({ agentId }) => agentId === member.id);
    const [row, ...otherRows] = await requestRows(context, [request, ...others], words, query, parts, now);
    if (!row) throw new Error(`the request ${id} has no row in the list of the desk`);
    const about = subject && mailSubject(context, subject);
    const file = fileField(form);
    const own = Object.fromEntries(Object.entries(values).filter(([field]) => field !== file));
    const letter = requestMail(
      context,
      { form, reference: id, receivedAt: request.receivedAt, language: request.language, values: own, subject },
      false,
    );
    const { who, request: sent } = words.rows(form, letter, language);
    const kept = await Promise.all(filesOf(form, values).map(async name => (await files.read(name)) !== undefined));
    return {
      kind: 'request',
      row,
      listHref: listHref(language, query),
      who,
      sent,
      subject: about && { title: about.title, place: about.place, href: about.path },
      subjectListHref:
        request.subjectId && listHref(language, requestQueryText({ ...ALL, property: request.subjectId })),
      files: kept.map((isThere, at) => ({
        number: at + 1,
        href: isThere ? `${deskPath('request', language, { id })}?file=${at + 1}` : undefined,
      })),
      language: words.language(request.language, language),
      agentId: request.agent?.id ?? '',
      agents: members
        .filter(one => mayReadRequest(one, { form, agentId: one.id }))
        .map(one => ({ value: one.id, label: one.name })),
      answer:
        email === undefined
          ? undefined
          : { words: draft?.words ?? '', error: undefined, done: false, ...written.answer, replyTo: member.email },
      held: heldAnswerViews(held, member.id, now),
      note: written.note ?? EMPTY,
      noteId: nextNoteId(id, notes),
      notes,
      mailings: mails.map(mail => mailingView(mail, held, now)),
      history: entries.map(entry => historyLine(entry, members)),
      visit: written.visit ?? (visit && (await viewingPage.show(call, visit))),
      others: otherRows,
      offer,
    };
  }

  /** Why the text of a note or answer is refused: it is empty or too long. */
  function refused(text: string): WrittenForm['error'] {
    if (text === '') return 'empty';
    return [...text].length > MESSAGE_LENGTH ? 'long' : undefined;
  }

  /** Whether the same text is already stored: a repeated submission rather than a conflict with another member. */
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
    if (isMailed && !(await limitMails.mayMail(request.email))) return again('many');
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
    return { kind: 'done', location: done && kind === 'answer' ? back(call) : here(call), notice };
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
    visit: ViewingWithRequest,
    act: ViewingAct,
    sent: SentFields,
  ): Promise<DeskDone<RequestBody>> {
    const taken = await viewingPage.act(call, visit, act, sent);
    if (taken.kind === 'unknown') return { kind: 'none' };
    if (taken.kind === 'refused') return { kind: 'again', body: await bodyOf(call, request, { visit: taken.body }) };
    return { kind: 'done', location: here(call), notice: { code: taken.act } };
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
          : { kind: 'done', location: here(call), notice: noticeOf(stepped, 'unchanged') };
      }
      const offered = await offerPart.act(call, id, sent);
      if (offered?.kind === 'unknown') return { kind: 'none' };
      if (offered?.kind === 'refused')
        return { kind: 'again', body: await bodyOf(call, request, { offer: offered.refused }) };
      if (offered) return { kind: 'done', location: here(call), notice: { code: offered.notice } };
      const act = VIEWING_ACTS.find(one => one === does);
      const visit = act && request.form === 'contact-appointment' ? await viewingPage.find(id) : undefined;
      if (act && visit) return actOnViewing(call, request, visit, act, sent);
      const taken =
        does === 'assign'
          ? { stepped: await steps.assign(call, id, sent('agent')), notice: 'assigned' }
          : await takeCommonStep(steps, call, sent, id);
      if (!taken || taken.stepped.kind === 'unknown') return { kind: 'none' };
      const { stepped } = taken;
      if (stepped.kind === 'taken-back')
        return { kind: 'done', location: here(call), notice: noticeOf(stepped, taken.notice) };
      // After assigning a request that the member can no longer read, redirect to the list.
      const stays = does !== 'done' && (await requests.one(call.member, id)) !== undefined;
      return {
        kind: 'done',
        location: stays ? here(call) : back(call),
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

function subjectOf({ catalogue }: PageContext, { values }: DeskRequest): Promise<RequestSubject | undefined> {
  const text = (field: string) => (typeof values[field] === 'string' ? values[field] : undefined);
  return findSubject(catalogue, { property: text('property'), project: text('project') });
}

function mailingView(
  { id, template, to, putAt, sentAt, waits, reason }: RequestMailing,
  held: readonly HeldMail[],
  now: number,
): MailingView {
  const [name = '', reader] = template.split('.');
  const what =
    template === LEAD_TEMPLATE
      ? 'lead'
      : name === 'request-answer'
        ? 'answer'
        : reader === 'agency'
          ? 'agency'
          : reader === 'sender' || reader === 'visitor'
            ? 'visitor'
            : reader === 'owner'
              ? 'owner'
              : 'other';
  const state = sentAt !== undefined ? 'sent' : waits ? 'waits' : 'given-up';
  const leavesAt = held.find(({ mail }) => mail.id === id)?.leavesAt;
  const leaves = leavesAt === undefined ? undefined : { leavesInMs: leavesAt - now };
  return { what, to, at: sentAt ?? putAt, state, reason, ...leaves };
}

function historyLine({ at, by, action, detail }: StoredDeskEntry, members: readonly DeskMember[]): HistoryLine {
  const to = String(detail?.['to'] ?? '');
  const agent = members.find(({ id }) => id === detail?.['agent']);
  return { at, by: by.name, action, to: isRequestState(to) ? to : undefined, agent: agent?.name };
}

/** Filters of the list from which the page was opened. */
function listQuery({ parameters }: DeskCall): string {
  return requestQueryText(requestQueryOf(new URLSearchParams(parameters.get('list') ?? '')));
}

function listHref(language: Language, query: string): string {
  return `${deskPath('requests', language)}${query === '' ? '' : `?${query}`}`;
}

function back(call: DeskCall): string {
  return listHref(call.context.language, listQuery(call));
}

function here(call: DeskCall): string {
  return requestHref(call.context.language, call.params['id'] ?? '', listQuery(call));
}
