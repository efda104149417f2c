import { everything, type ListQuery, listQueryString } from '../../domain/list/list-query.ts';
import { isPersonal, type Page } from '../../domain/page/page.ts';
import { previewPath } from '../../domain/routing/resolve.ts';
import type { Language } from '../../domain/text/language.ts';
import { inLanguage } from '../../domain/text/localized.ts';
import type { BuiltPage } from '../view/built-page.ts';
import { formHref, hrefOf } from '../view/links.ts';
import { type PageContext, pageOf, textOf, wordsOf } from '../view/page-context.ts';
import { pictureOf } from '../view/picture-view.ts';
import type { Head, StructuredFact } from './head.ts';
import type { PageBody, PageOutcome, PageModel } from './page-model.ts';

/** Adds everything around a page's body: title, breadcrumb, language switcher and the data for search engines. */
export function finishPage(
  context: PageContext,
  made: BuiltPage<PageBody>,
  request: { readonly preview: boolean; readonly query: string },
): Extract<PageOutcome, { readonly kind: 'page' }> {
  const { content, language } = context;
  const { page, address } = made;
  const breadcrumb = breadcrumbOf(context, made);
  const title = titleOf(context, made);
  const withQuery = (path: string) => (request.query === '' ? path : `${path}?${request.query}`);
  const switcher = content.settings.languages.map(other => {
    const path = address.pathIn(other);
    const available = path !== '/' && (made.status === 200 || made.status === 410);
    const href = available ? withQuery(path) : hrefIn(context, 'home', other);
    return { language: other, href: request.preview ? previewPath(href) : href, available };
  });
  const view: PageModel = {
    language,
    page: page?.id ?? 'not-found',
    title,
    preview: request.preview,
    personal: page !== undefined && isPersonal(page.kind),
    breadcrumb,
    switcher,
    banner: bannerOf(context, page),
    ...shareOf(context, made, title, withQuery(address.pathIn(language))),
    body: made.body,
  };
  const canonicalQuery = made.query ? canonicalListQuery(made.query) : '';
  const canonicalOf = (path: string) => (canonicalQuery === '' ? path : `${path}?${canonicalQuery}`);
  const exists = made.status === 200 ? address.languages.filter(other => address.pathIn(other) !== '/') : [];
  // A page shown in place of a missing translation gets no `hreflang` links: the other languages would not link back to it.
  const hasTwins = exists.includes(language);
  const description = made.description ?? (page ? wordsOf(context, page.metadata.description) : '');
  const noindex =
    request.preview ||
    made.noindex === true ||
    view.personal ||
    made.status !== 200 ||
    page?.isActiveSEO === false ||
    Boolean(made.query?.q) ||
    isEmptyList(made);
  const head: Head = {
    title,
    description,
    // The address of a page behind a mail link is a secret, so it gets no canonical address.
    canonical: made.status === 200 && made.body.kind !== 'link' ? canonicalOf(address.pathIn(language)) : undefined,
    alternates:
      noindex || !hasTwins ? [] : exists.map(other => ({ language: other, path: canonicalOf(address.pathIn(other)) })),
    original: noindex || !hasTwins || address.original === undefined ? undefined : canonicalOf(address.original),
    noindex,
    openGraph: {
      title: (page && wordsOf(context, page.metadata.ogTitle ?? {})) || made.name || title,
      description: (page && wordsOf(context, page.metadata.ogDescription ?? {})) || description,
      type: made.body.kind === 'article' ? 'article' : 'website',
      pictureAddress: made.pictureAddress,
      // A banner without a picture has '' as its picture's id.
      pictureId: made.pictureId ?? page?.metadata.ogImage ?? page?.image ?? (content.banner.image || undefined),
    },
    twitter: {
      title: (page && wordsOf(context, page.metadata.twitterTitle ?? {})) || made.name || title,
      description: (page && wordsOf(context, page.metadata.twitterDescription ?? {})) || description,
    },
    previous: made.body.kind === 'list' ? made.body.previousHref : undefined,
    next: made.body.kind === 'list' ? made.body.nextHref : undefined,
    facts: noindex ? [] : structuredFacts(context, made, breadcrumb),
  };
  return { kind: 'page', status: made.status, view, head };
}

/** Kinds of pages with the share menu; a property's page has its own button for sharing. */
const SHARED: readonly PageBody['kind'][] = ['list', 'project', 'projects', 'article'];

