/**
 * Preloaded into every process of a crawled site (`node --import`): its clock stands where the file that CRAWL_CLOCK names says, in
 * milliseconds since 1970, so that what depends on the time is the same in every crawl. Timers go on as usual.
 */
import { readFileSync } from 'node:fs';

const file = process.env['CRAWL_CLOCK'];
if (file !== undefined) {
  const now = () => Number(readFileSync(file, 'latin1'));
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
    apply: () => new Date().toString(),
    get: (date, name, self) => (name === 'now' ? now : Reflect.get(date, name, self)),
  });
}
