import { deskPath } from '../../domain/desk/desk-pages.ts';
import { isTyped, mayShowAgain } from '../../domain/desk/typed-fields.ts';
import type { NoticeMarks } from '../portal/notice-mark.ts';
import type { DeskDone, DeskFound, SentFields } from './shared/desk-handler.ts';
import type { DeskBody, DeskView, UnsentBody, UnsentForm } from './desk-view.ts';
import { makeDeskNotices } from './desk-notice.ts';
import { type DeskPageRequest, makeResolvePage, type ResolvedRequest, type ResolveParts } from './resolve-page.ts';
import type { RequestSteps } from './shared/request-steps.ts';
import { makeShowPage } from './show-page.ts';
import { unsentView } from './unsent-view.ts';

const STATUS_OF = { failed: 503, foreign: 403, gone: 404, 'too-long': 422 } as const satisfies Record<
  UnsentForm['why'],
  number
>;

export type DeskOutcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'page'; readonly status: 200 | 404 | 422 | 429; readonly view: DeskView }
  | Extract<DeskFound<DeskBody>, { kind: 'file' }>
  | NotTaken;

/** A refused form, with a page that shows the typed values again. After a 503 the form can be submitted again soon. */
type NotTaken = { readonly kind: 'not-taken'; readonly status: 401 | 403 | 404 | 422 | 503; readonly view: DeskView };

/** Opens pages of the desk and handles their forms. */
export type Desk = {
  open(request: DeskPageRequest): Promise<DeskOutcome>;
  /** Handles a form of a member's page; forms that set cookies (login) are handled by the HTTP adapter. */
  act(request: DeskPageRequest, sent: SentFields): Promise<DeskOutcome>;
  /** Page for a form that failed, with the typed values; a minimal page if the original cannot be read. Never rejects. */
  failed(request: DeskPageRequest, sent: SentFields): Promise<NotTaken>;
};

/** Creates the desk from its pages' handlers. `makeDesk({ site, clock, handlers, … }).open({ path: '/fr/desk/', … })` → a page, or a redirect */
export function makeDesk(
  parts: ResolveParts & {
    readonly noticeMarks: NoticeMarks;
    readonly requestSteps: Pick<RequestSteps, 'undoable'>;
  },
): Desk {
  const { site, noticeMarks, requestSteps } = parts;
  const notices = makeDeskNotices({ noticeMarks, undoable: requestSteps.undoable });
  const resolve = makeResolvePage({ ...parts, notices });
  const show = makeShowPage(parts);

  function outcomeOf(resolved: ResolvedRequest, found: DeskFound<DeskBody> | DeskDone<DeskBody>): DeskOutcome {
    switch (found.kind) {
      case 'page':
        return { kind: 'page', status: found.status ?? 200, view: show(resolved, found.body) };
      case 'again':
        return { kind: 'page', status: 422, view: show(resolved, found.body) };
      case 'done':
        return { kind: 'redirect', location: notices.write(found.location, resolved.session, found.notice) };
      case 'file':
        return found;
      default: {
        const homeHref = deskPath('requests', resolved.context.language);
        return { kind: 'page', status: 404, view: show(resolved, { kind: 'not-there', homeHref }) };
      }
    }
  }

  /** The page of a refused form, with the typed values. */
  function unsentOn(
    resolved: ResolvedRequest,
    found: DeskFound<DeskBody>,
    why: UnsentForm['why'],
    sent: SentFields,
  ): NotTaken {
    const page = outcomeOf(resolved, found.kind === 'file' ? { kind: 'none' } : found);
    if (page.kind !== 'page') throw new Error(`the desk page of a refused form is '${page.kind}', not a page`);
    const unsent = { why, most: sent.tooLongFor, fields: mayShowAgain(sent.pairs), isApart: false };
    return { kind: 'not-taken', status: STATUS_OF[why], view: { ...page.view, notice: undefined, unsent } };
  }

  /** A minimal page for a refused form whose own page cannot be shown. */
  function unsentAlone(request: DeskPageRequest, why: UnsentBody['why'], sent: SentFields): NotTaken {
    const view = unsentView(request, site.current().content, why, sent);
    return { kind: 'not-taken', status: why === 'ended' ? 401 : 503, view };
  }

  return {
    async open(request) {
      const page = await resolve(request);
      if (page.kind === 'redirect') return page;
      if (page.kind === 'login') return { kind: 'redirect', location: page.location };
      if (page.kind === 'open') return outcomeOf(page.resolved, page.found);
      return outcomeOf(page.resolved, await page.handler.open(page.call));
    },
    async act(request, sent) {
      const page = await resolve(request);
      if (page.kind === 'redirect') return page;
      if (page.kind === 'login') {
        const isTypedIn = sent.pairs.some(isTyped);
        return isTypedIn ? unsentAlone(request, 'ended', sent) : { kind: 'redirect', location: page.location };
      }
      if (page.kind === 'open') {
        const { resolved, found } = page;
        return found.kind === 'none' ? unsentOn(resolved, found, 'gone', sent) : outcomeOf(resolved, found);
      }
      const { resolved, call, handler } = page;
      if (!handler.act) return unsentOn(resolved, { kind: 'none' }, 'gone', sent);
      if (!resolved.session?.isFormToken(sent('token')))
        return unsentOn(resolved, await handler.open(call), 'foreign', sent);
      if (sent.tooLongFor !== undefined) return unsentOn(resolved, await handler.open(call), 'too-long', sent);
      const done = await handler.act(call, notices.withUndo(request, resolved.session, sent));
      return done.kind === 'none'
        ? unsentOn(resolved, await handler.open(call), 'gone', sent)
        : outcomeOf(resolved, done);
    },
    async failed(request, sent) {
      try {
        const page = await resolve(request);
        if (page.kind === 'login' && sent.pairs.some(isTyped)) return unsentAlone(request, 'ended', sent);
        if (page.kind === 'open') return unsentOn(page.resolved, page.found, 'failed', sent);
        if (page.kind === 'member') return unsentOn(page.resolved, await page.handler.open(page.call), 'failed', sent);
      } catch {
        // The form's failure is already reported; its page cannot be read either.
      }
      return unsentAlone(request, 'failed', sent);
    },
  };
}
