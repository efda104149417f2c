import { mayDo } from '../../domain/desk/access.ts';
import {
  DESK_PAGES,
  type DeskMatch,
  type DeskPageName,
  deskPath,
  matchDesk,
  rightOf,
  MENU_PAGES,
} from '../../domain/desk/desk-pages.ts';
import { type DeskFeature, hasPage } from '../../domain/desk/features.ts';
import { isTyped, mayShowAgain } from '../../domain/desk/typed-fields.ts';
import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import { chooseLanguage, type LanguageHints } from '../../domain/routing/language-choice.ts';
import type { Language } from '../../domain/text/language.ts';
import { endedHref, type NoticeMarks, withoutNotice } from '../portal/notice-mark.ts';
import type { OpenSession, OwnerSession } from '../portal/open-session.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindFeatures } from '../ports/desk/desk-features.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import { contexts } from '../view/contexts.ts';
import type { PageContext } from '../view/page-context.ts';
import type { AccountPages } from './account-pages.ts';
import type { DeskBanner, FindBanners } from './agency/banner.ts';
import type { DeskCall, DeskHandler, DeskDone, DeskFound, DeskMember, SentFields } from './shared/desk-handler.ts';
import type { DeskBody, DeskFrame, DeskView, UnsentBody, UnsentForm } from './desk-view.ts';
import { makeDeskNotices } from './desk-notice.ts';
import type { RequestSteps } from './shared/request-steps.ts';
import { languageIn, queryOf, unsentView } from './unsent-view.ts';

const STATUS_OF = { failed: 503, foreign: 403, gone: 404, 'too-long': 422 } as const satisfies Record<
  UnsentForm['why'],
  number
>;

/** Handlers by page; login and account pages are in `AccountPages`. */
export type DeskHandlers = { readonly [Page in DeskPageName]?: DeskHandler<DeskBody> };

/** A request for a page of the desk. */
export type DeskPageRequest = {
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly hints: LanguageHints;
  /** Session reference from the cookie. */
  readonly session: string | undefined;
  /** `look`: an automatic refresh, which does not extend the session. */
  readonly how: 'use' | 'look';
  /** Network of the client's IP address. */
  readonly network: string;
};

export type DeskOutcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'page'; readonly status: 200 | 404 | 422 | 429; readonly view: DeskView }
  | Extract<DeskFound<DeskBody>, { kind: 'file' }>
  | NotTaken;

/** A refused form with a page that keeps the typed values; 503 may be retried soon. */
type NotTaken = { readonly kind: 'not-taken'; readonly status: 401 | 403 | 404 | 422 | 503; readonly view: DeskView };

/** Opens pages of the desk and handles their forms. */
export type Desk = {
  open(request: DeskPageRequest): Promise<DeskOutcome>;
  /** Handles a form of a member's page; forms that set cookies (login) are handled by the HTTP adapter. */
  act(request: DeskPageRequest, sent: SentFields): Promise<DeskOutcome>;
  /** Page for a form that failed, with the typed values; a minimal page if the original cannot be read. Never rejects. */
  failed(request: DeskPageRequest, sent: SentFields): Promise<NotTaken>;
};

/** Finds the member of an account; `undefined` if it was deleted. */
export type FindMember = (accountId: string, context: PageContext) => Promise<DeskMember | undefined>;

