import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BrokenArchive, eachMember, firstMember, sumOf } from '../../archive/read-archive.ts';
import { FILE_FOLDERS, SECRET_FILE, STATE_FOLDERS } from './backed-up-files.ts';

/** Grows with each change after which an older program would read a backup wrongly. */
export const FORMAT = 1;
/** The first member, by which a backup is known, and the last one. */
export const HEAD = 'site-backup';
export const MANIFEST = 'manifest.json';
/** The database: a SQLite file, or what pg_dump wrote. */
export const DATABASE = 'database';

/** Longest head and manifest that are read into memory, in bytes: the second is that of some million files. */
const HEAD_BYTES = 1_000;
const MANIFEST_BYTES = 256 * 1024 * 1024;

const head = z.object({ format: z.number().int().positive() });

const manifest = z.object({
  format: z.literal(FORMAT),
  /** When the backup began: what was confirmed before is in it. */
  startedAt: z.iso.datetime(),
  database: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sqlite') }),
    z.object({ kind: z.literal('postgres'), server: z.string(), program: z.string() }),
  ]),
  /** The steps of the schema that the database has taken. */
  steps: z.array(z.string()),
  /** Whether the secret is in it, which it is where DATA_DIR has it. */
  holdsSecret: z.boolean(),
  /** Made under the site's secret, by which it is known again. */
  secretMark: z.string(),
  members: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;

/** A backup whose every byte is as it was written; `sum` is the SHA-256 of the file. */
export type ReadBackup = { readonly manifest: Manifest; readonly sum: string };

/** Reads a whole backup. Throws in one line, which says of which kind of file or damage it is. */
export async function readBackup(file: string): Promise<ReadBackup> {
  try {
    await refuseForeign(file);
    const sum = await sumOf(file);
    const found = new Map<string, { readonly bytes: number; readonly sha256: string }>();
    const last: Buffer[] = [];
    await eachMember(file, async ({ name, bytes, pieces }) => {
      if (found.has(name)) throw new BrokenArchive(`it holds ${name} twice`);
      if (name === MANIFEST && bytes > MANIFEST_BYTES) throw new BrokenArchive('its manifest is too long');
      const hash = createHash('sha256');
      for await (const piece of pieces) {
        hash.update(piece);
        if (name === MANIFEST) last.push(piece);
      }
      if (!hasPlace(name)) throw new BrokenArchive(`it holds ${name}, which has no place in DATA_DIR`);
      found.set(name, { bytes, sha256: hash.digest('hex') });
    });
    const read = manifest.safeParse(jsonIn(Buffer.concat(last).toString()));
    if (!read.success) throw new BrokenArchive('its manifest cannot be read');
    found.delete(MANIFEST);
    const told = read.data.members;
    const same = (one: Manifest['members'][number]) =>
      found.get(one.name)?.bytes === one.bytes && found.get(one.name)?.sha256 === one.sha256;
    if (told.length !== found.size || !told.every(same) || !found.has(DATABASE))
      throw new BrokenArchive('its members are not those of its manifest');
    return { manifest: read.data, sum };
  } catch (error) {
    if (error instanceof BrokenArchive) throw new Error(`${file} is damaged: ${error.message}`, { cause: error });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`there is no file ${file}`, { cause: error });
    throw error;
  }
}

function hasPlace(name: string): boolean {
  const [top = '', ...below] = name.split('/');
  if (below.length > 0) return [...STATE_FOLDERS, ...FILE_FOLDERS].some(folder => folder === top);
  return [HEAD, MANIFEST, DATABASE, SECRET_FILE].includes(name);
}

/** Whether a file begins as a backup of this program, whole or not. */
export async function isBackup(file: string): Promise<boolean> {
  const first = await firstMember(file, HEAD_BYTES).catch(() => undefined);
  return first?.name === HEAD;
}

async function refuseForeign(file: string): Promise<void> {
  const first = await firstMember(file, HEAD_BYTES);
  const read = head.safeParse(first?.name === HEAD ? jsonIn(first.content.toString()) : undefined);
  if (!read.success) throw new Error(`${file} is no backup of this program`);
  if (read.data.format > FORMAT)
    throw new Error(`${file} is of a newer version of this program: its format is ${read.data.format}, not ${FORMAT}`);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
