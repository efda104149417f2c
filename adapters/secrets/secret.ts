import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Shortest secret that is taken, in bytes or characters. */
export const SECRET_LENGTH = 32;
const FILE = 'secret';
/** The line of the file behind the secret: the one before it, and when that was replaced. */
const PREVIOUS = /^previous (\S{32,}) until (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** What a site makes things under, and the secret before it, under which things were made that still count. */
export type Secrets = {
  readonly secret: Uint8Array;
  readonly previous: Uint8Array | undefined;
};

/** What the file holds; `until` is when the previous secret was replaced, in milliseconds since 1970. */
type Held = { readonly secret: string; readonly previous?: { readonly secret: string; readonly until: number } };

/**
 * The site's secrets from `DATA_DIR/secret`, made on the first start (0600). Processes that start at once agree on one: it is
 * written aside and linked into place, which only the first of them can do.
 * Throws where the file is too short to be one.
 */
export async function readSecrets(dataDirectory: string): Promise<Secrets> {
  const path = join(dataDirectory, FILE);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    return inBytes(await held(path));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await write(aside, { secret: freshSecret() });
  await link(aside, path).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
  });
  await rm(aside, { force: true });
  // Its name has to outlast a loss of power: with another secret no link of a mail that was sent before would open anything.
  await syncFolder(dataDirectory);
  return inBytes(await held(path));
}

/**
 * When the secret in `DATA_DIR/secret` was made, in milliseconds since 1970: the moment at which it replaced another, else that of its
 * file; nothing where there is none.
 */
export async function secretMadeAt(dataDirectory: string): Promise<number | undefined> {
  const path = join(dataDirectory, FILE);
  try {
    return (await held(path)).previous?.until ?? (await stat(path)).mtimeMs;
  } catch {
    return undefined;
  }
}

/** The secrets of settings. Throws where one is shorter than 32 characters. */
export function secretsFromText(secret: string, previous?: string): Secrets {
  return { secret: secretFromText(secret), previous: previous === undefined ? undefined : secretFromText(previous) };
}

/** The secret of a setting. Throws where it is shorter than 32 characters. */
export function secretFromText(text: string): Uint8Array {
  const secret = text.trim();
  if (secret.length < SECRET_LENGTH) throw new Error(`the secret has fewer than ${SECRET_LENGTH} characters`);
  return new TextEncoder().encode(secret);
}

export type Rotated =
  /** `dropped` is when the secret that is gone now had been replaced, where there was one. */
  | { readonly kind: 'rotated'; readonly dropped: number | undefined }
  /** The previous secret was replaced then, and would be dropped too early. */
  | { readonly kind: 'early'; readonly until: number };

/**
 * Puts a fresh secret into `DATA_DIR/secret`; the one that was there becomes the previous one, and the one before that is gone.
 * Both stand in one file, which is written aside and renamed: a crash leaves the former pair or the new one. Nothing changes where
 * the previous secret was replaced less than `leastMs` before `now`.
 * Throws where there is no secret yet, and where another rotation is under way.
 */
export async function rotateSecret(dataDirectory: string, now: number, leastMs: number): Promise<Rotated> {
  const path = join(dataDirectory, FILE);
  const aside = `${path}.next`;
  // Only one process can make it: two rotations at once would drop a secret that was just made.
  const lock = await open(aside, 'wx', 0o600).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
    throw new Error(`another rotation is under way; where none is, it broke off: delete ${aside} and try again`);
  });
  await lock.close();
  try {
    const { secret, previous } = await held(path);
    if (previous && now - previous.until < leastMs) return { kind: 'early', until: previous.until };
    await write(aside, { secret: freshSecret(), previous: { secret, until: now } });
    await rename(aside, path);
    await syncFolder(dataDirectory);
    return { kind: 'rotated', dropped: previous?.until };
  } finally {
    await rm(aside, { force: true });
  }
}

/** Names in a folder outlast a loss of power once the folder itself is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

function freshSecret(): string {
  return randomBytes(SECRET_LENGTH).toString('base64url');
}

async function write(path: string, { secret, previous }: Held): Promise<void> {
  const before = previous ? `previous ${previous.secret} until ${new Date(previous.until).toISOString()}\n` : '';
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(`${secret}\n${before}`);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function held(path: string): Promise<Held> {
  const { mode } = await stat(path);
  const text = (await readFile(path, 'utf8')).trim();
  const at = text.lastIndexOf('\n');
  const [, before, until] = PREVIOUS.exec(text.slice(at + 1)) ?? [];
  const secret = before === undefined ? text : text.slice(0, Math.max(at, 0)).trim();
  if (secret.length < SECRET_LENGTH)
    throw new Error(`${path} holds no valid secret: delete it and start again to have a new one made`);
  if ((mode & 0o077) !== 0) await chmod(path, 0o600);
  return before === undefined || until === undefined
    ? { secret }
    : { secret, previous: { secret: before, until: Date.parse(until) } };
}

function inBytes({ secret, previous }: Held): Secrets {
  return secretsFromText(secret, previous?.secret);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
