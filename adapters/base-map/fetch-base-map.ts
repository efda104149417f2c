import type { BaseMap } from '../../domain/map/base-map.ts';
import { parseBaseMap } from './parse-base-map.ts';

/** URL with a content hash, so that browsers can cache it permanently. */
const ADDRESS = new URL('./base-map.topo.json', import.meta.url).href;

/** Fetches the base map from the site, in a browser. Throws if the fetch fails. */
export async function fetchBaseMap(): Promise<BaseMap> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`the base map could not be fetched: status ${response.status}`);
  return parseBaseMap(await response.json());
}
