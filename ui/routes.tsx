import { useEffect } from 'react';
import {
  createContext,
  redirect,
  redirectDocument,
  type RouteObject,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { useTranslation } from 'react-i18next';
import type { OpenPage } from '../application/page/open-page.ts';
import type { ListBody } from '../application/browse/list-body.ts';
import type { PageModel } from '../application/page/page-model.ts';
import type { PageData } from './components/common/app-context.ts';
import { LIST_FOUND } from './components/search/list-found.ts';
import { loadCost } from './components/cost/load-cost.ts';
import { loadPropertyParts } from './components/property/load-parts.ts';
import { loadSections } from './components/sections/sections.tsx';
import { isNarrowed, loadNarrowed } from './components/search/narrowed.ts';
import { Layout } from './components/layout/layout.tsx';
import { loadPage, pageComponent } from './page-kinds.ts';

/** Dependencies of the loaders, provided by each runtime's entry. */
export type UseCases = { readonly openPage: OpenPage };

export const useCasesContext = createContext<UseCases>();

/**
 * The route of all pages of the site, and a second route that loads the results of a list without navigating. Paths of pages are data (the
 * path table), resolved by `openPage`, so the table stays on the server and pages are added without code. See decisions/0001.
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
      try {
        return await loadParts(outcome.view);
      } catch (error) {
        // The page's code cannot be loaded, because it is blocked or was removed by an update: load the server's page, which works without
        // it.
        if (!navigator.onLine) throw error;
        throw redirectDocument(url.pathname + url.search + url.hash);
      }
    },
    // A change of the fragment loads nothing: the gallery uses it so that Back closes it.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || !isSamePage(currentUrl, nextUrl)),
    Component: CurrentPage,
    ErrorBoundary: FailedPage,
    HydrateFallback: () => null,
  },
  {
    path: LIST_FOUND,
    loader: async ({ request, context }): Promise<ListBody | undefined> => {
      const { openPage } = context.get(useCasesContext);
      const { countList } = await import('./components/search/count-list.ts');
      return countList(openPage, new URL(request.url).searchParams.get('list') ?? '/');
    },
  },
];

/** Loads the modules that a page needs. */
export async function loadParts(view: PageModel): Promise<PageData> {
  const { body, language } = view;
  const hasCosts = body.kind === 'favourites' || (body.kind === 'property' && body.cost);
  const cost = hasCosts ? loadCost(language).catch(() => undefined) : undefined;
  const parts = body.kind === 'property' && !body.print ? loadPropertyParts() : undefined;
  const sections =
    'modules' in body && body.modules.some(({ hasSections }) => hasSections) ? loadSections() : undefined;
  const narrowed = body.kind === 'list' && isNarrowed(body) ? loadNarrowed() : undefined;
  await Promise.all([loadPage(view), cost, parts, sections, narrowed]);
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

/** Shown when a navigation fails: no connection, or no valid response. Opens the page by itself once there is a connection. */
function FailedPage() {
  const { t } = useTranslation('common');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    document.title = t('failed.title');
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [revalidate, t]);
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
