import { mayDo } from '../../domain/desk/access.ts';
import { type DeskMatch, type DeskPageName, deskPath, matchDesk, rightOf } from '../../domain/desk/desk-pages.ts';
import { type DeskFeature, hasPage } from '../../domain/desk/features.ts';
import { chooseLanguage, type LanguageHints } from '../../domain/routing/language-choice.ts';
import { withoutNotice } from '../portal/notice-mark.ts';
import type { OpenSession, OwnerSession } from '../portal/open-session.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { FindFeatures } from '../ports/desk/desk-features.ts';
import { contexts } from '../view/contexts.ts';
import type { PageContext } from '../view/page-context.ts';
import type { AccountPages } from './account-pages.ts';
import type { DeskBanner, FindBanners } from './agency/banner.ts';
import type { DeskNotices } from './desk-notice.ts';
import type { DeskBody, DeskView } from './desk-view.ts';
import type { DeskCall, DeskFound, DeskHandler, DeskMember } from './shared/desk-handler.ts';
import { languageIn, queryOf } from './unsent-view.ts';

/** Handlers by page; login and account pages are in `AccountPages`. */
export type DeskHandlers = { readonly [Page in DeskPageName]?: DeskHandler<DeskBody> };

/** A request for a page of the desk. */
export type DeskPageRequest = {
  readonly path: string;
  /** Query string without the question mark. */
  readonly query: string;
  readonly hints: LanguageHints;
  /** Session reference from the cookie. */
  readonly session: string | undefined;
  /** `look`: an automatic refresh, which does not extend the session. */
  readonly how: 'use' | 'look';
  /** Network of the client's IP address. */
  readonly network: string;
};

/** Finds the member of an account; `undefined` if it was deleted. */
export type FindMember = (accountId: string, context: PageContext) => Promise<DeskMember | undefined>;

/** A request with all that its page shows around the body: who is logged in, the switched-on features, banners and the notice. */
export type ResolvedRequest = {
  readonly request: DeskPageRequest;
  readonly context: PageContext;
  readonly match: DeskMatch | undefined;
  readonly session: OwnerSession | undefined;
  readonly member: DeskMember | undefined;
  readonly banners: readonly DeskBanner[];
  readonly features: ReadonlySet<DeskFeature>;
  readonly notice: DeskView['notice'];
};

/** Result of resolving an address, after checking login and rights. */
export type PageResolution =
  | { readonly kind: 'redirect'; readonly location: string }
  /** The page requires a login; `location`: address of the login page. */
  | { readonly kind: 'login'; readonly resolved: ResolvedRequest; readonly location: string }
  /** The page needs no handler: it is unknown, or a page of logins and accounts. */
  | { readonly kind: 'open'; readonly resolved: ResolvedRequest; readonly found: DeskFound<DeskBody> }
  | {
      readonly kind: 'member';
      readonly resolved: ResolvedRequest;
      readonly call: DeskCall;
      readonly handler: DeskHandler<DeskBody>;
    };

/** Parts of the desk that are needed to resolve an address. */
export type ResolveParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly openSession: OpenSession;
  readonly findMember: FindMember;
  readonly handlers: DeskHandlers;
  readonly accountPages: AccountPages;
  readonly findBanners: FindBanners;
  readonly findFeatures: FindFeatures;
};

/** Finds the page that an address of the desk names, and checks login, right and feature before any handler runs. */
export function makeResolvePage({
  site,
  catalogue,
  clock,
  openSession,
  findMember,
  handlers,
  accountPages,
  findBanners,
  findFeatures,
  notices,
}: ResolveParts & { readonly notices: Pick<DeskNotices, 'read'> }): (
  request: DeskPageRequest,
) => Promise<PageResolution> {
  return async request => {
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
    const features = member ? await findFeatures() : new Set<DeskFeature>();
    const notice = member && session && (await notices.read(request, session, member));
    const resolved: ResolvedRequest = { request, context, match, session, member, banners, features, notice };
    const none: PageResolution = { kind: 'open', resolved, found: { kind: 'none' } };
    if (!match) return none;
    const right = rightOf(match.page);
    const parameters = parametersOf(request.query);
    if (right === undefined) {
      const made = await accountPages.open(match, context, parameters, session, request.network);
      return made.kind === 'redirect' ? made : { kind: 'open', resolved, found: made };
    }
    if (!member || !session) {
      const next = deskPath(match.page, named, match.params) + queryOf(withoutNotice(request.query));
      return { kind: 'login', resolved, location: `${deskPath('login', named)}?next=${encodeURIComponent(next)}` };
    }
    if (!mayDo(member.role, right) || !hasPage(features, match.page)) return none;
    if (match.page === 'security')
      return { kind: 'open', resolved, found: await accountPages.security(context, parameters, session) };
    const handler = handlers[match.page];
    if (!handler) return none;
    const { page, params } = match;
    const call = { page, params, parameters, member, features, context, now: session.now };
    return { kind: 'member', resolved, call, handler };
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
