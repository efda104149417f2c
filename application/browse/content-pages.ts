import { type Page, PAGE_KINDS, type PageKind, type PortalKind } from '../../domain/page/page.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import { bannerView, type BannerView, searchBlock, type SearchBlockView } from './banner-view.ts';
import { type BookedViewing, bookedViewing } from '../request/booked-viewing.ts';
import { type FormName, FORMS, isFormName } from '../../domain/request/forms.ts';
import { type WithdrawnCard, recentlyWithdrawn } from './withdrawn-listings.ts';
import type { SentMarks } from '../request/sent-mark.ts';
import { type PageToShare, type FormView, formSubject, formView, sentReference } from '../request/form-view.ts';
import { withProjects } from '../request/project-choices.ts';
import { loginBody, type LoginBody } from './login-body.ts';
import { addressOf, type BuiltPage } from '../view/built-page.ts';
import { type ModuleBlock, moduleBlocks } from './module-views.ts';
import { hrefOf, type Link } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { LinkBody } from '../link/link-shown.ts';
import { type ArticleBody, articleBody } from './article-body.ts';
import { comparisonName, type FavouritesBody, favouritesBody } from './favourites-body.ts';
import { projectsBody, type ProjectsBody } from './projects-body.ts';
import type { Text } from '../../domain/text/localized.ts';

/** The form to request a valuation of a home. */
const VALUATION: FormName = 'contact-demand';

export async function homePage(context: PageContext, page: Page): Promise<BuiltPage<HomeBody>> {
  const body: HomeBody = {
    kind: 'home',
    banner: await bannerView(context),
    modules: await moduleBlocks(context, page),
  };
  return { status: 200, body, page, address: addressOf(context, page) };
}

/** Kinds of pages rendered from the content and query parameters alone; `openPage` itself renders the pages of all other kinds. */
export type ContentKind = Exclude<
  PageKind,
  'home' | 'property' | 'project' | 'for-sale' | 'for-rent' | 'viager' | 'set-password' | PortalKind
>;

/** Inputs of the function that renders a page's body. */
type PageParts = {
  readonly context: PageContext;
  readonly page: Page;
  readonly params: PathParams;
  readonly parameters: URLSearchParams;
  readonly shared?: PageToShare | undefined;
  /** Verifies the signature in the address of a thank-you page. */
  readonly sentMarks: SentMarks;
};

/** Renders a page of one of the `ContentKind`s. */
export async function contentPage(
  context: PageContext,
  page: Page,
  kind: ContentKind,
  params: PathParams,
  parameters: URLSearchParams,
  more: Pick<PageParts, 'shared' | 'sentMarks'>,
): Promise<BuiltPage<ContentBody>> {
  const body = await BODIES[kind]({ context, page, params, parameters, ...more });
  const noindex =
    PAGE_KINDS[kind].engines === 'closed' ||
    parameters.has('sent') ||
    parameters.has('ids') ||
    parameters.has('property') ||
    parameters.has('project') ||
    more.shared !== undefined;
  const name = body.kind === 'favourites' ? comparisonName(body) : undefined;
  return { status: 200, body, page, address: addressOf(context, page, params), noindex, ...(name && { name }) };
}

const BODIES: { readonly [K in ContentKind]: (parts: PageParts) => ContentBody | Promise<ContentBody> } = {
  modules: modulesBody,
  projects: ({ context, page, parameters }) => projectsBody(context, page, parameters),
  article: async parts => (await articleBody(parts.context, parts.page)) ?? modulesBody(parts),
  login: ({ context, page, parameters }) => loginBody(context, page, parameters),
  form: formBody,
  'forgot-password': formBody,
  link: parts => {
    const { context, page, params, parameters } = parts;
    if (!page.link) return modulesBody(parts);
    return {
      kind: 'link',
      link: page.link,
      secret: params['secret'] ?? '',
      action: hrefOf(context, page.id, params),
      done: parameters.get('sent') === '1',
    };
  },
  feedback: feedbackBody,
  'cookie-settings': parts => ({
    kind: 'cookie-settings',
    title: titleOf(parts),
    policyHref: hrefOf(parts.context, 'cookie-policy'),
  }),
  favourites: parts => favouritesBody(parts.context, parts.page, titleOf(parts), parts.parameters),
  search: parts => ({
    kind: 'search',
    title: titleOf(parts),
    description: textOf(parts.context, parts.page.description),
    search: searchBlock(parts.context),
  }),
};

async function modulesBody(parts: PageParts): Promise<ModulesBody> {
  const { context, page } = parts;
  return {
    kind: 'modules',
    title: titleOf(parts),
    description: textOf(context, page.description),
    modules: await moduleBlocks(context, page),
  };
}

async function feedbackBody({ context, params, parameters, sentMarks }: PageParts): Promise<FeedbackBody> {
  const form = params['form'] ?? '';
  const reference = sentReference(parameters);
  const viewing =
    isFormName(form) && FORMS[form].begins === 'viewing'
      ? await bookedViewing(context, parameters, sentMarks)
      : undefined;
  return {
    kind: 'feedback',
    form,
    ...(reference !== undefined && { reference }),
    ...(viewing && { viewing }),
    ...(form === VALUATION && { gone: await recentlyWithdrawn(context) }),
    more: ['for-sale', 'for-rent', 'home'].map(id => ({
      name: wordsOf(context, context.content.pages.find(other => other.id === id)?.name ?? {}),
      href: hrefOf(context, id),
    })),
  };
}

async function formBody({ context, page, parameters, shared }: PageParts): Promise<FormBody> {
  const subject = await formSubject(context, parameters);
  const form = await withProjects(context, formView(context, page, subject, parameters, shared));
  return {
    ...form,
    modules: await moduleBlocks(context, page),
    ...(form.form === VALUATION && { gone: await recentlyWithdrawn(context) }),
  };
}

function titleOf({ context, page }: PageParts): Text {
  return textOf(context, page.title) ?? { text: wordsOf(context, page.name) };
}

export type HomeBody = {
  readonly kind: 'home';
  readonly banner: BannerView;
  readonly modules: readonly ModuleBlock[];
};

export type ModulesBody = {
  readonly kind: 'modules';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly modules: readonly ModuleBlock[];
};

/** A form page: the form and the modules around it. */
export type FormBody = FormView & {
  readonly modules: readonly ModuleBlock[];
  /** Recently sold or let properties; set on the page of the valuation form. */
  readonly gone?: readonly WithdrawnCard[];
};

/** The thank-you page after a submission. */
export type FeedbackBody = {
  readonly kind: 'feedback';
  readonly form: string;
  readonly more: readonly Link[];
  /** Reference of the request just sent. */
  readonly reference?: string;
  readonly viewing?: BookedViewing;
  /** Recently sold or let properties; set after a valuation request. */
  readonly gone?: readonly WithdrawnCard[];
};

export type CookieSettingsBody = {
  readonly kind: 'cookie-settings';
  readonly title: Text;
  readonly policyHref: string;
};

export type SearchBody = {
  readonly kind: 'search';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly search: SearchBlockView;
};

/** Bodies of pages rendered from the content and query parameters alone. */
export type ContentBody =
  | ProjectsBody
  | ArticleBody
  | LoginBody
  | FormBody
  | LinkBody
  | FeedbackBody
  | CookieSettingsBody
  | FavouritesBody
  | SearchBody
  | ModulesBody;
