import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router';
import type { PageView } from '../application/page/page-view.ts';
import { type App, AppContext } from './components/app-context.ts';
import { loadFormComponent } from './components/form-component.ts';
import { routes, useCasesContext } from './routes.tsx';
import { type Translations, TranslationsContext } from './locales/translations.ts';

const handler = createStaticHandler(routes);

/** The HTML of a page; `url` is absolute. Every request gets stores of its own. */
export async function renderPage(url: string, view: PageView, app: App, words: Translations): Promise<string> {
  await loadFormComponent();
  const requestContext = new RouterContextProvider();
  requestContext.set(useCasesContext, {
    openPage: async () => ({ kind: 'page', status: 200, view }),
  });
  const context = await handler.query(new Request(url), { requestContext });
  if (context instanceof Response) throw new Error('the router redirects where a page is to be drawn');
  if (context.errors) throw new Error('the router draws no page', { cause: Object.values(context.errors)[0] });
  return renderToString(
    <StrictMode>
      <TranslationsContext value={words}>
        <AppContext value={app}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </AppContext>
      </TranslationsContext>
    </StrictMode>,
  );
}
