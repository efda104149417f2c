import type { ExpressionSpecification } from 'maplibre-gl';

/** What the engine calls the file of streets. */
export const STREETS = 'streets';

/** Where a layer of ours has its shapes from. */
export function from(layer: string, id: string) {
  return { id: `${STREETS}-${id}`, source: STREETS, 'source-layer': layer };
}

/** What of a layer is of a kind. */
export function ofKind(kind: string): ExpressionSpecification {
  return ['==', ['get', 'kind'], kind];
}
