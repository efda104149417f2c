import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Outage } from '../../application/ports/outage.ts';
import type { Erasure, ErasureJournal } from '../../application/ports/privacy/erasure-journal.ts';
import { syncFolder } from './sync-folder.ts';

/** The folder in DATA_DIR. */
export const ERASED = 'erased';

/** Months for which an erasure is noted, beside the one that goes on: no older backup is to be restored. */
export const NOTED_MONTHS = 24;
/** A file a month, as `2026-08.jsonl`. */
const MONTH = /^\d{4}-\d\d\.jsonl$/;

const names = z.array(z.string().min(1)).min(1);
const at = z.iso.datetime().transform(text => Date.parse(text));
const line = z.discriminatedUnion('kind', [
  z.object({ at, kind: z.enum(['address', 'owner']), address: names }),
  z.object({ at, kind: z.literal('subscription'), address: names, subscription: names }),
  z.object({ at, kind: z.literal('recommendations'), person: z.string().min(1) }),
]);

/**
 * A folder of `directory` (0700) with a file a month (0600) and a line an erasure. Any number of processes append to it at once; a month that is
 * over goes whole, so that no file is written anew under another process.
 */
export function makeErasureJournal(directory: string): ErasureJournal {
  const folder = join(directory, ERASED);
  return {
    async note(erasure) {
      try {
        await append(folder, erasure);
      } catch (error) {
        // The erasure fails with its note: erased without one, the data would come back with a restore. It can be asked for again.
        throw new Outage(`the journal of erasures: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}

async function append(folder: string, { at: time, ...told }: Erasure): Promise<void> {
  const day = new Date(time).toISOString();
  const path = join(folder, `${day.slice(0, 7)}.jsonl`);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(dirname(made));
  const isNew = !(await stat(path).catch(() => undefined));
  const file = await open(path, 'a', 0o600);
  try {
    // In one write, and on a line of its own, also behind one that a crash cut off.
    await file.writeFile(`\n${JSON.stringify({ at: day, ...told })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (!isNew) return;
  await syncFolder(folder);
  const oldest = monthsBack(day.slice(0, 7), NOTED_MONTHS);
  for (const name of await readdir(folder))
    if (MONTH.test(name) && name.slice(0, 7) < oldest) await rm(join(folder, name), { force: true });
}

/** `monthsBack('2026-01', 2)` → `'2025-11'` */
function monthsBack(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7);
}

/**
 * The erasures of a journal's folder, or of one of its files, and how many lines cannot be read, as one is that a crash cut off.
 * Throws in one line where there is neither.
 */
export async function readErasures(
  path: string,
): Promise<{ readonly erasures: readonly Erasure[]; readonly unreadable: number }> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Error(`there is no journal of erasures at ${path}`);
  const files = found.isDirectory()
    ? (await readdir(path)).filter(name => MONTH.test(name)).map(name => join(path, name))
    : [path];
  const lines: string[] = [];
  for (const file of files.sort())
    lines.push(...(await readFile(file, 'utf8')).split('\n').filter(text => text !== ''));
  const read = lines.map(text => line.safeParse(jsonIn(text)));
  const erasures = read.flatMap(({ data }) => data ?? []);
  return { erasures, unreadable: lines.length - erasures.length };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
