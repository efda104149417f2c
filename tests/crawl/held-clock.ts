/**
 * Preloaded into every process of a crawled site (`node --import`): sets its clock to the Unix ms in the file named by CRAWL_CLOCK, so that
 * all crawls have the same times. Timers run as usual.
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
