import type { RequestReader } from '../../../domain/desk/access.ts';
import type { RequestProgress, RequestState } from '../../../domain/desk/request-state.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { StoredRequest } from './stored-request.ts';
import type { Mail } from '../mails/outbox.ts';

/** A request with the agency's progress. `changedAt`: Unix ms, absent for a request without progress. */
export type DeskRequest = StoredRequest & RequestProgress & { readonly changedAt: number | undefined };

/** Filter of the list of requests. State `open`: every state but done; `agentId` null: requests that are assigned to no account. */
export type RequestFilter = {
  readonly state?: RequestState | 'open' | undefined;
  readonly form?: FormName | undefined;
  readonly agentId?: string | null | undefined;
  /** Id of a property or project. */
  readonly subjectId?: string | undefined;
  /** Words that must all occur in `searchText` of the request. */
  readonly words?: readonly string[] | undefined;
};

/** Cursor of a list: the last request of the previous page. */
export type RequestPlace = { readonly receivedAt: number; readonly id: string };

/** Text by an agent: an internal note, or an answer that was mailed. */
export type RequestNote = {
  /** Id of the note; storing a note whose id exists already changes nothing. */
  readonly id: string;
  readonly kind: 'note' | 'answer';
  /** Unix ms. */
  readonly at: number;
  readonly agentName: string;
  readonly words: string;
};

/** A mail caused by a request, or a lead of it for the agency's CRM (`LEAD_TEMPLATE`). Times are Unix ms. */
export type RequestMailing = {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  /** Enqueue time; `undefined` for mails that were stored by a version of the site that did not record it. */
  readonly putAt: number | undefined;
  readonly sentAt: number | undefined;
  /** Whether the mail is still pending; false if it was sent or given up. */
  readonly waits: boolean;
  /** Reason of the last failure. */
  readonly reason: string | undefined;
};

/** Text of an answer that its author took back; it is stored until the author sends an answer to the request. */
export type AnswerDraft = {
  /** Account id of the author. */
  readonly agentId: string;
  readonly agentName: string;
  /** Unix ms. */
  readonly at: number;
  readonly words: string;
};

/** A mail that no worker may send before `leavesAt` (Unix ms); until then it can be taken back. */
export type HeldMail = { readonly requestId: string; readonly mail: Mail; readonly leavesAt: number };

/** Reads the requests of `DESK_FORMS` for the desk. */
export type DeskRequests = {
  /** Returns up to `count` requests received before the cursor `after`, newest first, then by descending id. */
  list(
    reader: RequestReader,
    filter: RequestFilter,
    after: RequestPlace | undefined,
    count: number,
  ): Promise<readonly DeskRequest[]>;
  /** Counts the requests that match the filter by state; the filter's own `state` is ignored. */
  counts(reader: RequestReader, filter: RequestFilter): Promise<Readonly<Record<RequestState, number>>>;
  /** Returns a request by its id, if the reader may read it. */
  one(reader: RequestReader, id: string): Promise<DeskRequest | undefined>;
  /** Returns up to `count` other requests with the same address or phone number, newest first. */
  ofSamePerson(reader: RequestReader, request: StoredRequest, count: number): Promise<readonly DeskRequest[]>;
  /** Returns the notes and drafts of a request in order of writing, and its mails in order of enqueuing. */
  notesAndMails(id: string): Promise<{
    readonly notes: readonly RequestNote[];
    readonly drafts: readonly AnswerDraft[];
    readonly mails: readonly RequestMailing[];
  }>;
  /** Returns the mails of the requests `ids` that may not leave yet at `now` (Unix ms). */
  held(ids: readonly string[], now: number): Promise<readonly HeldMail[]>;
};
