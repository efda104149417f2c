import { observer } from 'mobx-react-lite';
import { type ReactNode, type ToggleEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { ListSort } from '../../../domain/list/list-query.ts';
import { BOUNDS, FILTERS, FLAGS } from '../../../domain/list/filters.ts';
import { numberText } from '../../../domain/text/number.ts';
import type { FilterStore, OneValue } from '../../stores/filter.store.ts';
import { afterPaint } from '../common/after-paint.ts';
import { coverPage } from '../common/cover-page.ts';
import { FILTER_FORM, Flag, Group, Several, Step, Words } from './filter-fields.tsx';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import { listFoundAt } from './list-found.ts';
import { showListTop } from './list-top.ts';
import { useOneFinger } from '../common/use-one-finger.ts';
import { Where } from './where-fields.tsx';

/** The sort orders of `domain/list/list-query.ts`, listed here again so that not every page loads the module that parses queries. */
const SORTS: readonly ListSort[] = ['newest', 'price-asc', 'price-desc', 'surface', 'reduced'];

/** Media query of windows in which the filters are a bar; the style sheets contain the same width. */
const BAR = '(width >= 1280px)';

/** Milliseconds without a keystroke before results are counted. */
const TYPING_PAUSE = 250;

/** Bounds of the price, which have a button of their own; all other bounds share the 'more' button. */
const PRICE = BOUNDS.filter(name => FILTERS[name].column === 'price');
const MORE = BOUNDS.filter(name => FILTERS[name].column !== 'price');

/**
 * The search box of a list and its filters: a form that works without script. With script, a wide window applies each choice at once; in a
 * narrow one the filters are a sheet that counts results as options change, applied by its button.
 */
export const ListFilters = observer(function ListFilters({
  body,
  store,
  children,
}: {
  readonly body: ListBody;
  readonly store: FilterStore;
  /** The chips of the chosen filters and the button that opens the filter sheet, rendered after the form. */
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('list');
  const form = useRef<HTMLFormElement>(null);
  const uncover = useRef<() => void>(undefined);
  useOneFinger(form);
  /** Whether the sheet was closed by its submit button: the options then stay as set, while the new list loads. */
  const applied = useRef(false);
  const navigate = useNavigate();
  const counting = useFetcher<ListBody | undefined>({ key: 'count' });
  // This is a layout effect, because input that is typed right after a list appears must not be overwritten by the list's own filters.
  useLayoutEffect(() => store.show(body.filters), [store, body.filters]);
  // When the window becomes wide, the sheet is closed, because the form is then part of the page.
  useEffect(() => {
    const wide = matchMedia(BAR);
    const hide = () => {
      if (wide.matches) form.current?.hidePopover();
    };
    wide.addEventListener('change', hide);
    return () => wide.removeEventListener('change', hide);
  }, []);
  useEffect(() => () => uncover.current?.(), []);

  const sheet = () => form.current?.matches(':popover-open') === true;
  const apply = () => {
    applied.current = true;
    if (sheet()) form.current?.hidePopover();
    showListTop();
    store.ask();
    void navigate(addressOf(body, store), { preventScrollReset: true });
  };
  const changed = () => {
    if (sheet()) afterPaint(() => void counting.load(listFoundAt(addressOf(body, store))));
    else apply();
  };
  // Results for free text are counted once typing pauses; the button applies the text.
  const typed = store.fields.q;
  const countTyped = useEffectEvent(() => {
    if (store.changed) void counting.load(listFoundAt(addressOf(body, store)));
  });
  useEffect(() => {
    const pause = setTimeout(() => countTyped(), TYPING_PAUSE);
    return () => clearTimeout(pause);
  }, [typed]);
  // While the form has changes that are not applied, it shows the latest counts.
  const { filters, total } = (store.changed && counting.data) || body;
  const parts = { store, filters, changed };

  const submit = (
    <button
      type="submit"
      form={FILTER_FORM}
      className="button list-submit"
      aria-busy={counting.state !== 'idle' || undefined}
    >
      <Icon name="search" />
      <span>{t('filters.show', { count: total, n: numberText(total) })}</span>
    </button>
  );
  return (
    <>
      <search className="list-search" aria-label={t('filters.q')}>
        <Words store={store} body={body} />
        <form
          id={FILTER_FORM}
          ref={form}
          action={body.action}
          method="get"
          role="search"
          aria-label={t('filters.name')}
          className="filters"
          popover="auto"
          // The form is focusable, so that a press on text keeps the focus in the sheet, and closing the sheet returns the focus to its
          // button.
          tabIndex={-1}
          onSubmit={event => {
            event.preventDefault();
            apply();
          }}
          onToggle={({ newState, target, currentTarget }: ToggleEvent<HTMLFormElement>) => {
            // In React, `toggle` events of the nested groups reach this handler too: ignore them.
            if (target !== currentTarget) return;
            if (newState !== 'open') {
              uncover.current?.();
              if (!applied.current) afterPaint(() => store.show(body.filters));
              return;
            }
            applied.current = false;
            uncover.current = coverPage(currentTarget);
          }}
        >
          <div className="filters-head">
            <h2>{t('filters.name')}</h2>
            <button
              type="button"
              popoverTarget={FILTER_FORM}
              popoverTargetAction="hide"
              aria-label={t('filters.close')}
            >
              <Icon name="close" />
            </button>
          </div>
          {/* Hidden fields contain the values without a field of their own, because a submit without script must include them. */}
          {store.fields.was === '' ? null : <input type="hidden" name="was" value={store.fields.was} />}
          {store.fields.view === 'list' ? null : <input type="hidden" name="view" value={store.fields.view} />}
          {store.fields.area === '' ? null : <input type="hidden" name="area" value={store.fields.area} />}
          <div className="filters-fields">
            <Where {...parts} />
            <Group legend={t('filters.type')} chosen={store.fields.type.length}>
              <Several
                {...parts}
                name="type"
                legend={<legend className="visually-hidden">{t('filters.type')}</legend>}
                options={filters.type}
              />
            </Group>
            {/* The list of life annuities (viager) has no price filter, because their prices cannot be compared. */}
            {body.list === 'viager' ? null : (
              <Group legend={t('filters.price')} chosen={numberOf(store, PRICE)}>
                {PRICE.map(name => (
                  <Step key={name} {...parts} name={name} />
                ))}
              </Group>
            )}
            <Group legend={t('filters.more')} chosen={numberOf(store, [...MORE, ...FLAGS])} end>
              {MORE.map(name => (
                <Step key={name} {...parts} name={name} />
              ))}
              {FLAGS.filter(name => name !== 'reduced' || body.hasReductions).map(name => (
                <Flag key={name} {...parts} name={name} list={body.list} />
              ))}
            </Group>
          </div>
          <div className="filters-foot">
            {body.chosen.length > 0 ? (
              <Link
                href={body.allHref}
                className="filters-clear"
                preventScrollReset
                onClick={() => form.current?.hidePopover()}
              >
                {t('chosen.clear')}
              </Link>
            ) : null}
            {submit}
          </div>
        </form>
        {submit}
      </search>
      <div className="list-criteria">{children}</div>
    </>
  );
});

/** Sort order of the list; part of the filter form, wherever it is placed. */
export const SortSelect = observer(function SortSelect({
  body,
  store,
}: {
  readonly body: ListBody;
  readonly store: FilterStore;
}) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  return (
    <div className="sort">
      <label htmlFor="sort" className="visually-hidden">
        {t('sort.name')}
      </label>
      <select
        id="sort"
        name="sort"
        form={FILTER_FORM}
        value={store.fields.sort}
        onChange={event => {
          store.choose('sort', event.target.value);
          showListTop();
          store.ask();
          void navigate(addressOf(body, store), { preventScrollReset: true });
        }}
      >
        {SORTS.filter(sort =>
          sort === 'reduced' ? body.hasReductions : body.list !== 'viager' || !sort.startsWith('price'),
        ).map(sort => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <button type="submit" form={FILTER_FORM} className="without-script button quiet">
        {t('sort.apply')}
      </button>
    </div>
  );
});

function numberOf(store: FilterStore, names: readonly OneValue[]): number {
  return names.filter(name => store.fields[name] !== '').length;
}

function addressOf(body: ListBody, store: FilterStore): string {
  return store.query === '' ? body.action : `${body.action}?${store.query}`;
}
