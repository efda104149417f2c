import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { numberText } from '../../../domain/text/number.ts';
import { type FilterStore, nearOf } from '../../stores/filter.store.ts';
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

/** Place and distance; without script both fields are submitted, and the server combines them. */
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
  const [chosen, setChosen] = useState(near.km);
  const pipe = asked.lastIndexOf('|');
  const km = asked === '' ? chosen : asked.slice(pipe + 1);
  const ask = (to: string, distance: string) => {
    setChosen(distance);
    store.choose('near', nearOf(to, distance));
    if (to !== '' || asked !== '') changed();
  };
  return (
    <div className="near">
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
              {count === undefined ? `${value}\u00a0km` : `${value}\u00a0km (${numberText(count)})`}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
});
