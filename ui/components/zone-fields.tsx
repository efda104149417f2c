import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { ListBody } from '../../application/browse/list-body.ts';
import { type FilterStore, nearOf } from '../stores/filter.store.ts';
import { useTranslation } from '../locales/translations.ts';
import { Group, Option } from './filter-fields.tsx';
import { grouped } from './grouped.ts';

/** What a distance begins with. */
const USUAL_KM = '10';

/** Where a home may lie: a zone, drawn or of municipalities, and how far from a place. */
export const Zone = observer(function Zone({
  store,
  changed,
  filters,
}: {
  readonly store: FilterStore;
  readonly changed: () => void;
  readonly filters: ListBody['filters'];
}) {
  const { t } = useTranslation('list');
  const { zone, near } = store.fields;
  const { municipalities, drawn } = filters.zone;
  const toggle = (value: string) => {
    store.toggle('zone', value);
    changed();
  };
  return (
    <Group legend={t('filters.zone')} chosen={zone.length + (near === '' ? 0 : 1)}>
      <Near store={store} changed={changed} near={filters.near} />
      <fieldset>
        <legend className="option-legend">{t('filters.municipalities')}</legend>
        {drawn === '' ? null : (
          <Option
            name="zone"
            value={drawn}
            words={t('chosen.zone-drawn')}
            checked={zone.includes(drawn)}
            onChange={() => toggle(drawn)}
          />
        )}
        {municipalities.map(({ value, name, count }) => (
          <Option
            key={value}
            name="zone"
            value={value}
            words={name}
            count={count}
            checked={zone.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </fieldset>
    </Group>
  );
});

/** A place and how far from it; without script both fields are sent, and the list puts them together. */
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
  const [place, within] = [useId(), useId()];
  const asked = store.fields.near;
  const [chosen, setChosen] = useState(near.km === '' ? USUAL_KM : near.km);
  const pipe = asked.lastIndexOf('|');
  const km = asked === '' ? chosen : asked.slice(pipe + 1);
  const ask = (to: string, distance: string) => {
    setChosen(distance);
    store.choose('near', nearOf(to, distance));
    if (to !== '' || asked !== '') changed();
  };
  return (
    <>
      <div className="step">
        <label htmlFor={place}>{t('filters.near')}</label>
        <select
          id={place}
          name="near"
          value={asked.slice(0, Math.max(0, pipe))}
          onChange={event => ask(event.target.value, km)}
        >
          <option value="">{t('filters.any')}</option>
          {near.places.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="step">
        <label htmlFor={within}>{t('filters.within')}</label>
        <select
          id={within}
          name="within"
          value={km}
          onChange={event => ask(asked.slice(0, Math.max(0, pipe)), event.target.value)}
        >
          {near.steps.map(({ value, count }) => (
            <option key={value} value={value}>
              {count === undefined ? `${value}\u00a0km` : `${value}\u00a0km (${grouped(count)})`}
            </option>
          ))}
        </select>
      </div>
    </>
  );
});
