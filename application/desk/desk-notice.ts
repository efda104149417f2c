import { type NoticeMarks, withNotice } from '../portal/notice-mark.ts';
import type { OwnerSession } from '../portal/open-session.ts';
import type { DeskMember, DeskNotice, SentFields } from './shared/desk-handler.ts';
import type { DeskView } from './desk-view.ts';
import type { RequestSteps } from './shared/request-steps.ts';
import { pathOf } from '../view/links.ts';

type DeskSession = OwnerSession | undefined;
/** An address of the desk as it was asked for; `query` without the question mark. */
type Asked = { readonly path: string; readonly query: string };

/** What was done at the desk, as it travels through addresses and forms: for one login and one page alone. */
export function makeDeskNotices({
  marks,
  mayUndo,
}: {
  readonly marks: NoticeMarks;
  readonly mayUndo: RequestSteps['mayUndo'];
}) {
  const placeOf = (path: string, session: DeskSession) => ({ path, session: session?.session.referenceHash ?? '' });
  return {
    /** What an address says was done; its undo only while it would still do something. */
    async read({ path, query }: Asked, session: OwnerSession, member: DeskMember): Promise<DeskView['notice']> {
      const place = placeOf(path, session);
      const read = marks.read(place, new URLSearchParams(query));
      if (read?.undo === undefined) return read && { code: read.code, undo: undefined };
      const isOpen = await mayUndo(member, marks.undoOf(place, read.undo) ?? '').catch(() => false);
      return { code: read.code, undo: isOpen ? read.undo : undefined };
    },

    /** The address that a form leads to, with what was done. */
    write(location: string, session: DeskSession, notice: DeskNotice | undefined): string {
      return notice ? withNotice(location, marks.make(placeOf(pathOf(location), session), notice)) : location;
    },

    /** The fields of a form, in which an undo is what its mark says, or '' where the mark is for another login, page or time. */
    withUndo({ path }: Asked, session: DeskSession, sent: SentFields): SentFields {
      const undo = marks.undoOf(placeOf(path, session), sent('undo')) ?? '';
      return Object.assign((name: string) => (name === 'undo' ? undo : sent(name)), {
        all: (name: string) => (name === 'undo' ? [undo] : sent.all(name)),
        pairs: sent.pairs,
        tooLongFor: sent.tooLongFor,
      });
    },
  };
}
