import { observer } from 'mobx-react-lite';
import { type ReactNode, type ToggleEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useNavigate } from 'react-router';
import type { FilterOption, ListBody, StepOption } from '../../application/browse/list-body.ts';
import { type PageData, useApp } from './app-context.ts';
import type { FilterStore, ManyValues, OneValue } from '../stores/filter.store.ts';
import { Dropdown } from './dropdown.tsx';
import { grouped } from './grouped.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/** The id of the form, which the sort order belongs to as well and which opens as a sheet on a phone. */
export const FILTERS = 'filters';

type Parts = { readonly store: FilterStore; readonly filters: ListBody['filters']; readonly changed: () => void };

/**
 * The filters of a list: a form that works without script. With it, a wide window follows each choice at once; on a phone
 * the form is a sheet that counts along and is applied by its button.
 */
export const ListFilters = observer(function ListFilters({
  body,
  store,
}: {
  readonly body: ListBody;
  readonly store: FilterStore;
}) {
  const { setting } = useApp();
  const { t } = useTranslation('list');
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const counting = useFetcher<PageData>({ key: 'count' });
  useEffect(() => store.show(body.filters), [store, body.filters]);

  const sheet = () => form.current?.matches(':popover-open') === true;
  const apply = () => {
    if (sheet()) form.current?.hidePopover();
    void navigate(addressOf(body, store), { preventScrollReset: true });
  };
  const changed = () => {
    if (sheet()) void counting.load(addressOf(body, store));
    else if (!setting.isMobile) apply();
  };
  // What the sheet was told last counts while nothing newer was applied.
  const counted = store.changed ? counting.data?.view.body : undefined;
  const { filters, total } = counted?.kind === 'list' ? counted : body;
  const parts = { store, filters, changed };

  return (
    <form
      id={FILTERS}
      ref={form}
      action={body.action}
      method="get"
      role="search"
      aria-label={t('filters.name')}
      className="filters"
      popover="auto"
      // As a sheet it closes when the focus leaves it; without this a press on words moves the focus to <main>.
      tabIndex={-1}
      onSubmit={event => {
        event.preventDefault();
        apply();
      }}
      onToggle={(event: ToggleEvent<HTMLFormElement>) => {
        if (event.newState === 'open') form.current?.querySelector('button')?.focus();
        else store.show(body.filters);
      }}
      onBlur={event => {
        if (sheet() && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          form.current?.hidePopover();
      }}
    >
      <div className="filters-head">
        <h2>{t('filters.name')}</h2>
        <button type="button" popoverTarget={FILTERS} popoverTargetAction="hide" aria-label={t('filters.close')}>
          <Icon name="close" />
        </button>
      </div>
      {/* What the form does not ask, and has to say again where no script says it. */}
      {store.fields.view === 'list' ? null : <input type="hidden" name="view" value={store.fields.view} />}
      {store.fields.area === '' ? null : <input type="hidden" name="area" value={store.fields.area} />}
      <div className="filters-fields">
        <Words store={store} />
        <Several {...parts} name="city" legend={t('filters.city')} options={filters.cities} />
        <Several {...parts} name="type" legend={t('filters.type')} options={filters.types} />
        <Group legend={t('filters.price')} chosen={numberOf(store, 'priceMin', 'priceMax')}>
          <Step {...parts} name="priceMin" label={t('filters.priceMin')} options={filters.priceMin} unit="euro" />
          <Step {...parts} name="priceMax" label={t('filters.priceMax')} options={filters.priceMax} unit="euro" />
        </Group>
        <Group legend={t('filters.more')} chosen={numberOf(store, 'bedroomsMin', 'areaMin', 'epcMax')} end>
          <Step
            {...parts}
            name="bedroomsMin"
            label={t('filters.bedroomsMin')}
            options={filters.bedroomsMin}
            unit="bedrooms"
          />
          <Step {...parts} name="areaMin" label={t('filters.areaMin')} options={filters.areaMin} unit="area" />
          <Step {...parts} name="epcMax" label={t('filters.epcMax')} options={filters.epcMax} unit="energy" />
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
        <button type="submit" className="button" aria-busy={counting.state !== 'idle' || undefined}>
          {t('filters.show', { count: total, n: grouped(total) })}
        </button>
      </div>
    </form>
  );
});

/** The order of the list; it belongs to the form, wherever it stands. */
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
    <label className="sort">
      <span>{t('sort.name')}</span>
      <select
        name="sort"
        form={FILTERS}
        value={store.fields.sort}
        onChange={event => {
          store.choose('sort', event.target.value);
          void navigate(addressOf(body, store), { preventScrollReset: true });
        }}
      >
        {(['newest', 'price-asc', 'price-desc', 'surface'] as const).map(sort => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <button type="submit" form={FILTERS} className="without-script button quiet">
        {t('sort.apply')}
      </button>
    </label>
  );
});

