import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import type { PageModel } from '../application/page/page-model.ts';
import { type App, AppContext, type Follow, FollowContext } from './components/common/app-context.ts';
import { loadPage } from './page-kinds.ts';
import { routes, type UseCases, useCasesContext } from './routes.tsx';
import { preserveTyped } from './preserve-typed.ts';
import type { Translations } from './locales/translations.ts';

/**
 * Mounts the site in `root`: hydrates the server-rendered page with the same `view`, or loads the page itself when `view` is absent.
 * Resolves once the page is interactive, with the function that navigates to another address.
 */
export async function mount(
  root: HTMLElement,
  parts: {
    readonly app: App;
    readonly useCases: UseCases;
    readonly translations: Translations;
    readonly view: PageModel | undefined;
    /** Called once for each page that is shown, the first one included. */
    readonly onPage?: ((view: PageModel) => void) | undefined;
  },
): Promise<Follow> {
  if (parts.view) await loadPage(parts.view);
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(routes, {
    window: windowOfRouter(() => router.state.location),
    ...(parts.view ? { hydrationData: { loaderData: { page: { view: parts.view } } } } : {}),
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(useCasesContext, parts.useCases);
      return context;
    },
  });
  restoreScrollWithinPage(router);
  const follow: Follow = (href, { preventScrollReset }) => {
    const { pathname, search, hash } = router.state.location;
    // A second click on the same link must not add a history entry.
    void router.navigate(href, { replace: href === pathname + search + hash, preventScrollReset });
  };
  await new Promise<void>(resolve => {
    const tree = (
      <StrictMode>
        <I18nextProvider i18n={parts.translations}>
          <AppContext value={parts.app}>
            <FollowContext value={follow}>
              <RouterProvider router={router} />
            </FollowContext>
          </AppContext>
        </I18nextProvider>
        <Alive tell={resolve} />
      </StrictMode>
    );
    // In a transition React hydrates in slices, so the page responds to input in between.
    startTransition(() => {
      if (parts.view) {
        const putBack = preserveTyped(root);
        hydrateRoot(root, tree, {
          onRecoverableError(error) {
            reportError(error);
            putBack();
          },
        });
      } else createRoot(root).render(tree);
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

/**
 * The window for the router: a listener of `popstate` is called after the event. During the event React would draw the router's state at once,
 * and remove the server's HTML of parts whose code has not arrived; later it waits for the code. `shown`: the router's location.
 *
 * The listener is not called when a visitor moves between places of the same page. After a press on a link the browser has scrolled already,
 * and the router would scroll again once React draws its state, which may be seconds later, when the visitor is elsewhere.
 */
function windowOfRouter(shown: () => Pick<Location, 'pathname' | 'search' | 'hash'>): Window {
  const isWithinPage = () => {
    const { pathname, search, hash } = shown();
    // The history entries that the browser adds for links within a page have no state; Back from them leads to the address that the router
    // shows.
    const isKnown = history.state === null || location.hash === hash;
    return location.pathname === pathname && location.search === search && isKnown;
  };
  return new Proxy(window, {
    get(target, name) {
      if (name === 'addEventListener')
        return (type: string, listener: EventListener) =>
          target.addEventListener(
            type,
            type === 'popstate' ? event => !isWithinPage() && setTimeout(listener, 0, event) : listener,
          );
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/**
 * Lets the browser restore the scroll position when a visitor goes back between places of the same page. The router restores positions of pages
 * only, and turns the browser's restoration off for the current entry of the history; entries added later take over the setting.
 */
function restoreScrollWithinPage(router: ReturnType<typeof createBrowserRouter>): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) history.scrollRestoration = 'auto';
  });
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'loading') history.scrollRestoration = 'manual';
  });
}

/** Renders nothing; calls `tell` once its sibling components are hydrated. */
function Alive({ tell }: { readonly tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
