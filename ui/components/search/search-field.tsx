import { observer } from 'mobx-react-lite';
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { SearchLinks } from '../../../application/browse/search-links.ts';
import type { ShownSentence } from '../../../application/browse/shown-sentence.ts';
import type { SearchStore } from '../../stores/search.store.ts';
import { Icon } from '../common/icon.tsx';
import { onceConnected } from '../common/late-block.ts';
import { useNarrowed } from './narrowed.ts';
import type { SentenceMarks } from './sentence-marks.tsx';
import { useLightDismiss } from '../common/use-light-dismiss.ts';

/** The panel's code is loaded when the panel first opens. Until the code arrives there is no panel, and Enter sends the form. */
const SearchPanel = lazy(() =>
  onceConnected(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel })),
);

/**
 * Text input with a panel of links that updates while typing. Used by the home page, and by lists, where the form controls the value
 * (`value`, `onType`).
 */
export const SearchField = observer(function SearchField({
  links,
  store,
  label,
  example,
  form,
  value,
  sentence,
  understood,
  onType,
  onEnter,
}: {
  readonly links: SearchLinks;
  readonly store: SearchStore;
  readonly label: string;
  readonly example: string;
  /** Id of the form to which the input belongs; absent if the input is inside its form. */
  readonly form?: string;
  readonly value?: string;
  /** The sentence by which the list on the page was searched, with its marked parts. */
  readonly sentence?: ShownSentence | undefined;
  /** The list that results from reading the text as a sentence. */
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
  const typed = value ?? store.text;
  const type = (text: string) => {
    onType?.(text);
    store.type(text);
  };
  const show = () => {
    // Text that the server rendered into the field is treated like typed text.
    if (typed === store.text) store.show();
    else store.type(typed);
  };
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
    const form = input.current?.closest('form, .list-search');
    if (form && matchMedia('(width < 768px)').matches) form.scrollIntoView();
    else panel.current?.scrollIntoView({ block: 'nearest' });
  }, [visible]);

  useLightDismiss(field, giveFocusBack => {
    if (!open) return;
    // The focus moves before the panel is hidden, because focusing the field opens the panel.
    if (giveFocusBack) input.current?.focus();
    store.hide();
  });

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && open) {
      // Escape would clear a search input by default.
      event.preventDefault();
    } else if (event.key === 'Enter' && event.target === input.current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter(input.current.value);
    }
  };

  return (
    <div ref={field} className="search-field" role="group" aria-label={label} onKeyDown={press}>
      <label htmlFor={`${id}input`} className={form && 'visually-hidden'}>
        {label}
      </label>
      <div className="search-input">
        <Icon name="search" />
        <div className="search-text">
          {sentence || understood ? (
            <Suspense fallback={null}>
              <Marks field={input} text={typed} sentences={[understood?.sentence, sentence]} />
            </Suspense>
          ) : null}
          <input
            ref={input}
            id={`${id}input`}
            type="search"
            name="q"
            form={form}
            maxLength={300}
            placeholder={example}
            value={value}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onFocus={show}
            onClick={show}
            onChange={event => type(event.target.value)}
          />
        </div>
        <button
          type="button"
          className="search-toggle"
          aria-expanded={open}
          aria-controls={open ? `${id}panel` : undefined}
          aria-label={t('toggle')}
          onClick={store.toggle}
        >
          <Icon name={open ? 'up' : 'down'} />
        </button>
      </div>
      {open || store.shown || store.failed ? (
        <Suspense fallback={null}>
          <SearchPanel
            id={`${id}panel`}
            ref={panel}
            field={field}
            onWalk={store.show}
            links={links}
            open={visible}
            text={store.text.trim()}
            failed={store.failed}
            suggestions={store.shown}
            understood={understood}
            onType={text => {
              if (input.current) {
                input.current.value = text;
                input.current.focus();
              }
              type(text);
            }}
            onFollow={store.hide}
          />
        </Suspense>
      ) : null}
    </div>
  );
});

function Marks(props: ComponentProps<typeof SentenceMarks>) {
  const { SentenceMarks: Loaded } = useNarrowed();
  return <Loaded {...props} />;
}
