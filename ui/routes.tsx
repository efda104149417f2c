import { createContext, redirect, type RouteObject, useLoaderData } from 'react-router';
import type { OpenPage } from '../application/page/open-page.ts';
import type { PageModel } from '../application/page/page-model.ts';
import type { PageData } from './components/common/app-context.ts';
import { loadCost } from './components/cost/cost-section.tsx';
import { Layout } from './components/layout/layout.tsx';
import { loadPage, pageComponent } from './page-kinds.ts';
import { useTranslation } from './locales/translations.ts';

/** What loaders call: bound by the entry of each runtime. */
export type UseCases = { readonly openPage: OpenPage };

export const useCasesContext = createContext<UseCases>();

/**
 * One route: what a path means is data (the path table), asked of `openPage`, so the table stays on the server and
 * a page is added without editing code. See decisions/0001.
 */
export const routes: RouteObject[] = [
  {
    id: 'page',
    path: '/*',
    loader: async ({ request, context }): Promise<PageData> => {
      const url = new URL(request.url);
      const outcome = await context
        .get(useCasesContext)
        .openPage({ path: url.pathname, query: url.search.slice(1), hints: {} });
      if (outcome.kind === 'redirect') throw redirect(outcome.location, outcome.status);
      return loadParts(outcome.view);
    },
    // What stands behind '#' is the page's own affair: a gallery that closes by Back asks for nothing.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || !isSamePage(currentUrl, nextUrl)),
    Component: CurrentPage,
    ErrorBoundary: FailedPage,
    HydrateFallback: () => null,
  },
];

/** Fetches what a page is drawn with. */
export async function loadParts(view: PageModel): Promise<PageData> {
  const { body, language } = view;
  const cost = body.kind === 'property' && body.cost ? loadCost(language).catch(() => undefined) : undefined;
  await Promise.all([loadPage(view), cost]);
  return { view };
}

function isSamePage(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

function CurrentPage() {
  const { view } = useLoaderData() as PageData;
  const Page = pageComponent(view.body);
  return (
    <Layout view={view}>
      <Page view={view} key={view.page} />
    </Layout>
  );
}

/** A navigation that failed, for want of a connection or of an answer. */
function FailedPage() {
  const { t } = useTranslation('common');
  return (
    <main className="wrap section" role="alert">
      <h1>{t('failed.title')}</h1>
      <p className="lead">{t('failed.text')}</p>
      <p>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('failed.again')}
        </button>
      </p>
    </main>
  );
}