function shareOf(
  context: PageContext,
  { body, status }: BuiltPage<PageBody>,
  title: string,
  path: string,
): Pick<PageModel, 'share'> {
  if (status !== 200 || !SHARED.includes(body.kind)) return {};
  const friendHref = formHref(context, 'send-to-friend', { page: path });
  return friendHref === undefined ? {} : { share: { path, title, friendHref } };
}

/** Whether a filtered list is empty. Search engines must not index it: any invented town name would create such a page. */
function isEmptyList({ body, query }: BuiltPage<PageBody>): boolean {
  return body.kind === 'list' && body.total === 0 && query !== undefined && listQueryString(query) !== '';
}

/**
 * Query of a list's canonical URL: the page number, and the city and type if at most one of each is selected. All other
 * filters are left out.
 */
function canonicalListQuery(query: ListQuery): string {
  const { goal, city, type, page } = query;
  const single = city.length <= 1 && type.length <= 1;
  return listQueryString({ ...everything(goal), page, ...(single && { city, type }) });
}

function titleOf(context: PageContext, made: BuiltPage<PageBody>): string {
  const { page, body } = made;
  const name = made.name ?? (page ? wordsOf(context, page.metadata.pageTitle) || wordsOf(context, page.name) : '');
  const part = body.kind === 'list' && body.page > 1 ? ` (${body.page}/${body.pageCount})` : '';
  const agency = context.content.agency.name;
  if (!name.includes(agency)) return `${name}${part} – ${agency}`;
  // The number of the page comes before the agency's name: 'For sale | Clairval' → 'For sale (2/4) | Clairval'
  const before = name.endsWith(agency) ? (/^.*[^\s|·–—-]/su.exec(name.slice(0, -agency.length))?.[0] ?? '') : '';
  return before === '' ? `${name}${part}` : `${before}${part}${name.slice(before.length)}`;
}

function breadcrumbOf(context: PageContext, made: BuiltPage<PageBody>): PageModel['breadcrumb'] {
  const { page } = made;
  if (!page || page.kind === 'home' || !page.showBreadCrumb) return [];
  const crumb = (id: string) => {
    const entry = context.routes.entry(id);
    const fallback = context.content.settings.defaultLanguage;
    const named = entry && inLanguage(entry.breadcrumb, context.language, fallback)?.value;
    return { name: named?.name ?? '', href: named?.path ?? hrefOf(context, id) };
  };
  const parent = page.parentId === undefined ? undefined : pageOf(context, page.parentId);
  const own = crumb(page.id);
  const above = parent ? [crumb(parent.id)].filter(({ href }) => href !== own.href) : [];
  return [crumb('home'), ...above, own, ...(made.under && made.name !== undefined ? [{ name: made.name }] : [])].filter(
    ({ name }) => name !== '',
  );
}

function bannerOf(context: PageContext, page: Page | undefined): PageModel['banner'] {
  if (!page?.showPageBanner) return undefined;
  const title = textOf(context, page.bannerTitle) ?? textOf(context, page.title);
  if (!title) return undefined;
  return { title, description: textOf(context, page.bannerDescription), picture: pictureOf(context, page.image) };
}

function structuredFacts(
  context: PageContext,
  made: BuiltPage<PageBody>,
  breadcrumb: PageModel['breadcrumb'],
): StructuredFact[] {
  const { body, address } = made;
  const path = address.pathIn(context.language);
  const facts: StructuredFact[] = [{ type: 'agency' }];
  if (body.kind === 'home') facts.push({ type: 'website' });
  if (breadcrumb.length > 1)
    facts.push({ type: 'breadcrumb', items: breadcrumb.map(({ name, href }) => ({ name, path: href ?? path })) });
  if (body.kind === 'list' && body.cards.length > 0) {
    facts.push({ type: 'list', items: body.cards.map(card => ({ path: card.href, name: card.title.text })) });
  }
  if (body.kind === 'project') facts.push({ type: 'project', body, path });
  if (body.kind === 'article') facts.push({ type: 'article', body, path });
  if (made.listing && body.kind === 'property') facts.push({ type: 'listing', body, ...made.listing });
  return facts;
}

function hrefIn(context: PageContext, page: string, language: Language): string {
  const path = context.routes.build(page, language);
  return path === '/' ? `/${language}/` : path;
}
