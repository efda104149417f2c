import type { RecommendationStops } from '../../application/ports/recommendation-stops.ts';
import type { RequestStore } from './request-store.ts';

/** Who wants no more recommendations, in a plain set. */
export function makeMemoryStops({ stops }: RequestStore): RecommendationStops {
  return {
    stop: async person => void stops.add(person),
    stopped: async person => stops.has(person),
  };
}
