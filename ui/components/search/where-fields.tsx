import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { numberText } from '../../../domain/text/number.ts';
import { type FilterStore, nearOf } from '../../stores/filter.store.ts';
import { useApp } from '../common/app-context.ts';
import { Group, Option, type Parts, Several } from './filter-fields.tsx';

/** Location filter: distance from a place, towns, municipalities, or a zone drawn on the map. */
export const Where = observer(function Where({ store, changed, filters }: Parts) {
  const { t } = useTranslation('list');
  const { city, zone, near } = store.fields;
  const { municipalities, drawn } = filters.zone;
  const legend = t('filters.city');
  return (
    <Group legend={legend} chosen={city.length + zone.length + (near === '' ? 0 : 1)}>
      <Near store={store} changed={changed} near={filters.near} />
      {drawn === '' ? null : (
        <Option
          name="zone"
          value={drawn}
          words={t('filters.drawn')}
          checked={zone.includes(drawn)}
          onChange={() => {
            store.toggle('zone', drawn);
            changed();
          }}
        />
      )}
      <Several
        store={store}
        changed={changed}
        name="city"
        legend={<legend className="visually-hidden">{legend}</legend>}
        options={filters.city}
      />
      <Several
        store={store}
        changed={changed}
        name="zone"
        legend={<legend className="option-legend">{t('filters.zone')}</legend>}
        options={municipalities}
      />
    </Group>
  );
});

/**
 * Place and distance; without script both fields are submitted, and the server combines them. Any known place can be typed: the suggestions are
 * towns of the catalogue, and all places from the first focus on.
 */
const Near = observer(function Near({
  store,
  changed,
  near,
}: {
  readonly store: FilterStore;
  readonly changed: () => void;
  readonly near: ListBody['filters']['near'];
}) {
  const { t } = useTranslation('list');
  const { placeNames } = useApp();
  const id = useId();
  const asked = store.fields.near;
  const pipe = asked.lastIndexOf('|');
  const place = asked.slice(0, Math.max(0, pipe)).replace('|', ' ');
  const km = asked === '' ? near.km : asked.slice(pipe + 1);
  /** Typed values that are not in the store yet. */
  const [typed, setTyped] = useState({});
  const [names, setNames] = useState(near.places);
  const shown = { place, km, ...typed };
  const ask = (to = shown.place) => {
    const value = nearOf(
      to.trim().replace(/ (?=[1-9]\d{3}$)/, '|'),
      /^(?:[1-9]\d?|100)$/.test(shown.km) ? shown.km : near.km,
    );
    setTyped(to === '' ? { km: shown.km } : {});
    if (value !== asked) {
      store.choose('near', value);
      changed();
    }
  };
  // Blur and Enter apply the typed values; Enter also submits the form, which takes its values from the store.
  const complete = {
    onBlur: () => ask(),
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') ask();
    },
  };
  return (
    <>
      <div className="step">
        <label htmlFor={`${id}place`}>{t('filters.near')}</label>
        <input
          id={`${id}place`}
          name="near"
          list={`${id}places`}
          maxLength={80}
          autoComplete="off"
          placeholder={t('filters.any')}
          value={shown.place}
          onFocus={() => {
            placeNames?.().then(setNames, () => undefined);
          }}
          onChange={({ target: { value } }) => {
            // A chosen suggestion is applied at once, typed text on blur or Enter.
            if (value === '' || names.includes(value)) ask(value);
            else setTyped({ ...typed, place: value });
          }}
          {...complete}
        />
        <datalist id={`${id}places`}>
          {names.map(name => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <div className="step">
        <label htmlFor={`${id}km`}>{t('filters.within')}</label>
        <input
          id={`${id}km`}
          name="within"
          type="number"
          min={1}
          max={100}
          list={`${id}steps`}
          value={shown.km}
          onChange={({ target: { value } }) => setTyped({ ...typed, km: value })}
          {...complete}
        />
        <datalist id={`${id}steps`}>
          {near.steps.map(({ value, count }) => (
            <option
              key={value}
              value={value}
              label={count === undefined ? undefined : `${value}\u00a0km (${numberText(count)})`}
            />
          ))}
        </datalist>
      </div>
    </>
  );
});
