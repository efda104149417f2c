import type { Topology } from 'topojson-specification';
import type { Ground } from '../../domain/map/ground.ts';
import { readGround } from './read-ground.ts';

/** URL with a content hash, so that browsers can cache it permanently. */
const ADDRESS = new URL('./ground.topo.json', import.meta.url).href;

/** Fetches the base map from the site, in a browser. Throws if that fails. */
export async function fetchGround(): Promise<Ground> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`the ground of the map answered ${response.status}`);
  return readGround((await response.json()) as Topology);
}
