import type { BaseMap } from '../../domain/map/base-map.ts';
import topology from './base-map.topo.json' with { type: 'json' };
import { parseBaseMap } from './parse-base-map.ts';

let read: BaseMap | undefined;

/** Base map bundled with the program, decoded once per process. */
export function builtInBaseMap(): BaseMap {
  read ??= parseBaseMap(topology);
  return read;
}
