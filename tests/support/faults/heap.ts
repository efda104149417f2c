import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Used heap in bytes after a garbage collection: only reachable objects, so it is stable across machines. */
export function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}
