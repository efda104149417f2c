import { z } from 'zod/mini';
import type { MapCardView, MapSource } from '../../application/browse/map/map-view.ts';
import type { ListingCard } from '../../application/view/listing-card-view.ts';
import type { ProjectCard } from '../../application/view/project-card-view.ts';
import { MOST_MAP_POINTS } from '../../domain/map/map-points.ts';
import { exactly } from './exactly.ts';

const column = z.array(z.number()).check(z.maxLength(MOST_MAP_POINTS));
const texts = z.array(z.string()).check(z.maxLength(MOST_MAP_POINTS));

const source = z
  .object({
    kind: z.enum(['listing', 'project']),
    points: z.object({
      ids: texts,
      latitudes: column,
      longitudes: column,
      prices: column,
      marks: column,
      places: texts,
      place: column,
    }),
    total: z.number(),
    places: z.array(z.tuple([z.string(), z.number(), z.number()])),
  })
  .apply(exactly<MapSource>());

/** Content of a page's map; `null` for a page without a map. */
export const mapSourceResponse = z.object({ found: z.nullable(source) });

const isCard = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'href' in value && 'title' in value;

const card = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('listing'), card: z.custom<ListingCard>(isCard) }),
    z.object({ kind: z.literal('project'), card: z.custom<ProjectCard>(isCard) }),
  ])
  .apply(exactly<MapCardView>());

/** The card of a property or project; `null` if it is no longer online. */
export const mapCardResponse = z.object({ found: z.nullable(card) });
