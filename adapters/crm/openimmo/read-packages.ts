import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { FileMark } from './package-file.ts';
import type { Offered } from './offered-objects.ts';

/** What is remembered of a folder's packages from one reading to the next. */
export type ReadPackages = Offered & {
  /** Packages that are in the catalogue, but perhaps not yet moved out of the way. */
  readonly taken: readonly FileMark[];
  /** Packages in `done` that have yet to be read again, after nothing was remembered. */
  readonly unread: readonly FileMark[];
};

const mark = z.object({ name: z.string(), size: z.number(), mtimeMs: z.number(), ino: z.number() });

const schema = z.object({
  folder: z.string(),
  fullAt: z.array(z.tuple([z.string(), z.number()])),
  objects: z.array(
    z.tuple([
      z.string(),
      z.object({
        provider: z.string(),
        at: z.number(),
        since: z.string(),
        project: z.string().optional(),
        deleted: z.literal(true).optional(),
      }),
    ]),
  ),
  taken: z.array(mark),
  // Absent of what a version before it wrote.
  unread: z.array(mark).default([]),
});

/** Absent where nothing was read yet, where another folder was, or where the file is damaged: then all packages are read again. */
export async function loadReadPackages(path: string, folder: string): Promise<ReadPackages | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success || parsed.data.folder !== folder) return undefined;
  const { fullAt, objects, taken, unread } = parsed.data;
  return { fullAt: new Map(fullAt), objects: new Map(objects), taken, unread };
}

/** Writes it whole or not at all, also where the power goes. */
export async function saveReadPackages(
  path: string,
  folder: string,
  { fullAt, objects, taken, unread }: ReadPackages,
): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify({ folder, fullAt: [...fullAt], objects: [...objects], taken, unread }));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
  const directory = await open(dirname(path), 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
