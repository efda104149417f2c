import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { I18nextProvider } from 'react-i18next';
import type { PageModel } from '../application/page/page-model.ts';
import type { Language } from '../domain/text/language.ts';
import { type App, AppContext } from './components/common/app-context.ts';
import { loadCost } from './components/cost/load-cost.ts';
import { loadPropertyParts } from './components/property/load-parts.ts';
import { loadSections } from './components/sections/sections.tsx';
import { loadFormComponent } from './components/form/form-component.ts';
import { loadEveryPage } from './page-kinds.ts';
import { loadNarrowed } from './components/search/narrowed.ts';
import { loadParts, routes } from './routes.tsx';
import type { Translations } from './locales/translations.ts';

const handler = createStaticHandler(routes);

/** Static result of the router for its only route, without running loaders. */
const routed = handler.query(new Request('http://localhost/'), { filterMatchesToLoad: () => false });

/** Loads the components of all pages, so that a build that replaces a running server's files does not break its pages. */
export async function loadComponents(language: Language): Promise<void> {
  await Promise.all([loadEveryPage(), loadCost(language), loadPropertyParts(), loadSections(), loadNarrowed()]);
}

/**
 * HTML of a page; `url` is absolute. Each request has its own stores. The router is queried only once: per page it would take a `Request`
 * object and a twentieth of the time to render a list page.
 */
export async function renderPage(url: string, view: PageModel, app: App, words: Translations): Promise<string> {
  const [known, page] = await Promise.all([routed, loadParts(view), loadFormComponent()]);
  if (known instanceof Response) throw new Error('the router redirects instead of rendering the page');
  const { pathname, search } = new URL(url);
  const location = { ...known.location, pathname, search };
  const matches = matchRoutes(handler.dataRoutes, location);
  if (!matches) throw new Error('the router has no route for the address of this page');
  const context: StaticHandlerContext = { ...known, location, matches, loaderData: { page } };
  return renderToString(
    <StrictMode>
      <I18nextProvider i18n={words}>
        <AppContext value={app}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppContext>
      </I18nextProvider>
    </StrictMode>,
  );
}
