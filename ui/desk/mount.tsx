import { observer } from 'mobx-react-lite';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { type Follow, FollowContext } from '../components/common/app-context.ts';
import type { Translations } from '../locales/translations.ts';
import { type DeskStore, POLL_MS } from '../stores/desk.store.ts';
import { DeskContext } from './components/desk-context.ts';
import { DeskPage } from './desk-page.tsx';
import { pageKind } from './desk-page-kinds.ts';

/** Hydrates the desk page that the server rendered. */
export function mountDesk(root: HTMLElement, store: DeskStore, words: Translations): void {
  const follow: Follow = href => {
    // The document holds the texts of one language only: a page in another language is loaded as a new document.
    if (!href.startsWith(`/${words.language}/desk/`) || href.includes('.')) location.assign(href);
    else void store.open(href, true).then(toTop);
  };
  hydrateRoot(
    root,
    <StrictMode>
      <I18nextProvider i18n={words}>
        <FollowContext value={follow}>
          <Living store={store} />
        </FollowContext>
      </I18nextProvider>
    </StrictMode>,
  );
}

const Living = observer(function Living({ store }: { readonly store: DeskStore }) {
  const { view } = store;
  const follows = pageKind(view.body.kind).follows?.(view.body) ?? false;
  useEffect(() => {
    const back = () => void store.open(location.pathname + location.search, false);
    // A page that the browser restores from its back/forward cache is reloaded, because the session may have ended meanwhile.
    const again = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload();
    };
    addEventListener('popstate', back);
    addEventListener('pageshow', again);
    return () => {
      removeEventListener('popstate', back);
      removeEventListener('pageshow', again);
    };
  }, [store]);
  useEffect(() => {
    if (!follows) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void store.refresh();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [store, follows]);
  return (
    <DeskContext value={{ view, store }}>
      <DeskPage view={view} />
    </DeskContext>
  );
});

function toTop(): void {
  scrollTo(0, 0);
  document.getElementById('main')?.focus({ preventScroll: true });
}
