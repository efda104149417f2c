import type { NearbyRow, NearbyView } from '../../../application/view/nearby-view.ts';
import { Fold } from '../common/fold.tsx';
import { Words } from '../common/words.tsx';
import { NearbyNote } from '../listing/nearby-note.tsx';

/**
 * Stations, schools and the like around a property, nearest first, with their numbers on the map, of which this list is the text alternative. Phones fold
 * those that are farther away; the printed page has one line.
 */
export function Nearby({ view }: { readonly view: NearbyView }) {
  const { places, farther } = view;
  return (
    <section className="nearby" aria-label={view.title}>
      <p className="nearby-line">{view.answer}</p>
      <Places rows={places} />
      {farther ? (
        <Fold onPhones name={farther.name} answer={farther.answer}>
          <Places rows={farther.places} />
        </Fold>
      ) : null}
      <p className="nearby-note">
        <NearbyNote view={view} />
      </p>
    </section>
  );
}

function Places({ rows }: { readonly rows: readonly NearbyRow[] }) {
  return (
    <ul className="nearby-places">
      {rows.map(({ number, kind, name, distance }) => (
        <li key={`${kind} ${name?.text} ${distance}`}>
          <span className="nearby-number" data-away={number === undefined || undefined}>
            {number}
          </span>{' '}
          <span>
            <span className="nearby-kind">{kind}</span> {name ? <Words text={name} /> : null}
          </span>{' '}
          <span className="nearby-distance">{distance}</span>
        </li>
      ))}
    </ul>
  );
}
