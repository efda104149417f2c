import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { Outage } from '../../application/ports/outage.ts';
import type { Erasure, ErasureJournal } from '../../application/ports/privacy/erasure-journal.ts';
import { syncFolder } from './sync-folder.ts';

/** Folder of the journal in DATA_DIR. */
export const ERASURE_FOLDER = 'erased';

/** Retention of erasure entries, in months besides the current one; older backups must not be restored. */
export const JOURNAL_MONTHS = 24;
/** One file per month, e.g. `2026-08.jsonl`. */
const MONTH = /^\d{4}-\d\d\.jsonl$/;

const names = z.array(z.string().min(1)).min(1);
const at = z.iso.datetime().transform(text => Date.parse(text));
const line = z.discriminatedUnion('kind', [
  z.object({ at, kind: z.enum(['address', 'owner']), address: names }),
  z.object({ at, kind: z.literal('subscription'), address: names, subscription: names }),
  z.object({ at, kind: z.literal('recommendations'), person: z.string().min(1) }),
]);

/**
 * Journal of erasures (GDPR) in a folder (0700) of `directory`, with one file per month (0600) and one line per erasure. Several processes
 * may append concurrently; expired months are deleted as whole files, so that no file is rewritten while another process appends.
 */
export function makeErasureJournal(directory: string): ErasureJournal {
  const folder = join(directory, ERASURE_FOLDER);
  return {
    async note(erasure) {
      try {
        await append(folder, erasure);
      } catch (error) {
        // Fail the erasure too: without an entry, restoring a backup would bring the data back. The erasure can be requested again.
        throw new Outage(`the journal of erasures: ${(error as Error).message}`, { cause: error });
      }
    },
  };
}

async function append(folder: string, { at: time, ...entry }: Erasure): Promise<void> {
  const day = new Date(time).toISOString();
  const path = join(folder, `${day.slice(0, 7)}.jsonl`);
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) await syncFolder(dirname(made));
  const isNew = !(await stat(path).catch(() => undefined));
  const file = await open(path, 'a', 0o600);
  try {
    // The entry is a single write that begins with a line break, in case a crash truncated the previous line.
    await file.writeFile(`\n${JSON.stringify({ at: day, ...entry })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  if (!isNew) return;
  await syncFolder(folder);
  const oldest = monthsBack(day.slice(0, 7), JOURNAL_MONTHS);
  for (const name of await readdir(folder))
    if (MONTH.test(name) && name.slice(0, 7) < oldest) await rm(join(folder, name), { force: true });
}

/** The month `count` months earlier. `monthsBack('2026-01', 2)` → `'2025-11'` */
function monthsBack(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7);
}

/**
 * Reads the erasures from a journal's folder or from one of its files, and counts unreadable lines (such as one truncated by a crash).
 * Throws an Error with a one-line message if the path does not exist.
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
