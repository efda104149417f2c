import { mayDo } from '../../domain/desk/access.ts';
import {
  DESK_PAGES,
  type DeskMatch,
  type DeskPageName,
  deskPath,
  matchDesk,
  rightOf,
} from '../../domain/desk/desk-pages.ts';
import { type DeskPart, hasPage } from '../../domain/desk/parts.ts';
import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import { chooseLanguage, type LanguageHints } from '../../domain/routing/language-choice.ts';
import type { Language } from '../../domain/text/language.ts';
import type { OpenSession, OwnerSession } from '../portal/open-session.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindParts } from '../ports/desk-parts.ts';
import type { ListingCatalogue } from '../ports/listing-catalogue.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import { contexts } from '../view/contexts.ts';
import type { PageContext } from '../view/page-context.ts';
import type { AccountPages } from './account-pages.ts';
import type { DeskBanner, FindBanners } from './banner.ts';
import type { DeskCall, DeskCase, DeskDone, DeskFound, DeskMember, SentFields } from './desk-case.ts';
import type { DeskBody, DeskFrame, DeskView } from './desk-view.ts';

/** Pages of the desk by name; those of accounts are `AccountPages`. */
export type DeskCases = { readonly [Page in DeskPageName]?: DeskCase<DeskBody> };

/** An address of the desk as it is asked for. */
export type DeskRequest = {
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly hints: LanguageHints;
  /** The reference of a login. */
  readonly session: string | undefined;
  /** `look`: a page that asks by itself whether something is new, which makes no login last. */
  readonly how: 'use' | 'look';
  /** The network that it comes from. */
  readonly network: string;
};

export type DeskOutcome =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'page'; readonly status: 200 | 404 | 422 | 429; readonly view: DeskView }
  | Extract<DeskFound<DeskBody>, { kind: 'file' }>
  /** The form belongs to another login. */
  | { readonly kind: 'foreign' };

/** Opens pages of the desk, and takes their forms. */
export type Desk = {
  open(request: DeskRequest): Promise<DeskOutcome>;
  /** Takes a form of a member's page; those of accounts set cookies, and are taken where those are. */
  act(request: DeskRequest, sent: SentFields): Promise<DeskOutcome>;
};

/** In the order in which the menu has them. */
const MENU = [
  'requests',
  'calendar',
  'hours',
  'adverts',
  'mails',
  'operation',
  'people',
  'privacy',
  'log',
  'security',
] as const;

/** Who an account is in the desk; nothing where it was removed. */
export type FindMember = (accountId: string, context: PageContext) => Promise<DeskMember | undefined>;

