import type { ReactNode } from 'react';
import type { MapBlock } from '../../../application/browse/map/map-block.ts';
import type { ListView } from '../../../domain/list/list-query.ts';
import { MapBox } from './map-box.tsx';

/** Results with their map beside, above or instead of them, by `view`. */
export function ResultsWithMap({
  view,
  map,
  children,
}: {
  readonly view: ListView;
  readonly map: MapBlock | undefined;
  /** The results. */
  readonly children: ReactNode;
}) {
  return (
    <div className="list-view" data-view={view}>
      {map ? (
        <div className="list-map">
          <MapBox block={map} />
        </div>
      ) : null}
      {children}
    </div>
  );
}
