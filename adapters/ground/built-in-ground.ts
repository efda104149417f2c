import type { Topology } from 'topojson-specification';
import type { Ground } from '../../domain/map/ground.ts';
import topology from './ground.topo.json' with { type: 'json' };
import { readGround } from './read-ground.ts';

let read: Ground | undefined;

/** Base map bundled with the program, decoded once per process. */
export function builtInGround(): Ground {
  read ??= readGround(topology as unknown as Topology);
  return read;
}
