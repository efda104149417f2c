import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import type { FilterOption } from '../../../application/browse/shown-filters.ts';
import { type BoundFilter, FILTERS, type FlagFilter } from '../../../domain/list/filters.ts';
import { numberText } from '../../../domain/text/number.ts';
import type { FilterStore, ManyValues } from '../../stores/filter.store.ts';
import { SearchStore } from '../../stores/search.store.ts';
import { useApp } from '../common/app-context.ts';
import { Dropdown } from '../common/dropdown.tsx';
import { SearchField } from './search-field.tsx';
import { useUnderstood } from './use-understood.ts';

/** Id of the filter form, used by the sort order outside it and by the button that opens the form as a sheet on a phone. */
export const FILTER_FORM = 'filters';

export type Parts = {
  readonly store: FilterStore;
  readonly filters: ListBody['filters'];
  readonly changed: () => void;
};

/** The search box of a list: free text or a sentence, with the same suggestions as the home page's search. */
export const Words = observer(function Words({
  store,
  body,
}: {
  readonly store: FilterStore;
  readonly body: ListBody;
}) {
  const { t } = useTranslation('list');
  const { site, suggest } = useApp();
  const [search] = useState(() => new SearchStore(text => suggest(site.language, text)));
  return (
    <SearchField
      links={body.search}
      store={search}
      label={t('filters.q')}
      example={t('filters.q')}
      form={FILTER_FORM}
      value={store.fields.q}
      sentence={body.sentence}
      understood={useUnderstood(body.action, search.text)}
      onType={text => store.choose('q', text)}
      onEnter={() => {
        search.hide();
        (document.getElementById(FILTER_FORM) as HTMLFormElement).requestSubmit();
      }}
    />
  );
});

/** Checkboxes of a filter that can have several values. */
export const Several = observer(function Several({
  store,
  changed,
  name,
  legend,
  options,
}: Omit<Parts, 'filters'> & {
  readonly name: ManyValues;
  readonly legend: ReactNode;
  readonly options: readonly FilterOption[];
}) {
  const chosen = store.fields[name];
  return (
    <fieldset>
      {legend}
      {options.map(({ value, name: words, count }) => (
        <Option
          key={value}
          name={name}
          value={value}
          words={words}
          count={count}
          checked={chosen.includes(value)}
          onChange={() => {
            store.toggle(name, value);
            changed();
          }}
        />
      ))}
    </fieldset>
  );
});

/** A checkbox with its number of results. An option with 0 results can be chosen too, for a search alert. */
export function Option({
  name,
  value,
  words,
  count,
  checked,
  onChange,
}: {
  readonly name: string;
  readonly value: string;
  readonly words: string;
  /** Number of results; absent if not counted. */
  readonly count?: number;
  readonly checked: boolean;
  readonly onChange: () => void;
}) {
  return (
    <label className="option">
      <input type="checkbox" name={name} value={value} checked={checked} onChange={onChange} />
      <span>{words}</span>
      {count === undefined ? null : <span className="option-count">{numberText(count)}</span>}
    </label>
  );
}

/** A minimum or maximum filter. */
export const Step = observer(function Step({
  store,
  changed,
  name,
  filters,
}: Parts & { readonly name: BoundFilter }): ReactNode {
  const { t } = useTranslation('list');
  const id = useId();
  const value = store.fields[name];
  const options = filters[name];
  const known = options.some(option => String(option.value) === value);
  const words = (step: number, letter?: string) =>
    t(letter === undefined ? `step.${name}` : 'step.epcLetter', { value: numberText(step), letter });
  return (
    <div className="step">
      <label htmlFor={id}>{t(`filters.${name}`)}</label>
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
        {known || value === '' ? null : <option value={value}>{words(Number(value))}</option>}
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {`${words(option.value, option.letter)} (${numberText(option.count)})`}
          </option>
        ))}
      </select>
    </div>
  );
});

/**
 * A filter with a checkbox. Only an address can exclude properties with the flag; the checkbox keeps such an exclusion, and a chip shows
 * it.
 */
export const Flag = observer(function Flag({
  store,
  changed,
  name,
  filters,
  list,
}: Parts & { readonly name: FlagFilter; readonly list: ListBody['list'] }) {
  const { t } = useTranslation('list');
  const value = store.fields[name];
  if (value === '0') return <input type="hidden" name={name} value={value} />;
  const row = FILTERS[name];
  const elsewhere = 'shownFor' in row && row.shownFor !== list;
  if (value === '' && ('addressOnly' in row || elsewhere)) return null;
  return (
    <Option
      name={name}
      value="1"
      words={t(`filters.${name}`)}
      count={filters[name].count}
      checked={value === '1'}
      onChange={() => {
        store.choose(name, value === '1' ? '' : '1');
        changed();
      }}
    />
  );
});

/** Filters behind a button that shows how many are active. */
export function Group({
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
      name={FILTER_FORM}
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
