import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BrokenArchive, eachMember, firstMember, sumOf } from '../../archive/read-archive.ts';
import { FILE_FOLDERS, SECRET_FILE, STATE_FOLDERS } from './backed-up-files.ts';

/** Version of the backup's format, incremented with each change that older versions of this program would misread. */
export const FORMAT = 1;
/**
 * Names of two members of the archive: `HEAD` is the first one, by which a backup is recognised, and `MANIFEST` the last one before the
 * checksum.
 */
export const HEAD = 'site-backup';
export const MANIFEST = 'manifest.json';
/** The database: a SQLite file, or the output of pg_dump. */
export const DATABASE = 'database';

/**
 * Size limits of head and manifest, in bytes, as both members are read into memory; a manifest of this size can list some million files.
 */
const HEAD_BYTES = 1_000;
const MANIFEST_BYTES = 256 * 1024 * 1024;

const head = z.object({ format: z.number().int().positive() });

const manifest = z.object({
  format: z.literal(FORMAT),
  /** Time at which the backup started; the backup contains every change that was committed before. */
  startedAt: z.iso.datetime(),
  database: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('sqlite') }),
    z.object({ kind: z.literal('postgres'), server: z.string(), program: z.string() }),
  ]),
  /** Schema migrations applied to the database. */
  steps: z.array(z.string()),
  /** Whether the backup contains the secret: true if it is stored in DATA_DIR, not in the setting SECRET. */
  holdsSecret: z.boolean(),
  /** Hash made with the site's secret; identifies it without revealing it. */
  secretMark: z.string(),
  members: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifest>;

/** A verified backup; `sum` is the SHA-256 of the file. */
export type ReadBackup = { readonly manifest: Manifest; readonly sum: string };

/** Reads and verifies a whole backup. Throws a one-line error that names the wrong kind of file or the damage. */
export async function readBackup(file: string): Promise<ReadBackup> {
  try {
    await refuseForeign(file);
    const sum = await sumOf(file);
    const found = new Map<string, { readonly bytes: number; readonly sha256: string }>();
    const last: Buffer[] = [];
    await eachMember(file, async ({ name, bytes, pieces }) => {
      if (found.has(name)) throw new BrokenArchive(`it contains ${name} twice`);
      if (name === MANIFEST && bytes > MANIFEST_BYTES) throw new BrokenArchive('its manifest is too long');
      const hash = createHash('sha256');
      for await (const piece of pieces) {
        hash.update(piece);
        if (name === MANIFEST) last.push(piece);
      }
      if (!hasPlace(name)) throw new BrokenArchive(`it contains ${name}, which has no place in DATA_DIR`);
      found.set(name, { bytes, sha256: hash.digest('hex') });
    });
    const read = manifest.safeParse(jsonIn(Buffer.concat(last).toString()));
    if (!read.success) throw new BrokenArchive('its manifest cannot be read');
    found.delete(MANIFEST);
    const listed = read.data.members;
    const same = (one: Manifest['members'][number]) =>
      found.get(one.name)?.bytes === one.bytes && found.get(one.name)?.sha256 === one.sha256;
    if (listed.length !== found.size || !listed.every(same) || !found.has(DATABASE))
      throw new BrokenArchive('its members differ from those in its manifest');
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

/** Whether a file starts as a backup of this program does, complete or not. */
export async function isBackup(file: string): Promise<boolean> {
  const first = await firstMember(file, HEAD_BYTES).catch(() => undefined);
  return first?.name === HEAD;
}

async function refuseForeign(file: string): Promise<void> {
  const first = await firstMember(file, HEAD_BYTES);
  const read = head.safeParse(first?.name === HEAD ? jsonIn(first.content.toString()) : undefined);
  if (!read.success) throw new Error(`${file} is not a backup of this program`);
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