const Words = observer(function Words({ store }: { readonly store: FilterStore }) {
  const { t } = useTranslation('list');
  return (
    <label className="filters-words">
      <span>{t('filters.words')}</span>
      <Icon name="search" />
      <input
        type="search"
        name="q"
        value={store.fields.q}
        onChange={event => store.choose('q', event.target.value)}
        placeholder={t('filters.example')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
      />
    </label>
  );
});

/** A filter that takes several values; one that would find nothing is text. */
const Several = observer(function Several({
  store,
  changed,
  name,
  legend,
  options,
}: Parts & { readonly name: ManyValues; readonly legend: string; readonly options: readonly FilterOption[] }) {
  const chosen = store.fields[name];
  return (
    <Group legend={legend} chosen={chosen.length}>
      <fieldset>
        <legend className="visually-hidden">{legend}</legend>
        {options.map(option =>
          option.count === 0 && !chosen.includes(option.value) ? (
            <p key={option.value} className="option" aria-disabled="true">
              <span>{option.name}</span>
              <span className="option-count">0</span>
            </p>
          ) : (
            <label key={option.value} className="option">
              <input
                type="checkbox"
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                onChange={() => {
                  store.toggle(name, option.value);
                  changed();
                }}
              />
              <span>{option.name}</span>
              <span className="option-count">{grouped(option.count)}</span>
            </label>
          ),
        )}
      </fieldset>
    </Group>
  );
});

/** A filter by a bound. */
const Step = observer(function Step({
  store,
  changed,
  name,
  label,
  options,
  unit,
}: Parts & {
  readonly name: Exclude<OneValue, 'q' | 'sort' | 'view' | 'area'>;
  readonly label: string;
  readonly options: readonly StepOption[];
  readonly unit: 'euro' | 'bedrooms' | 'area' | 'energy';
}): ReactNode {
  const { t } = useTranslation('list');
  const id = useId();
  const value = store.fields[name];
  const known = options.some(option => String(option.value) === value);
  return (
    <div className="step">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={event => {
          store.choose(name, event.target.value);
          changed();
        }}
      >
        <option value="">{t('filters.any')}</option>
        {known || value === '' ? null : (
          <option value={value}>{t(`unit.${unit}`, { value: grouped(Number(value)) })}</option>
        )}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {t(`unit.${unit}`, { value: grouped(option.value) })} ({grouped(option.count)})
          </option>
        ))}
      </select>
    </div>
  );
});

/** Filters behind one button, which says how many of them are chosen. */
function Group({
  legend,
  chosen,
  end = false,
  children,
}: {
  readonly legend: string;
  readonly chosen: number;
  readonly end?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Dropdown
      name={FILTERS}
      className={`${chosen > 0 ? 'chosen' : ''} ${end ? 'dropdown-end' : ''}`}
      summary={
        <>
          {legend}
          {chosen > 0 ? <span className="filters-number">{chosen}</span> : null}
        </>
      }
    >
      {children}
    </Dropdown>
  );
}

function numberOf(store: FilterStore, ...names: readonly OneValue[]): number {
  return names.filter(name => store.fields[name] !== '').length;
}

function addressOf(body: ListBody, store: FilterStore): string {
  return store.query === '' ? body.action : `${body.action}?${store.query}`;
}
