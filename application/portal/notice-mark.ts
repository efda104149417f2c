import { LONGEST_MS } from '../../domain/owner/session-life.ts';
import { jsonTuple } from '../../domain/text/json-tuple.ts';
import type { Clock } from '../ports/clock.ts';
import type { Encryption } from '../ports/security/encryption.ts';

/** Confirmation of an action just performed; `undo` identifies how to revert it. */
export type DoneNotice = { readonly code: string; readonly undo?: string | undefined };

/** Where a notice is valid: one path and one login (hash of its reference; '' without a login). */
export type NoticePlace = { readonly path: string; readonly session: string };

/**
 * Signed confirmations in addresses: `?notice={code}` with a mark that is valid for one path, one login and a short time. So a link from
 * another site can neither fake a confirmation nor offer to undo another action.
 */
export type NoticeMarks = {
  /**
   * Query parameters of a notice, valid for `lastsMs` ms: the code, and the mark as `undo` if the action can be undone, else as `mark`.
   * `make({ path: '/fr/desk/', session: 'hash' }, { code: 'saved' })` → `'notice=saved&mark=Qm9…'`
   */
  make(place: NoticePlace, notice: DoneNotice, lastsMs?: number): string;
  /**
   * Verifies the parameters; `undefined` if the mark is invalid, expired, or for another notice, path or login. The result's `undo` is the
   * mark itself, which `undoOf` decodes.
   */
  read(place: NoticePlace, parameters: URLSearchParams): DoneNotice | undefined;
  /** Returns the change that a mark undoes; `undefined` if `read` would refuse the mark. */
  undoOf(place: NoticePlace, mark: string): string | undefined;
};

/** Default validity of a notice, ms; the same as the lifetime of an idle login. */
const LASTS_MS = 30 * 60_000;

/** Contents of a mark: path, login, end (Unix ms) and code of the notice, then the change that it undoes, if any. */
const MARK_PARTS = ['string', 'string', 'number', 'string'] as const;

export function makeNoticeMarks({
  encryption,
  clock,
}: {
  readonly encryption: Encryption;
  readonly clock: Clock;
}): NoticeMarks {
  function opened({ path, session }: NoticePlace, mark: string): DoneNotice | undefined {
    const text = encryption.decrypt('notice', mark)?.text;
    if (text === undefined) return undefined;
    const parts = jsonTuple(text, MARK_PARTS) ?? jsonTuple(text, [...MARK_PARTS, 'string']);
    if (!parts) return undefined;
    const [itsPath, itsSession, endsAt, code, undo] = parts;
    return itsPath === path && itsSession === session && clock.now() < endsAt ? { code, undo } : undefined;
  }
  return {
    make({ path, session }, { code, undo }, lastsMs = LASTS_MS) {
      const parts = [path, session, clock.now() + lastsMs, code, ...(undo === undefined ? [] : [undo])];
      const mark = encryption.encrypt('notice', JSON.stringify(parts));
      return new URLSearchParams({ notice: code, [undo === undefined ? 'mark' : 'undo']: mark }).toString();
    },
    read(place, parameters) {
      const mark = parameters.get('undo') ?? parameters.get('mark') ?? '';
      const notice = opened(place, mark);
      if (!notice || notice.code !== parameters.get('notice')) return undefined;
      return { code: notice.code, undo: notice.undo === undefined ? undefined : mark };
    },
    undoOf: (place, mark) => opened(place, mark)?.undo,
  };
}

/**
 * Validity in ms of a notice without a login: enough to load the page. Anyone who opens the page's address within that time sees the notice
 * too.
 */
export const ANONYMOUS_NOTICE_MS = 60_000;

/** Appends a notice to an address. `withNotice('/fr/desk/?state=new', 'notice=a')` → `'/fr/desk/?state=new&notice=a'` */
export function withNotice(address: string, notice: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${notice}`;
}

/** Removes a notice from a query, so that links on the page do not contain the notice. */
export function withoutNotice(query: string): string {
  const parameters = new URLSearchParams(query);
  const own = ['notice', 'undo', 'mark'].filter(name => parameters.has(name));
  for (const name of own) parameters.delete(name);
  return own.length === 0 ? query : parameters.toString();
}

/** Login page with the notice that the login has ended; valid as long as the longest login, so that an open page can link to it. */
export function endedHref(marks: NoticeMarks, loginHref: string): string {
  return withNotice(loginHref, marks.make({ path: loginHref, session: '' }, { code: 'ended' }, LONGEST_MS + LASTS_MS));
}