export function makeDesk({
  site,
  catalogue,
  clock,
  openSession,
  findMember,
  handlers: cases,
  accountPages: accounts,
  findBanners,
  findFeatures,
  noticeMarks,
  requestSteps,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly openSession: OpenSession;
  readonly findMember: FindMember;
  readonly handlers: DeskHandlers;
  readonly accountPages: AccountPages;
  readonly findBanners: FindBanners;
  readonly findFeatures: FindFeatures;
  readonly noticeMarks: NoticeMarks;
  readonly requestSteps: Pick<RequestSteps, 'undoable'>;
}): Desk {
  const notices = makeDeskNotices({ noticeMarks, undoable: requestSteps.undoable });
  /** Result of resolving an address, after checking login and rights. */
  type Reached =
    | { readonly kind: 'redirect'; readonly location: string }
    /** A login is required. */
    | { readonly kind: 'login'; readonly around: Around; readonly location: string }
    | { readonly kind: 'open'; readonly around: Around; readonly found: DeskFound<DeskBody> }
    | {
        readonly kind: 'member';
        readonly around: Around;
        readonly call: DeskCall;
        readonly deskCase: DeskHandler<DeskBody>;
      };

  type Around = {
    readonly request: DeskPageRequest;
    readonly context: PageContext;
    readonly match: DeskMatch | undefined;
    readonly session: OwnerSession | undefined;
    readonly member: DeskMember | undefined;
    readonly banners: readonly DeskBanner[];
    readonly parts: ReadonlySet<DeskFeature>;
    readonly notice: DeskView['notice'];
  };

  async function reach(request: DeskPageRequest): Promise<Reached> {
    const { languages, defaultLanguage } = site.current().content.settings;
    const match = matchDesk(request.path);
    const named = match?.language ?? languageIn(request.path);
    if (named === undefined || !languages.includes(named)) {
      const language = chooseLanguage(request.hints, languages, defaultLanguage);
      const below = request.path.replace(/^(?:\/[a-z]{2})?\/desk/, '');
      return { kind: 'redirect', location: `/${language}/desk${below === '' ? '/' : below}${queryOf(request.query)}` };
    }
    const context = (await contexts({ site, catalogue }, clock.now()))(named);
    const opened = await openSession(request.session, request.how);
    const member = opened && (await findMember(opened.owner.id, context));
    const session = member ? opened : undefined;
    // If finding the banners fails, the page is shown without them.
    const banners = member ? await findBanners({ member, context, now: clock.now() }).catch(() => []) : [];
    const parts = member ? await findFeatures() : new Set<DeskFeature>();
    const notice = member && session && (await notices.read(request, session, member));
    const around: Around = { request, context, match, session, member, banners, parts, notice };
    const none: Reached = { kind: 'open', around, found: { kind: 'none' } };
    if (!match) return none;
    const right = rightOf(match.page);
    const parameters = parametersOf(request.query);
    if (right === undefined) {
      const made = await accounts.open(match, context, parameters, session, request.network);
      return made.kind === 'redirect' ? made : { kind: 'open', around, found: made };
    }
    if (!member || !session) {
      const next = deskPath(match.page, named, match.params) + queryOf(withoutNotice(request.query));
      return { kind: 'login', around, location: `${deskPath('login', named)}?next=${encodeURIComponent(next)}` };
    }
    if (!mayDo(member.role, right) || !hasPage(parts, match.page)) return none;
    if (match.page === 'security')
      return { kind: 'open', around, found: await accounts.security(context, parameters, session) };
    const deskCase = cases[match.page];
    if (!deskCase) return none;
    const { page, params } = match;
    return {
      kind: 'member',
      around,
      call: { page, params, parameters, member, parts, context, now: session.now },
      deskCase,
    };
  }

  function shown(around: Around, found: DeskFound<DeskBody> | DeskDone<DeskBody>): DeskOutcome {
    switch (found.kind) {
      case 'page':
        return { kind: 'page', status: found.status ?? 200, view: viewOf(around, found.body) };
      case 'again':
        return { kind: 'page', status: 422, view: viewOf(around, found.body) };
      case 'done':
        return { kind: 'redirect', location: notices.write(found.location, around.session, found.notice) };
      case 'file':
        return found;
      default: {
        const homeHref = deskPath('requests', around.context.language);
        return { kind: 'page', status: 404, view: viewOf(around, { kind: 'not-there', homeHref }) };
      }
    }
  }

  /** The page of a refused form, with the typed values. */
  function unsentOn(around: Around, found: DeskFound<DeskBody>, why: UnsentForm['why'], sent: SentFields): NotTaken {
    const page = shown(around, found.kind === 'file' ? { kind: 'none' } : found);
    if (page.kind !== 'page') throw new Error(`the desk page of a refused form is '${page.kind}', not a page`);
    const unsent = { why, most: sent.tooLongFor, fields: mayShowAgain(sent.pairs), isApart: false };
    return { kind: 'not-taken', status: STATUS_OF[why], view: { ...page.view, notice: undefined, unsent } };
  }

  /** A minimal page for a refused form whose own page cannot be shown. */
  function unsentAlone(request: DeskPageRequest, why: UnsentBody['why'], sent: SentFields): NotTaken {
    const view = unsentView(request, site.current().content, why, sent);
    return { kind: 'not-taken', status: why === 'ended' ? 401 : 503, view };
  }

  function viewOf(
    { request, context, match, session, member, banners, parts, notice }: Around,
    body: DeskBody,
  ): DeskView {
    const { content, language } = context;
    const query = queryOf(withoutNotice(request.query));
    const here = (other: Language) =>
      match ? deskPath(match.page, other, match.params) + query : deskPath('requests', other);
    return {
      language,
      agency: content.agency.name,
      address: here(language),
      switcher: content.settings.languages.map(other => ({ language: other, href: here(other) })),
      frame: session && member ? { ...frameOf(language, session, member, parts, match?.page), banners } : undefined,
      notice,
      body,
    };
  }

  function isListed(page: DeskPageName, role: DeskMember['role'], parts: ReadonlySet<DeskFeature>): boolean {
    const isBuilt = page === 'security' || cases[page] !== undefined;
    const right = rightOf(page);
    if (!isBuilt || right === undefined || !mayDo(role, right) || !hasPage(parts, page)) return false;
    if (page !== 'hours') return true;
    // The calendar page links to the hours; without it, managers need this menu entry for the closed days.
    return !parts.has('calendar') && (parts.has('hours') || mayDo(role, 'agency-hours'));
  }

  function frameOf(
    language: Language,
    session: OwnerSession,
    { name, email, role }: DeskMember,
    parts: ReadonlySet<DeskFeature>,
    current: DeskPageName | undefined,
  ): Omit<DeskFrame, 'banners'> {
    const under = current && DESK_PAGES[current].path.split('/')[0];
    return {
      name,
      email,
      role,
      formToken: session.formToken,
      left: sessionEnd(session.session) - session.now,
      mayStay: mayStay(session.session),
      menu: MENU_PAGES.filter(page => isListed(page, role, parts)).map(page => ({
        page,
        href: deskPath(page, language),
        isCurrent: page === current || (under !== '' && under === (DESK_PAGES[page].path || 'requests')),
      })),
      logoutAction: deskPath('security', language),
      loginHref: deskPath('login', language),
      endedHref: endedHref(noticeMarks, deskPath('login', language)),
    };
  }

  async function open(request: DeskPageRequest): Promise<DeskOutcome> {
    const reached = await reach(request);
    if (reached.kind === 'redirect') return reached;
    if (reached.kind === 'login') return { kind: 'redirect', location: reached.location };
    if (reached.kind === 'open') return shown(reached.around, reached.found);
    return shown(reached.around, await reached.deskCase.open(reached.call));
  }

  return {
    open,
    async act(request, sent) {
      const reached = await reach(request);
      if (reached.kind === 'redirect') return reached;
      if (reached.kind === 'login') {
        const isKept = sent.pairs.some(isTyped);
        return isKept ? unsentAlone(request, 'ended', sent) : { kind: 'redirect', location: reached.location };
      }
      if (reached.kind === 'open') {
        const { around, found } = reached;
        return found.kind === 'none' ? unsentOn(around, found, 'gone', sent) : shown(around, found);
      }
      const { around, call, deskCase } = reached;
      if (!deskCase.act) return unsentOn(around, { kind: 'none' }, 'gone', sent);
      if (!around.session?.isFormToken(sent('token')))
        return unsentOn(around, await deskCase.open(call), 'foreign', sent);
      if (sent.tooLongFor !== undefined) return unsentOn(around, await deskCase.open(call), 'too-long', sent);
      const done = await deskCase.act(call, notices.withUndo(request, around.session, sent));
      return done.kind === 'none' ? unsentOn(around, await deskCase.open(call), 'gone', sent) : shown(around, done);
    },
    async failed(request, sent) {
      try {
        const reached = await reach(request);
        if (reached.kind === 'login' && sent.pairs.some(isTyped)) return unsentAlone(request, 'ended', sent);
        if (reached.kind === 'open') return unsentOn(reached.around, reached.found, 'failed', sent);
        if (reached.kind === 'member')
          return unsentOn(reached.around, await reached.deskCase.open(reached.call), 'failed', sent);
      } catch {
        // The form's failure is already reported; its page cannot be read either.
      }
      return unsentAlone(request, 'failed', sent);
    },
  };
}

/** Query parameters without NUL characters, which PostgreSQL rejects in text. */
function parametersOf(query: string): URLSearchParams {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => [withoutNul(name), withoutNul(value)]);
  return new URLSearchParams(pairs);
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
