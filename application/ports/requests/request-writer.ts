import type { RequestReader } from '../../../domain/desk/access.ts';
import type { RequestProgress } from '../../../domain/desk/request-state.ts';
import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';
import type { DeskRequest, RequestNote } from './desk-requests.ts';

/** A member's change to a request, stored all or nothing. */
export type RequestChange = {
  readonly to: RequestProgress;
  readonly note?: RequestNote | undefined;
  /** Mails to enqueue with the change; they belong to the request. */
  readonly mails?: readonly Mail[];
  /** Earliest time at which the mails may leave, Unix ms; without it they leave at once. */
  readonly mailsLeaveAt?: number | undefined;
  readonly entry: DeskEntry;
};

/** An answer to take back: ids of its mail and its note, and the current time (Unix ms). */
export type HeldAnswer = { readonly mailId: string; readonly noteId: string; readonly now: number };
/** Changes requests of `DESK_FORMS` for members of the desk. */
export type RequestWriter = {
  /**
   * Applies `change` to a request: stores its progress, note, mails and log entry in one transaction; concurrent changes are serialized.
   * `change` receives the current request and may be called again on a retry.
   * An answer ends its author's draft. Returns `'unchanged'` if `change` returns nothing or a note whose id is known, `'unknown'` if the
   * request does not exist or the reader may not see it.
   */
  change(
    reader: RequestReader,
    id: string,
    change: (now: DeskRequest) => RequestChange | undefined,
  ): Promise<'changed' | 'unchanged' | 'unknown'>;
  /**
   * Removes a held answer: its mail never leaves, its note becomes the draft of the member in the log entry, and the request gets the
   * returned progress, in one transaction. `taken` receives the current request and the mail; if it returns nothing, nothing changes. Also
   * returns `'unchanged'` if the mail may leave already, if a worker has taken it, or if it does not exist.
   */
  takeBack(
    reader: RequestReader,
    id: string,
    answer: HeldAnswer,
    taken: (now: DeskRequest, mail: Mail) => Pick<RequestChange, 'to' | 'entry'> | undefined,
  ): Promise<'changed' | 'unchanged' | 'unknown'>;
};
