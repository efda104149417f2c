import { parseListingId } from '../../domain/listing/listing.ts';
import { idsNamed } from '../../domain/list/catalogue-index.ts';
import { isPersonal, type Page } from '../../domain/page/page.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { chooseLanguage, type LanguageHints } from '../../domain/routing/language-choice.ts';
import { knownQuery } from './known-query.ts';
import { FEEDBACK_FORMS } from '../../domain/routing/path-table.ts';
import { languageOf, previewPath, resolvePath } from '../../domain/routing/resolve.ts';
import type { PathMatch, Routes } from '../../domain/routing/routes.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import type { Clock } from '../ports/clock.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { PublicAddress } from '../ports/public-address.ts';
import type { PlacesNearby } from '../ports/content/places-nearby.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import {
  addressOf,
  type PageOrRedirect,
  isPersonalPage,
  type OpenPersonalPage,
  type Redirect,
} from '../view/built-page.ts';
import { contentPage, homePage } from '../browse/content-pages.ts';
import { contexts } from '../view/contexts.ts';
import { listBody, listQueryOf } from '../browse/list-body.ts';
import type { SentMarks } from '../request/sent-mark.ts';
import type { FindSharedPage } from '../request/shared-page.ts';
import { makeFindSharedPage } from './find-shared-page.ts';
import { finishPage } from './finish-page.ts';
import { withdrawnListing, notFound, openProject, openProperty } from '../browse/listing-pages.ts';
import { hrefOf, linkOf, listHref, listingPage, listingPath, pathOf, withQuery } from '../view/links.ts';
import { listDescription } from '../view/list-heading.ts';
import { understoodQuery } from '../browse/understood-query.ts';
import { type MemoKey, type PageContext, pageOf, phrasesOf } from '../view/page-context.ts';
import type { PageBody, PageOutcome } from './page-model.ts';

/** A requested page: path and query, and hints about the visitor's language. */
export type PageRequest = {
  readonly path: string;
  readonly query: string;
  readonly hints: LanguageHints;
  /** Session reference from the visitor's cookie (secret); set on the server only. */
  readonly session?: string;
  /** Network of the client's IP address; set on the server only. */
  readonly network?: string | undefined;
};

/** The outcome of opening a page, as the browser gets it: without the metadata for search engines. */
export type OpenedPage =
  | Omit<Extract<PageOutcome, { kind: 'page' }>, 'head'>
  | Extract<PageOutcome, { kind: 'redirect' }>;

/** Opens a page of the site by its address. */
export type OpenPage = (request: PageRequest) => Promise<OpenedPage>;

/** Sources from which every page of the site is built. */
export type PageSources = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
};

export type OpenPageParts = PageSources & {
  readonly sentMarks: SentMarks;
  readonly publicAddress?: PublicAddress | undefined;
  readonly placesNearby?: PlacesNearby | undefined;
  /** Opens personal pages (portal, links of mails); absent on a site without logins. */
  readonly personal?: OpenPersonalPage<PageBody> | undefined;
};

/**
 * Creates the function that opens a page of the site by its address. Unknown addresses yield a 404, 410 or redirect.
 * Never throws for any address.
 * `openPage({ path: '/fr/a-vendre/', query: 'page=2', hints: {} })` → the second page of the list
 */
