import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type KnownValues, makeKnownValues, withPlaceholders } from './placeholders.ts';
import { makeWithoutRealTime } from './times.ts';

/** Maximum length of a file name. */
const LONGEST = 180;

/** Output of a crawl, one text file per item. */
export type WrittenDown = {
  readonly known: KnownValues;
  /** The text as written: equal in every crawl of the same version. */
  clean(text: string): string;
  /** Writes a text; `name` is its path without `.txt`. Throws if the name exists. */
  keep(name: string, text: string): void;
  has(name: string): boolean;
};

/** Writes texts below a folder, with placeholders for changing values. `makeWrittenDown('out').keep('pages/fr', '200 …')` */
export function makeWrittenDown(folder: string): WrittenDown {
  const known = makeKnownValues();
  const kept = new Set<string>();
  const withoutRealTime = makeWithoutRealTime();
  const clean = (text: string) => withPlaceholders(withoutRealTime(known.named(text)));
  const pathOf = (name: string) =>
    clean(name)
      .split('/')
      .filter(part => part !== '')
      .map(part => part.replace(/[^\w.=&?,+~@‹›-]/g, '_').slice(0, LONGEST))
      .join('/');
  return {
    known,
    clean,
    keep(name, text) {
      const path = pathOf(name);
      if (kept.has(path)) throw new Error(`${path} is written down twice`);
      kept.add(path);
      const file = join(folder, `${path}.txt`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${clean(text).trimEnd()}\n`);
    },
    has: name => kept.has(pathOf(name)),
  };
}
