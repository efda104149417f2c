import { type NoticeMarks, withNotice } from '../portal/notice-mark.ts';
import type { OwnerSession } from '../portal/open-session.ts';
import type { DeskMember, DeskNotice, SentFields } from './shared/desk-handler.ts';
import type { DeskView } from './desk-view.ts';
import type { RequestSteps, UndoCheck } from './shared/request-steps.ts';
import { pathOf } from '../view/links.ts';

type DeskSession = OwnerSession | undefined;
/** Path of a desk page and its query, without the question mark. */
type Asked = { readonly path: string; readonly query: string };

export type DeskNotices = ReturnType<typeof makeDeskNotices>;

/** Signed notices in addresses and forms of the desk; valid for one login and one page. */
export function makeDeskNotices({
  noticeMarks,
  undoable,
}: {
  readonly noticeMarks: NoticeMarks;
  readonly undoable: RequestSteps['undoable'];
}) {
  const placeOf = (path: string, session: DeskSession) => ({ path, session: session?.session.referenceHash ?? '' });
  return {
    /**
     * Verifies the notice in an address. The notice offers to undo the action only as long as that is possible; if an answer was taken back
     * meanwhile, the notice that it was taken back is returned instead.
     */
    async read({ path, query }: Asked, session: OwnerSession, member: DeskMember): Promise<DeskView['notice']> {
      const place = placeOf(path, session);
      const read = noticeMarks.read(place, new URLSearchParams(query));
      if (read?.undo === undefined) return read && { code: read.code, undo: undefined };
      const undo = await undoable(member, noticeMarks.undoOf(place, read.undo) ?? '', session.now).catch(
        (): UndoCheck => ({ kind: 'no' }),
      );
      if (undo.kind === 'taken-back') return { code: 'answer-taken-back', undo: undefined };
      if (undo.kind === 'no') return { code: read.code, undo: undefined };
      return {
        code: read.code,
        undo: read.undo,
        ...(undo.leavesInMs !== undefined && { leavesInMs: undo.leavesInMs }),
      };
    },

    /** Adds a notice to the redirect address of a form. */
    write(location: string, session: DeskSession, notice: DeskNotice | undefined): string {
      return notice ? withNotice(location, noticeMarks.make(placeOf(pathOf(location), session), notice)) : location;
    },

    /**
     * Wraps a form's fields: the field `undo` returns the change encoded in its signed mark, or '' if the mark is for another login or
     * page, or expired.
     */
    withUndo({ path }: Asked, session: DeskSession, sent: SentFields): SentFields {
      const undo = noticeMarks.undoOf(placeOf(path, session), sent('undo')) ?? '';
      return Object.assign((name: string) => (name === 'undo' ? undo : sent(name)), {
        all: (name: string) => (name === 'undo' ? [undo] : sent.all(name)),
        pairs: sent.pairs,
        tooLongFor: sent.tooLongFor,
      });
    },
  };
}
