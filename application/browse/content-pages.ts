import type { Page } from '../../domain/page/page.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import { bannerView, searchBlock } from './banner-view.ts';
import { formBody, formSubject, sentReference } from './form-body.ts';
import { loginBody } from './login-body.ts';
import type { MadePage, PageAddress } from './made-page.ts';
import { articleCard, moduleBlocks } from './module-blocks.ts';
import { hrefOf, longTextOf, type PageContext, textOf, wordsOf } from './page-context.ts';
import type { PageBody } from './page-view.ts';
import { projectsBody } from './projects-body.ts';

export async function homePage(context: PageContext, page: Page): Promise<MadePage> {
  const body: PageBody = {
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
): Promise<MadePage> {
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

/** Where a page of the path table stands. */
export function addressOf(context: PageContext, page: Page, params: PathParams = {}): PageAddress {
  return {
    pathIn: language => context.routes.build(page.id, language, params),
    original: context.routes.buildOriginal(page.id, params),
    languages: context.content.settings.languages,
  };
}

async function bodyOf(
  context: PageContext,
  page: Page,
  params: PathParams,
  parameters: URLSearchParams,
): Promise<PageBody> {
  const title = textOf(context, page.title) ?? { text: wordsOf(context, page.name) };
  const description = textOf(context, page.description);
  switch (page.kind) {
    case 'projects':
      return projectsBody(context, page, parameters);
    case 'article': {
      const article = context.content.articles.find(
        ({ id, status }) => id === page.articleId && status === 'Published',
      );
      const text = article && longTextOf(context, article.text);
      if (!article || !text) break;
      const siblings = context.content.articles
        .filter(
          ({ id, categoryId, status }) =>
            categoryId === article.categoryId && id !== article.id && status === 'Published',
        )
        .sort((a, b) => a.sort - b.sort)
        .slice(0, 3);
      return {
        kind: 'article',
        article: articleCard(context, article),
        text,
        published: article.publishedOn,
        changed: article.changedOn,
        author: context.content.team.find(({ id, status }) => id === article.author && status === 'Published')?.name,
        siblings: siblings.map(sibling => articleCard(context, sibling)),
      };
    }
    case 'login':
      return loginBody(context, page, parameters);
    case 'form':
    case 'forgot-password':
      return formBody(
        context,
        page,
        await formSubject(context, parameters),
        await moduleBlocks(context, page),
        parameters,
      );
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
    default:
      break;
  }
  return { kind: 'modules', title, description, modules: await moduleBlocks(context, page) };
}
