import { LONGEST_MS } from '../../domain/owner/session-life.ts';
import type { Clock } from '../ports/clock.ts';
import type { Encryption } from '../ports/security/encryption.ts';

/** What a page says was done just now; `undo` is what takes it back. */
export type DoneNotice = { readonly code: string; readonly undo?: string | undefined };

/** Where a notice counts: at one path, and for one login, by the hash of its reference; '' before and after a login. */
export type NoticePlace = { readonly path: string; readonly session: string };

/**
 * Notices of what was done, as addresses carry them: `?notice={code}` with a mark sealed under the site's secret for one path, one login and
 * a short time, so that no link of another can make a page claim that something was done, or offer to undo something else.
 */
export type NoticeMarks = {
  /**
   * The parameters of an address. `make({ path: '/fr/desk/', session: 'hash' }, { code: 'saved' })` → `'notice=saved&mark=Qm9…'`; where there is
   * something to undo the mark is called `undo`. It counts for `lastsMs` milliseconds.
   */
  make(place: NoticePlace, notice: DoneNotice, lastsMs?: number): string;
  /** Reads them; undefined where the mark was not made here, is for another notice, place or login, or is over. `undo` is the mark. */
  read(place: NoticePlace, parameters: URLSearchParams): DoneNotice | undefined;
  /** What a mark undoes; undefined where `read` would give none. */
  undoOf(place: NoticePlace, mark: string): string | undefined;
};

/** As long as a login that is not used, in milliseconds. */
const LASTS_MS = 30 * 60_000;

export function makeNoticeMarks({ seals, clock }: { readonly seals: Encryption; readonly clock: Clock }): NoticeMarks {
  function opened({ path, session }: NoticePlace, mark: string): DoneNotice | undefined {
    const text = seals.open('notice', mark)?.text;
    if (text === undefined) return undefined;
    const [itsPath, itsSession, endsAt, code, undo] = JSON.parse(text) as [string, string, number, string, string?];
    return itsPath === path && itsSession === session && clock.now() < endsAt ? { code, undo } : undefined;
  }
  return {
    make({ path, session }, { code, undo }, lastsMs = LASTS_MS) {
      const held = [path, session, clock.now() + lastsMs, code, ...(undo === undefined ? [] : [undo])];
      const mark = seals.seal('notice', JSON.stringify(held));
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
 * How long a notice counts where there is no login to tie it to, in milliseconds: until the page that it leads to is there. Somebody else
 * who is sent its address within that time reads it too.
 */
export const LOOSE_MS = 60_000;

/** The address with the parameters of a notice. `withNotice('/fr/desk/?state=new', 'notice=a')` → `'/fr/desk/?state=new&notice=a'` */
export function withNotice(address: string, notice: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${notice}`;
}

/** A query without the parameters of a notice: it stands in the address once, and is carried to no other. */
export function withoutNotice(query: string): string {
  const parameters = new URLSearchParams(query);
  const own = ['notice', 'undo', 'mark'].filter(name => parameters.has(name));
  for (const name of own) parameters.delete(name);
  return own.length === 0 ? query : parameters.toString();
}

/** Where a page that a login ended on leads: the login, which says so. It counts as long as any login that began before lasts. */
export function endedHref(marks: NoticeMarks, loginHref: string): string {
  return withNotice(loginHref, marks.make({ path: loginHref, session: '' }, { code: 'ended' }, LONGEST_MS + LASTS_MS));
}
