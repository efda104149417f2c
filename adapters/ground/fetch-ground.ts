import type { Topology } from 'topojson-specification';
import type { Ground } from '../../domain/map/ground.ts';
import { readGround } from './read-ground.ts';

/** Its address has a hash in its name: kept by browsers for good. */
const ADDRESS = new URL('./ground.topo.json', import.meta.url).href;

/** Fetches the ground of maps from the site itself, in a browser. Throws where it cannot be had. */
export async function fetchGround(): Promise<Ground> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`the ground of the map answered ${response.status}`);
  return readGround((await response.json()) as Topology);
}
