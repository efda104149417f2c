import type { ExpressionSpecification } from 'maplibre-gl';

/** Id of the street source. */
export const STREETS = 'streets';

/** Source fields of a street layer. */
export function from(layer: string, id: string) {
  return { id: `${STREETS}-${id}`, source: STREETS, 'source-layer': layer };
}

/** Filter: features of a kind. */
export function ofKind(kind: string): ExpressionSpecification {
  return ['==', ['get', 'kind'], kind];
}
