import type { NearbyRow, NearbyView } from '../../../application/view/nearby-view.ts';
import { Fold } from '../common/fold.tsx';
import { Words } from '../common/words.tsx';
import { NearbyNote } from '../listing/nearby-note.tsx';

/**
 * Stations, schools and the like around a property, nearest first; the nearest places have their numbers on the map, of which this list is
 * the text alternative, and the other places are folded. On phones the names of the nearest places show once the fold is open. The printed
 * page has one line instead of the list.
 */
export function Nearby({ view }: { readonly view: NearbyView }) {
  const { title, answer, places, farther } = view;
  return (
    <section className="nearby" aria-label={title}>
      <p className="nearby-line">{answer}</p>
      <Places rows={places} />
      {farther ? (
        <Fold name={farther.name} answer={farther.answer}>
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
        <li key={`${kind} ${distance} ${name?.text}`}>
          <span className="nearby-number" data-away={number === undefined || undefined}>
            {number}
          </span>{' '}
          <span>
            <span className="nearby-kind">{kind}</span>{' '}
            {name ? (
              <span className="nearby-name">
                <Words text={name} />
              </span>
            ) : null}
          </span>{' '}
          <span className="nearby-distance">{distance}</span>
        </li>
      ))}
    </ul>
  );
}
