import type { RequestReader } from '../../../domain/desk/access.ts';
import type { RequestProgress, RequestState } from '../../../domain/desk/request-state.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { StoredRequest } from './stored-request.ts';
import type { Mail } from '../mails/outbox.ts';

/** A request with how far the agency is with it; `changedAt` is absent where nothing was noted yet. */
export type DeskRequest = StoredRequest & RequestProgress & { readonly changedAt: number | undefined };

/** By what a list is narrowed; `open`: what is not done; `agentId` null: those that are given to no account. */
export type RequestFilter = {
  readonly state?: RequestState | 'open' | undefined;
  readonly form?: FormName | undefined;
  readonly agentId?: string | null | undefined;
  /** Id of a property or project. */
  readonly subjectId?: string | undefined;
  /** Words that `foundBy` of the request holds all. */
  readonly words?: readonly string[] | undefined;
};

/** Where a list was left: behind this request. */
export type RequestPlace = { readonly receivedAt: number; readonly id: string };

/** What an agent wrote: a note for the agency, or an answer that was mailed. */
export type RequestNote = {
  /** Unique: written a second time it changes nothing. */
  readonly id: string;
  readonly kind: 'note' | 'answer';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly agentName: string;
  readonly words: string;
};

/** A mail that a request brought about, or what is handed to the agency's system of it (`LEAD_TEMPLATE`). */
export type RequestMailing = {
  readonly id: string;
  readonly template: string;
  readonly to: string;
  /** None of mails that were put before this was noted. */
  readonly putAt: number | undefined;
  readonly sentAt: number | undefined;
  /** Whether it is tried again; false of what was sent or given up. */
  readonly waits: boolean;
  /** Of the last failure. */
  readonly reason: string | undefined;
};

/** Requests as the desk reads them: those of `DESK_FORMS`. */
export type DeskRequests = {
  /** Gives up to `count` requests that were received before `after`, the newest first, of one moment by their ids backwards. */
  list(
    reader: RequestReader,
    filter: RequestFilter,
    after: RequestPlace | undefined,
    count: number,
  ): Promise<readonly DeskRequest[]>;
  /** Counts the requests of a filter by their state, whatever state the filter names. */
  counts(reader: RequestReader, filter: RequestFilter): Promise<Readonly<Record<RequestState, number>>>;
  /** Gives a request by its id, where the reader may read it. */
  one(reader: RequestReader, id: string): Promise<DeskRequest | undefined>;
  /** Gives up to `count` other requests of the address or the phone of a request, the newest first. */
  ofSamePerson(reader: RequestReader, request: StoredRequest, count: number): Promise<readonly DeskRequest[]>;
  /** Gives the notes of a request, in their order, and its mails, the first that was put first. */
  hangingOn(id: string): Promise<{ readonly notes: readonly RequestNote[]; readonly mails: readonly RequestMailing[] }>;
};

/** What a member does with a request, kept all or nothing. */
export type RequestChange = {
  readonly to: RequestProgress;
  readonly note?: RequestNote | undefined;
  /** Put into the outbox as mails of the request. */
  readonly mails?: readonly Mail[];
  readonly entry: DeskEntry;
};

/** Work on requests. */
export type RequestWork = {
  /**
   * Changes a request as `change` says, which is given the request as it is and may be called again: its progress, note, mails and entry of
   * the log in one transaction; two changes at once come one after the other. Nothing changes where `change` gives nothing or a note
   * whose id is known: `'unchanged'`; nor where the request is not there for the reader: `'unknown'`.
   */
  change(
    reader: RequestReader,
    id: string,
    change: (now: DeskRequest) => RequestChange | undefined,
  ): Promise<'changed' | 'unchanged' | 'unknown'>;
};
