import { open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { FileMark } from './package-file.ts';
import type { OfferedObjects } from './offered-objects.ts';

/** State of a folder's packages, stored between imports. */
export type ReadPackages = OfferedObjects & {
  /** Imported packages that may not have been moved yet. */
  readonly taken: readonly FileMark[];
  /** Packages in `done` to be read again because the state was lost. */
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
  // The field is absent in state files of earlier versions.
  unread: z.array(mark).default([]),
});

/** Loads the state; `undefined` if it is missing, damaged or of another folder, and then all packages are read again. */
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

/** Writes the state atomically: after a power loss the file is either the old or the new one. */
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
