import type { Topology } from 'topojson-specification';
import type { Ground } from '../../domain/map/ground.ts';
import topology from './ground.topo.json' with { type: 'json' };
import { readGround } from './read-ground.ts';

let read: Ground | undefined;

/** The ground of maps as the program itself holds it, unpacked once a process. */
export function builtInGround(): Ground {
  read ??= readGround(topology as unknown as Topology);
  return read;
}
