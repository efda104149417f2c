import type { NearbyRow, NearbyView } from '../../../application/view/nearby-view.ts';
import { Fold } from '../common/fold.tsx';
import { Words } from '../common/words.tsx';
import { NearbyNote } from '../listing/nearby-note.tsx';

/** Number of places in the summary line on phones. */
const MOST_ANSWERED = 4;

/**
 * Stations, schools and the like around a property, nearest first, with their numbers on the map, of which this list is the text
 * alternative. On phones it is folded below the nearest ones; the printed page has one line.
 */
export function Nearby({ view }: { readonly view: NearbyView }) {
  const nearest = view.places.slice(0, MOST_ANSWERED).map(place => (
    <span className="nearby-near" key={`${place.kind} ${place.distance} ${place.name?.text}`}>
      <Mark place={place} />{' '}
      <span>
        {place.kind} <span className="nearby-distance">{place.distance}</span>
      </span>{' '}
    </span>
  ));
  return (
    <section className="nearby" aria-label={view.title}>
      <p className="nearby-line">{view.answer}</p>
      <Fold onPhones name={view.title} answer={nearest}>
        <ul className="nearby-places">
          {view.places.map(place => (
            <li key={`${place.kind} ${place.distance} ${place.name?.text}`}>
              <Mark place={place} />{' '}
              <span>
                <span className="nearby-kind">{place.kind}</span> {place.name ? <Words text={place.name} /> : null}
              </span>{' '}
              <span className="nearby-distance">{place.distance}</span>
            </li>
          ))}
        </ul>
        <p className="nearby-note">
          <NearbyNote view={view} />
        </p>
      </Fold>
    </section>
  );
}

/** Number of a place on the map; an empty gap for a place outside the map. */
function Mark({ place: { number } }: { readonly place: NearbyRow }) {
  return (
    <span className="nearby-number" data-away={number === undefined || undefined}>
      {number}
    </span>
  );
}
