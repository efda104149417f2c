import type { Page } from '../../domain/page/page.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import { bannerView, type BannerView, searchBlock, type SearchBlockView } from './banner-view.ts';
import { type FormView, formSubject, formView, sentReference } from '../request/form-view.ts';
import { loginBody, type LoginBody } from './login-body.ts';
import { addressOf, type MadePage } from '../view/made-page.ts';
import { type ModuleBlock, moduleBlocks } from './module-blocks.ts';
import { hrefOf, type Link } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { LinkBody } from '../link/link-shown.ts';
import { type ArticleBody, articleBody } from './article-body.ts';
import { projectsBody, type ProjectsBody } from './projects-body.ts';
import type { Text } from '../../domain/text/localized.ts';

export async function homePage(context: PageContext, page: Page): Promise<MadePage<HomeBody>> {
  const body: HomeBody = {
    kind: 'home',
    banner: await bannerView(context),
    modules: await moduleBlocks(context, page),
  };
  return { status: 200, body, page, address: addressOf(context, page) };
}

/** A page whose kind needs nothing but the content and its own parameters. */
export async function contentPage(
  context: PageContext,
  page: Page,
  params: PathParams,
  parameters: URLSearchParams,
): Promise<MadePage<ContentBody>> {
  const body = await bodyOf(context, page, params, parameters);
  const noindex =
    page.kind === 'feedback' ||
    page.kind === 'search' ||
    page.kind === 'link' ||
    parameters.has('sent') ||
    parameters.has('property') ||
    parameters.has('project');
  return { status: 200, body, page, address: addressOf(context, page, params), noindex };
}

async function bodyOf(
  context: PageContext,
  page: Page,
  params: PathParams,
  parameters: URLSearchParams,
): Promise<ContentBody> {
  const title = textOf(context, page.title) ?? { text: wordsOf(context, page.name) };
  const description = textOf(context, page.description);
  switch (page.kind) {
    case 'projects':
      return projectsBody(context, page, parameters);
    case 'article': {
      const body = articleBody(context, page);
      if (body) return body;
      break;
    }
    case 'login':
      return loginBody(context, page, parameters);
    case 'form':
    case 'forgot-password':
      return {
        ...formView(context, page, await formSubject(context, parameters), parameters),
        modules: await moduleBlocks(context, page),
      };
    case 'link':
      if (!page.link) break;
      return {
        kind: 'link',
        link: page.link,
        secret: params['secret'] ?? '',
        action: hrefOf(context, page.id, params),
        done: parameters.get('sent') === '1',
      };
    case 'feedback':
      return {
        kind: 'feedback',
        form: params['form'] ?? '',
        ...(parameters.has('reference') && { reference: sentReference(parameters) }),
        more: ['for-sale', 'for-rent', 'home'].map(id => ({
          name: wordsOf(context, context.content.pages.find(other => other.id === id)?.name ?? {}),
          href: hrefOf(context, id),
        })),
      };
    case 'cookie-settings':
      return { kind: 'cookie-settings', title, policyHref: hrefOf(context, 'cookie-policy') };
    case 'favourites':
      return { kind: 'favourites', title };
    case 'search':
      return { kind: 'search', title, description, search: searchBlock(context) };
    case 'modules':
      break;
  }
  return { kind: 'modules', title, description, modules: await moduleBlocks(context, page) };
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

/** A form of the site with what its page says around it. */
export type FormBody = FormView & { readonly modules: readonly ModuleBlock[] };

/** Thanks for a request that was sent. */
export type FeedbackBody = {
  readonly kind: 'feedback';
  readonly form: string;
  readonly more: readonly Link[];
  /** What the request that was just sent is called. */
  readonly reference?: string;
};

export type CookieSettingsBody = {
  readonly kind: 'cookie-settings';
  readonly title: Text;
  readonly policyHref: string;
};

export type FavouritesBody = { readonly kind: 'favourites'; readonly title: Text };

export type SearchBody = {
  readonly kind: 'search';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly search: SearchBlockView;
};

/** What pages show that need nothing but the content and their own parameters. */
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