export function makeDesk({
  site,
  catalogue,
  clock,
  openSession,
  findMember,
  cases,
  accounts,
  findBanners,
  findParts,
}: {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly openSession: OpenSession;
  readonly findMember: FindMember;
  readonly cases: DeskCases;
  readonly accounts: AccountPages;
  readonly findBanners: FindBanners;
  readonly findParts: FindParts;
}): Desk {
  /** What stands at an address: a page of accounts without a login, a page of a member where their role has the right. */
  type Reached =
    | { readonly kind: 'redirect'; readonly location: string }
    | { readonly kind: 'open'; readonly around: Around; readonly found: DeskFound<DeskBody> }
    | {
        readonly kind: 'member';
        readonly around: Around;
        readonly call: DeskCall;
        readonly deskCase: DeskCase<DeskBody>;
      };

  type Around = {
    readonly request: DeskRequest;
    readonly context: PageContext;
    readonly match: DeskMatch | undefined;
    readonly session: OwnerSession | undefined;
    readonly member: DeskMember | undefined;
    readonly banners: readonly DeskBanner[];
    readonly parts: ReadonlySet<DeskPart>;
  };

  async function reach(request: DeskRequest): Promise<Reached> {
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
    // What cannot be looked for now keeps no page from being shown.
    const banners = member ? await findBanners({ member, context, now: clock.now() }).catch(() => []) : [];
    const parts = member ? await findParts() : new Set<DeskPart>();
    const around: Around = { request, context, match, session, member, banners, parts };
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
      return { kind: 'redirect', location: `${deskPath('login', named)}?next=${encodeURIComponent(next)}` };
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
        return { kind: 'redirect', location: withNotice(found.location, found.notice) };
      case 'file':
        return found;
      default: {
        const homeHref = deskPath('requests', around.context.language);
        return { kind: 'page', status: 404, view: viewOf(around, { kind: 'not-there', homeHref }) };
      }
    }
  }

  function viewOf({ request, context, match, session, member, banners, parts }: Around, body: DeskBody): DeskView {
    const { content, language } = context;
    const parameters = parametersOf(request.query);
    const code = parameters.get('notice');
    const query = queryOf(withoutNotice(request.query));
    const here = (other: Language) =>
      match ? deskPath(match.page, other, match.params) + query : deskPath('requests', other);
    return {
      language,
      agency: content.agency.name,
      address: here(language),
      switcher: content.settings.languages.map(other => ({ language: other, href: here(other) })),
      frame: session && member ? { ...frameOf(language, session, member, parts, match?.page), banners } : undefined,
      notice: code === null ? undefined : { code, undo: parameters.get('undo') ?? undefined },
      body,
    };
  }

  function isListed(page: (typeof MENU)[number], role: DeskMember['role'], parts: ReadonlySet<DeskPart>): boolean {
    const isBuilt = page === 'security' || cases[page] !== undefined;
    if (!isBuilt || !mayDo(role, DESK_PAGES[page].right) || !hasPage(parts, page)) return false;
    if (page !== 'hours') return true;
    // The hours hang on the calendar where there is one; without it managers find the closed days here.
    return !parts.has('calendar') && (parts.has('hours') || mayDo(role, 'agency-hours'));
  }

  function frameOf(
    language: Language,
    session: OwnerSession,
    { name, email, role }: DeskMember,
    parts: ReadonlySet<DeskPart>,
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
      menu: MENU.filter(page => isListed(page, role, parts)).map(page => ({
        page,
        href: deskPath(page, language),
        isCurrent: page === current || (under !== '' && under === (DESK_PAGES[page].path || 'requests')),
      })),
      logoutAction: deskPath('security', language),
      loginHref: deskPath('login', language),
    };
  }

  return {
    async open(request) {
      const reached = await reach(request);
      if (reached.kind === 'redirect') return reached;
      if (reached.kind === 'open') return shown(reached.around, reached.found);
      return shown(reached.around, await reached.deskCase.open(reached.call));
    },
    async act(request, sent) {
      const reached = await reach(request);
      if (reached.kind === 'redirect') return reached;
      if (reached.kind === 'open') return shown(reached.around, reached.found);
      const { around, call, deskCase } = reached;
      if (!around.session?.isFormToken(sent('token'))) return { kind: 'foreign' };
      const { tooLong: fields = [] } = sent;
      if (fields.length > 0) {
        const backHref =
          deskPath(call.page, call.context.language, call.params) + queryOf(withoutNotice(request.query));
        return shown(around, { kind: 'again', body: { kind: 'too-long', fields, backHref } });
      }
      return shown(around, (await deskCase.act?.(call, sent)) ?? { kind: 'none' });
    },
  };
}

function languageIn(path: string): Language | undefined {
  const [, first] = /^\/([a-z]{2})\/desk(?:\/|$)/.exec(path) ?? [];
  return first as Language | undefined;
}

/** A query without the sign NUL, which no text holds and with which PostgreSQL looks nothing up. */
function parametersOf(query: string): URLSearchParams {
  return new URLSearchParams(query.replaceAll('%00', ''));
}

function queryOf(query: string): string {
  return query === '' ? '' : `?${query}`;
}

/** What tells of something that was done stands in the address once, and is carried to no other. */
function withoutNotice(query: string): string {
  const parameters = new URLSearchParams(query);
  if (!parameters.has('notice') && !parameters.has('undo')) return query;
  parameters.delete('notice');
  parameters.delete('undo');
  return parameters.toString();
}

function withNotice(location: string, notice: { readonly code: string; readonly undo?: string } | undefined): string {
  if (!notice) return location;
  const [path = '', query = ''] = location.split('?');
  const parameters = new URLSearchParams(withoutNotice(query));
  parameters.set('notice', notice.code);
  if (notice.undo !== undefined) parameters.set('undo', notice.undo);
  return `${path}?${parameters}`;
}
