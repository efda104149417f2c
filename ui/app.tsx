import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { PageModel } from '../application/page/page-model.ts';
import { type App, AppContext, type Follow, FollowContext } from './components/common/app-context.ts';
import { loadPage } from './page-kinds.ts';
import { routes, type UseCases, useCasesContext } from './routes.tsx';
import { type Translations, TranslationsContext } from './locales/translations.ts';

/**
 * Puts the site into `root`: takes over the page that the server rendered, from the same data; where there is none
 * (`view` absent), asks for the page itself. Ends once the page lives, and gives what leads to another address.
 */
export async function mount(
  root: HTMLElement,
  parts: {
    readonly app: App;
    readonly useCases: UseCases;
    readonly translations: Translations;
    readonly view: PageModel | undefined;
    /** Hears of each page that comes on screen, once. */
    readonly onPage?: ((view: PageModel) => void) | undefined;
  },
): Promise<Follow> {
  if (parts.view) await loadPage(parts.view);
  const router = createBrowserRouter(routes, {
    ...(parts.view ? { hydrationData: { loaderData: { page: { view: parts.view } } } } : {}),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(useCasesContext, parts.useCases);
      return context;
    },
  });
  const follow: Follow = (href, { preventScrollReset }) => {
    const { pathname, search, hash } = router.state.location;
    // A second click on the same link is no second step back.
    void router.navigate(href, { replace: href === pathname + search + hash, preventScrollReset });
  };
  await new Promise<void>(resolve => {
    const tree = (
      <StrictMode>
        <TranslationsContext value={parts.translations}>
          <AppContext value={parts.app}>
            <FollowContext value={follow}>
              <RouterProvider router={router} />
            </FollowContext>
          </AppContext>
        </TranslationsContext>
        <Alive tell={resolve} />
      </StrictMode>
    );
    // As a transition it is done in slices, between which the page answers.
    startTransition(() => {
      if (parts.view) hydrateRoot(root, tree);
      else createRoot(root).render(tree);
    });
  });
  const { onPage } = parts;
  if (onPage) {
    let shown: PageModel | undefined;
    const tell = ({ loaderData, navigation }: typeof router.state) => {
      const { view } = (loaderData['page'] ?? {}) as { readonly view?: PageModel };
      if (navigation.state !== 'idle' || !view || view === shown) return;
      shown = view;
      onPage(view);
    };
    tell(router.state);
    router.subscribe(tell);
  }
  return follow;
}

/** Draws nothing; tells when everything beside it has come to life. */
function Alive({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
