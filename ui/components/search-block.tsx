import { observer } from 'mobx-react-lite';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SearchBlockView } from '../../application/browse/banner-view.ts';
import { useApp } from './app-context.ts';
import { SearchStore } from '../stores/search.store.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useLightDismiss } from './use-light-dismiss.ts';
import { Words } from './words.tsx';

/**
 * The way in: a form that works by itself, and a panel of links that answers while one types. The panel is a disclosure
 * of links, not a listbox: a city holds two links, and an option may hold none.
 */
export const SearchBlock = observer(function SearchBlock({ search }: { readonly search: SearchBlockView }) {
  const { t } = useTranslation('search');
  const { site, suggest } = useApp();
  const [store] = useState(() => new SearchStore(text => suggest(site.language, text)));
  const navigate = useNavigate();
  const { showInput, showButtons, saleHref, rentHref } = search;
  const counts = search.counts && (store.found ?? search.counts);

  const go = (href: string, typed: unknown) => {
    const text = String(typed ?? '').trim();
    void navigate(text === '' ? href : `${href}?${new URLSearchParams({ q: text })}`);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    event.preventDefault();
    go(button?.getAttribute('formaction') ?? saleHref, new FormData(event.currentTarget).get('q'));
  };
  /** Enter presses no button: it leads to where something is found. */
  const enter = (text: string) => {
    const { found } = store;
    go(found && found.sale === 0 && found.rent > 0 ? rentHref : saleHref, text);
  };

  return (
    <search className="search-block">
      {search.showLogo ? (
        <Link href={search.homeHref} className="search-logo" aria-label={t('home', { agency: site.agency.name })}>
          <img src="/icons/logo.svg" width="90" height="75" alt="" />
        </Link>
      ) : null}
      {search.title ? (
        <h2 className="search-title">
          <Words text={search.title} />
        </h2>
      ) : null}
      {search.descriptions.map(description => (
        <p key={description.text} className="search-description">
          <Words text={description} />
        </p>
      ))}
      <form action={saleHref} onSubmit={submit}>
        {showInput ? <SearchField search={search} store={store} onEnter={enter} /> : null}
        {showButtons ? (
          <div className="search-buttons">
            <button type="submit" className="button" formAction={saleHref}>
              {counts ? t('saleCount', { count: counts.sale }) : t('sale')}
            </button>
            <button type="submit" className="button light" formAction={rentHref}>
              {counts ? t('rentCount', { count: counts.rent }) : t('rent')}
            </button>
          </div>
        ) : showInput ? (
          <div className="search-buttons">
            <button type="submit" className="button">
              {t('submit')}
            </button>
          </div>
        ) : null}
      </form>
    </search>
  );
});

const SearchField = observer(function SearchField({
  search,
  store,
  onEnter,
}: {
  readonly search: SearchBlockView;
  readonly store: SearchStore;
  readonly onEnter: (text: string) => void;
}) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { open, answeredText } = store;
  const visible = open && (store.failed || store.shown !== undefined);

  // A visitor may have typed before the page was hydrated.
  useEffect(() => {
    if (input.current?.value) store.type(input.current.value);
    return store.dispose;
  }, [store]);
  useEffect(() => {
    if (answeredText !== undefined) panel.current?.scrollTo({ top: 0 });
  }, [answeredText]);
  // Once it shows, it shows whole; on a phone the keyboard takes the lower half.
  useEffect(() => {
    if (!visible) return;
    if (matchMedia('(width < 768px)').matches) input.current?.closest('form')?.scrollIntoView();
    else panel.current?.scrollIntoView({ block: 'nearest' });
  }, [visible]);

  useLightDismiss(field, giveFocusBack => {
    if (!open) return;
    // Before it hides: the field opens the panel when it gets the focus.
    if (giveFocusBack) input.current?.focus();
    store.hide();
  });

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // Of itself it would empty the field.
      if (open) event.preventDefault();
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const inInput = event.target === input.current;
    if (event.key === 'Enter' && inInput && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter(input.current?.value ?? '');
      return;
    }
    const stops: HTMLElement[] = [input.current as HTMLElement, ...(panel.current?.querySelectorAll('a') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    const to = nextStop(event.key, at, stops.length, inInput);
    if (to !== undefined) {
      event.preventDefault();
      if (!open) store.show();
      else stops[to]?.focus();
    } else if (!inInput && at > 0 && event.key.length === 1 && event.key !== ' ') input.current?.focus();
  };

  return (
    <div ref={field} className="search-field" role="group" aria-label={t('label')} onKeyDown={walk}>
      <label htmlFor={`${id}input`}>{t('label')}</label>
      <div className="search-input">
        <Icon name="search" />
        <input
          ref={input}
          id={`${id}input`}
          type="search"
          name="q"
          maxLength={100}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={store.show}
          onClick={store.show}
          onInput={event => store.type(event.currentTarget.value)}
        />
        <button
          type="button"
          className="search-toggle"
          aria-expanded={open}
          aria-controls={`${id}panel`}
          aria-label={t('toggle')}
          onClick={store.toggle}
        >
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </div>
      <SearchPanel
        id={`${id}panel`}
        ref={panel}
        search={search}
        open={visible}
        text={store.text.trim()}
        failed={store.failed}
        suggestions={store.shown}
        onFollow={store.hide}
      />
    </div>
  );
});

/** Which stop a key leads to, the field being the first; none where the key has a meaning of its own. */
function nextStop(key: string, at: number, count: number, inInput: boolean): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at < 0 ? undefined : (at + 1) % count;
    case 'ArrowUp':
      return at < 0 ? undefined : (at - 1 + count) % count;
    case 'ArrowRight':
      return inInput || at < 0 ? undefined : Math.min(at + 1, count - 1);
    case 'ArrowLeft':
      return inInput || at < 0 ? undefined : at - 1;
    case 'Home':
      return inInput || at < 0 ? undefined : 1;
    case 'End':
      return inInput || at < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
