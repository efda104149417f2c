import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { SearchLinks } from '../../../application/browse/search-links.ts';
import type { SearchStore } from '../../stores/search.store.ts';
import { Icon } from '../common/icon.tsx';
import { SearchPanel } from './search-panel.tsx';
import { useLightDismiss } from '../common/use-light-dismiss.ts';

/**
 * Text input with a panel of links that updates while typing. Used by the home page, and by lists, where the form controls the value
 * (`value`, `onType`).
 */
export const SearchField = observer(function SearchField({
  links,
  store,
  label,
  example,
  value,
  understood,
  onType,
  onEnter,
}: {
  readonly links: SearchLinks;
  readonly store: SearchStore;
  readonly label: string;
  readonly example: string;
  readonly value?: string;
  /** The list that the text means as a sentence. */
  readonly understood: ListBody | undefined;
  readonly onType?: (text: string) => void;
  readonly onEnter: (text: string) => void;
}) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  const { open, answeredText } = store;
  const visible = open && (store.failed || store.shown !== undefined);

  // Takes over text typed before hydration.
  const takeOver = useEffectEvent(() => {
    if (input.current?.value && value === undefined) store.type(input.current.value);
  });
  useEffect(() => {
    takeOver();
    return store.dispose;
  }, [store]);
  useEffect(() => {
    if (answeredText !== undefined) panel.current?.scrollTo({ top: 0 });
  }, [answeredText]);
  // Scrolls the open panel into view; on a phone the keyboard covers the lower half of the window.
  useEffect(() => {
    if (!visible) return;
    const form = input.current?.closest('form:not([popover])');
    if (form && matchMedia('(width < 768px)').matches) form.scrollIntoView();
    else panel.current?.scrollIntoView({ block: 'nearest' });
  }, [visible]);

  useLightDismiss(field, giveFocusBack => {
    if (!open) return;
    // Moves the focus before the panel is hidden, because focusing the field opens the panel.
    if (giveFocusBack) input.current?.focus();
    store.hide();
  });

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // Escape would clear a search input by default.
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
    <div ref={field} className="search-field" role="group" aria-label={label} onKeyDown={walk}>
      <label htmlFor={`${id}input`}>{label}</label>
      <div className="search-input">
        <Icon name="search" />
        <input
          ref={input}
          id={`${id}input`}
          type="search"
          name="q"
          maxLength={300}
          placeholder={example}
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={store.show}
          onClick={store.show}
          onChange={event => {
            onType?.(event.target.value);
            store.type(event.target.value);
          }}
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
        links={links}
        open={visible}
        text={store.text.trim()}
        failed={store.failed}
        suggestions={store.shown}
        understood={understood}
        onFollow={store.hide}
      />
    </div>
  );
});

/** Index of the element that a key moves to, 0 being the input; `undefined` if the key keeps its default action. */
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
