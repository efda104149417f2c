import { type DeskAction } from '../../../domain/desk/actions.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import { deskPath } from '../../../domain/desk/desk-pages.ts';
import { isRequestState, type RequestState } from '../../../domain/desk/request-state.ts';
import { fileField, filesOf } from '../../../domain/request/files-of.ts';
import type { DeskLog, StoredDeskEntry } from '../../ports/audit/desk-log.ts';
import { LEAD_TEMPLATE } from '../../ports/mails/outbox.ts';
import type {
  DeskRequest,
  DeskRequests,
  HeldMail,
  RequestMailing,
  RequestNote,
} from '../../ports/requests/desk-requests.ts';
import type { VisitorFiles } from '../../ports/submissions/uploads.ts';
import { requestMail } from '../../request/request-mails.ts';
import { findSubject, mailSubject, type RequestSubject } from '../../request/request-subject.ts';
import type { PageContext } from '../../view/page-context.ts';
import type { OfferPart, OfferRefused, OfferView } from '../offers/offer-part.ts';
import type { DeskCall, DeskMember } from '../shared/desk-handler.ts';
import { type HeldAnswerView, heldAnswerViews } from '../shared/held-answer.ts';
import type { FindTeam } from '../shared/request-steps.ts';
import type { ViewingBody, ViewingPage } from '../viewings/viewing-page.ts';
import { nextNoteId } from './note-id.ts';
import { listHref, listQuery } from './request-links.ts';
import { requestQueryOf, requestQueryText } from './request-query.ts';
import { type RequestRow, type RequestRowParts, requestRows } from './request-rows.ts';
import type { RequestWords, WordRow } from './request-words.ts';

/** A mail about the request, or its delivery to the agency's CRM (`lead`). */
export type MailingView = {
  readonly what: 'agency' | 'visitor' | 'owner' | 'answer' | 'lead' | 'other';
  readonly to: string;
  /** Time when the mail was sent, or enqueued if it is pending; Unix ms. */
  readonly at: number | undefined;
  readonly state: 'sent' | 'waits' | 'given-up';
  /** For an answer that can be taken back: milliseconds from the response until its mail may leave. */
  readonly leavesInMs?: number;
  readonly reason: string | undefined;
};

/** An audit log entry about the request. */
export type HistoryLine = {
  readonly at: number;
  readonly by: string;
  readonly action: DeskAction;
  readonly to: RequestState | undefined;
  /** Agent to whom the request was assigned. */
  readonly agent: string | undefined;
};

/** Text of a note or answer; a refused text is shown again in its form. */
export type WrittenForm = {
  readonly words: string;
  /** `many`: the daily limit of mails to the visitor's address is reached. */
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
  /** Agents to whom the request can be assigned. */
  readonly agents: readonly { readonly value: string; readonly label: string }[];
  /** Form to answer the request; absent for a request without a mail address, which is answered by phone. */
  readonly answer: (WrittenForm & { readonly done: boolean; readonly replyTo: string }) | undefined;
  /** Answers whose mails have not left yet. */
  readonly held: readonly HeldAnswerView[];
  readonly note: WrittenForm;
  /** Id of the next note or answer; because the form contains it, a double click or a concurrent submission stores only one. */
  readonly noteId: string;
  readonly notes: readonly RequestNote[];
  readonly mailings: readonly MailingView[];
  readonly history: readonly HistoryLine[];
  /** The viewing that the request booked, with the actions that are possible now. */
  readonly viewing: ViewingBody | undefined;
  /** Other requests from the same mail address or phone number. */
  readonly others: readonly RequestRow[];
  /** The offer to buy; absent for any other request. */
  readonly offer: OfferView | undefined;
};

const MOST_OTHERS = 20;
const MOST_LINES = 100;
/** Query for requests in any state. */
const ALL = requestQueryOf(new URLSearchParams('state=all'));
const EMPTY: WrittenForm = { words: '', error: undefined };

/** Submitted values and errors of a refused form, by the part of the page that contains the form. */
export type RefusedRequestForm = {
  readonly answer?: WrittenForm & { readonly done: boolean };
  readonly note?: WrittenForm;
  readonly offer?: OfferRefused;
  readonly viewing?: ViewingBody;
};

export type RequestBodyParts = RequestRowParts & {
  readonly deskRequests: Pick<DeskRequests, 'ofSamePerson' | 'notesAndMails' | 'held'>;
  readonly deskLog: Pick<DeskLog, 'before'>;
  readonly offerPart: Pick<OfferPart, 'view'>;
  readonly viewingPage: Pick<ViewingPage, 'find' | 'show'>;
  readonly requestWords: RequestWords;
  readonly findTeam: FindTeam;
  readonly uploads: Pick<VisitorFiles, 'read'>;
};

/** Reads all that the page of a request shows; `written`: the refused form, whose values are shown again. */
export function makeRequestBody(
  parts: RequestBodyParts,
): (call: DeskCall, request: DeskRequest, written?: RefusedRequestForm) => Promise<RequestBody> {
  const {
    deskRequests: requests,
    deskLog: log,
    requestWords: words,
    findTeam: team,
    uploads: files,
    offerPart,
    viewingPage,
  } = parts;

  return async (call, request, written = {}) => {
    const { context, member, now } = call;
    const { language } = context;
    const { id, form, email, values } = request;
    const query = listQuery(call);
    const [subject, { notes, drafts, mails }, entries, others, members, offer, viewing, held] = await Promise.all([
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
      viewing: written.viewing ?? (viewing && (await viewingPage.show(call, viewing))),
      others: otherRows,
      offer,
    };
  };
}

/** The property or project that a request names; `undefined` if the request names none, or once the property or project is withdrawn. */
export function subjectOf({ catalogue }: PageContext, { values }: DeskRequest): Promise<RequestSubject | undefined> {
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
