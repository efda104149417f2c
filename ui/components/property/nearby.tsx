import type { NearbyView } from '../../../application/view/nearby-view.ts';
import { Fold } from '../common/fold.tsx';
import { Words } from '../common/words.tsx';
import { NearbyNote } from '../listing/nearby-note.tsx';

/** Stations, schools and the like around a property by kind, nearest first; on phones folded below the shortest distances. */
export function Nearby({ view }: { readonly view: NearbyView }) {
  return (
    <section className="nearby" aria-label={view.title}>
      <Fold onPhones name={view.title} answer={view.answer}>
        <ul className="nearby-places">
          {view.kinds.flatMap(({ name: kind, places }) =>
            places.map(({ name, distance }) => (
              <li key={`${kind} ${name?.text} ${distance}`}>
                <span>
                  <span className="nearby-kind">{kind}</span> {name ? <Words text={name} /> : null}
                </span>{' '}
                <span className="nearby-distance">{distance}</span>
              </li>
            )),
          )}
        </ul>
        <p className="nearby-note">
          <NearbyNote view={view} />
        </p>
      </Fold>
    </section>
  );
}