export function makeOpenPage({
  site,
  catalogue,
  clock,
  publicAddress,
  placesNearby,
  sentMarks,
  personal,
}: OpenPageParts): (request: PageRequest) => Promise<PageOutcome> {
  const memoKeyOf = makeMemoKeys();
  const findShared = makeFindSharedPage({ site, openPage: request => open(request) });
  return open;

  async function open({ path, query, hints, network = '' }: PageRequest): Promise<PageOutcome> {
    const { content, routes } = site.current();
    const { languages, defaultLanguage } = content.settings;
    const parameters = sentMarks.checked(path, new URLSearchParams(query));
    const wanted = parameters.get('lng');
    const detected = chooseLanguage({ ...hints, query: wanted }, languages, defaultLanguage);
    const wantedPath = pathWithId(routes, path, parameters);
    const resolution = resolvePath(routes, wantedPath, languages, detected);
    if (wantedPath !== path) parameters.delete('id');
    if (resolution.kind === 'redirect')
      return redirect(301, resolution.path, wantedPath === path ? query : parameters.toString());
    const plain = (await contexts({ site, catalogue }, clock.now()))(resolution.language);
    const state = `${plain.catalogue.version} ${plain.today}`;
    const memoKey = memoKeyOf(resolution.language, content, state);
    const context: PageContext = { ...plain, publicAddress, placesNearby, memoKey };
    const preview = resolution.kind === 'match' && resolution.preview;
    const found =
      resolution.kind === 'match'
        ? await openMatch({ context, personal, findShared, network, sentMarks }, resolution.match, parameters)
        : undefined;
    if (found?.kind === 'redirect') {
      const within = preview && found.location.startsWith('/');
      return within ? { ...found, location: previewPath(found.location) } : found;
    }
    const made = found ?? notFound(context, 'page');
    const switched =
      resolution.kind === 'match' && !resolution.original && isLanguage(wanted) && languages.includes(wanted);
    if (switched && (made.status === 200 || made.status === 410)) {
      const other = wanted === context.language ? undefined : made.address.pathIn(wanted);
      if (other !== undefined && other !== '/') {
        return redirect(302, preview ? previewPath(other) : other, without(parameters, 'lng'));
      }
    }
    return finishPage(context, made, { preview, query: knownQuery(parameters.toString()) });
  }
}

/** Dependencies for opening a matched page. */
type Opening = {
  readonly context: PageContext;
  readonly personal: OpenPersonalPage<PageBody> | undefined;
  readonly findShared: FindSharedPage;
  readonly network: string;
  readonly sentMarks: SentMarks;
};

