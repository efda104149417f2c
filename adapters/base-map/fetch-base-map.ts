import type { Topology } from 'topojson-specification';
import type { BaseMap } from '../../domain/map/base-map.ts';
import { parseBaseMap } from './parse-base-map.ts';

/** Its address has a hash in its name: kept by browsers for good. */
const ADDRESS = new URL('./base-map.topo.json', import.meta.url).href;

/** Fetches the ground of maps from the site itself, in a browser. Throws where it cannot be had. */
export async function fetchBaseMap(): Promise<BaseMap> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`the ground of the map answered ${response.status}`);
  return parseBaseMap((await response.json()) as Topology);
}
