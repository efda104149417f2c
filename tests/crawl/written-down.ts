import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type KnownValues, makeKnownValues, withPlaceholders } from './placeholders.ts';
import { makeWithoutRealTime } from './times.ts';

/** Characters of a file's name. */
const LONGEST = 180;

/** What a crawl writes down, a text file each. */
export type WrittenDown = {
  readonly known: KnownValues;
  /** The text as it is kept: the same in every crawl of the same software. */
  clean(text: string): string;
  /** Keeps a text; `name` is its path, without the end `.txt`. Throws where one of that name is kept already. */
  keep(name: string, text: string): void;
  has(name: string): boolean;
};

/** Writes texts below a folder, each with placeholders for what changes. `makeWrittenDown('out').keep('pages/fr', '200 …')` */
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