async function openMatch(
  { context, personal, findShared, network, sentMarks }: Opening,
  match: PathMatch,
  parameters: URLSearchParams,
): Promise<PageOrRedirect<PageBody>> {
  const page = pageOf(context, match.entry.page);
  if (!page) return notFound(context, 'page');
  if (page.redirectUrl !== undefined) {
    const target = redirectTarget(context, page);
    if (target === undefined) return notFound(context, 'page');
    return redirect(301, target, /^\/[^?#]*$/.test(target) ? parameters.toString() : '');
  }
  if (personal && isPersonalPage(page)) return personal(context, page, match.params, parameters, network);
  switch (page.kind) {
    case 'property': {
      const id = parseListingId(match.params['id'] ?? '');
      const [listing] = id === undefined ? [] : await context.catalogue.listings([id]);
      if (!listing) return id === undefined ? notFound(context, 'property') : withdrawnListing(context, id);
      const canonical = listingPath(context, listing, context.language);
      const localized = match.language !== undefined;
      if (localized && (match.canonical !== canonical || listingPage(listing) !== page.id)) {
        if (decodeURIComponent(match.canonical) !== decodeURIComponent(canonical))
          return redirect(301, canonical, parameters.toString());
      }
      return openProperty(context, listing, parameters);
    }
    case 'project':
      return openProject(context, page, match.params['id'] ?? '');
    case 'for-sale':
    case 'for-rent':
    case 'viager':
      return openList(context, page, parameters);
    case 'feedback': {
      const form = FEEDBACK_FORMS.find(name => name === match.params['form']?.toLowerCase());
      if (!form) return notFound(context, 'page');
      if (form === match.params['form'])
        return contentPage(context, page, page.kind, { form }, parameters, { sentMarks });
      const { build, buildOriginal } = context.routes;
      const named = match.language ? build(page.id, match.language, { form }) : buildOriginal(page.id, { form });
      return redirect(301, named, parameters.toString());
    }
    case 'home':
      return homePage(context, page);
    case 'set-password':
    case 'portal':
    case 'portal-property':
    case 'security':
      return notFound(context, 'page');
    default: {
      const asked = page.form === 'send-to-friend' ? parameters.get('page') : null;
      const shared = asked === null ? undefined : { page: await findShared(asked, context.language) };
      return contentPage(context, page, page.kind, match.params, parameters, { shared, sentMarks });
    }
  }
}

async function openList(
  context: PageContext,
  page: Page,
  parameters: URLSearchParams,
): Promise<PageOrRedirect<PageBody>> {
  const query = listQueryOf(context, page, parameters);
  const ids = query.q === undefined ? [] : idsNamed(context.catalogue.index, query.q);
  const [named] = ids.length === 1 ? await context.catalogue.listings(ids) : [];
  if (named) return redirect(302, listingPath(context, named, context.language), '');
  const understood = understoodQuery(context, query);
  if (understood !== query) {
    const isHere = page.kind === 'viager' && understood.goal === 'sale';
    return redirect(302, isHere ? withQuery(hrefOf(context, page.id), understood) : listHref(context, understood), '');
  }
  const { body, heading, outOfRange } = await listBody(context, page, query);
  // A link to a page that the list no longer has redirects to the list's last page.
  if (outOfRange) return redirect(302, withQuery(hrefOf(context, page.id), { ...query, page: body.pageCount }), '');
  const { agency } = context.content;
  return {
    status: 200,
    body,
    page,
    address: addressOf(context, page),
    query,
    ...(heading && {
      name: heading.text,
      description: listDescription(phrasesOf(context).listHeading, heading.text, agency.name),
    }),
  };
}

/** `/project/?id=7` is an alias of `/project/7/`. */
function pathWithId(routes: Routes, path: string, parameters: URLSearchParams): string {
  const id = parameters.get('id');
  if (!id || routes.match(path)) return path;
  const whole = `${path.endsWith('/') ? path : `${path}/`}${encodeURIComponent(id)}/`;
  return routes.match(whole)?.entry.page === 'project' ? whole : path;
}

/** Final target of a chain of redirecting pages; `undefined` for a cycle. */
function redirectTarget(context: PageContext, page: Page): string | undefined {
  const passed = new Set<string>();
  for (let at = page; at.redirectUrl !== undefined; ) {
    if (passed.has(at.id)) return undefined;
    passed.add(at.id);
    const match = context.routes.match(pathOf(at.redirectUrl));
    const next = match && pageOf(context, match.entry.page);
    if (next?.redirectUrl === undefined) return linkOf(context, at.redirectUrl);
    at = next;
  }
  return undefined;
}

function redirect(status: 301 | 302, path: string, query: string): Redirect {
  return { kind: 'redirect', status, location: query === '' ? path : `${path}?${query}` };
}

function without(parameters: URLSearchParams, key: string): string {
  const rest = new URLSearchParams(parameters);
  rest.delete(key);
  return rest.toString();
}

/** Returns the same object per language until the content, `state` or the day changes; caches use it as their key. */
function makeMemoKeys(): (language: Language, content: SiteContent, state: string) => MemoKey {
  const known = new Map<
    Language,
    { readonly content: SiteContent; readonly state: string; readonly memoKey: MemoKey }
  >();
  return (language, content, state) => {
    const cached = known.get(language);
    if (cached?.content === content && cached.state === state) return cached.memoKey;
    const memoKey = { language };
    known.set(language, { content, state, memoKey });
    return memoKey;
  };
}

/** Whether an address leads to a page made for one person (portal, links of mails). */
export function isPersonalPath(site: SiteContentSource, path: string): boolean {
  const { content, routes } = site.current();
  const { languages, defaultLanguage } = content.settings;
  const resolution = resolvePath(routes, path, languages, defaultLanguage);
  if (resolution.kind !== 'match') return false;
  const page = content.pages.find(({ id }) => id === resolution.match.entry.page);
  return page !== undefined && isPersonal(page.kind);
}

/** Language of an address, else of the visitor, for responses that are not pages. */
export function languageFor(site: SiteContentSource, path: string, hints: LanguageHints): Language {
  const { languages, defaultLanguage } = site.current().content.settings;
  return languageOf(path, languages) ?? chooseLanguage(hints, languages, defaultLanguage);
}
