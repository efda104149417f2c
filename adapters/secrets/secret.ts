import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Minimum length of a secret, in bytes or characters. */
const SECRET_LENGTH = 32;
const FILE = 'secret';
/** Second line of the file: the previous secret, and when it was replaced. */
const PREVIOUS = /^previous (\S{32,}) until (\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** The site's secret, and the previous one, with which still valid tokens were made. */
export type Secrets = {
  readonly secret: Uint8Array;
  readonly previous: Uint8Array | undefined;
};

/** Parsed file; `until`: when the previous secret was replaced, Unix ms. */
type Held = { readonly secret: string; readonly previous?: { readonly secret: string; readonly until: number } };

/**
 * Loads the site's secrets from `DATA_DIR/secret`, creating the file (0600) on the first start. Processes that start concurrently get the
 * same secret: each writes a temporary file and hard-links it to the path, which succeeds only for the first. Throws if the secret is too
 * short.
 */
export async function readSecrets(dataDirectory: string): Promise<Secrets> {
  const path = join(dataDirectory, FILE);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    return inBytes(await readSecretFile(path));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const temporary = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await write(temporary, { secret: freshSecret() });
  await link(temporary, path).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
  });
  await rm(temporary, { force: true });
  // Sync the folder too: if the file were lost in a power failure, a new secret would invalidate all links in sent mails.
  await syncFolder(dataDirectory);
  return inBytes(await readSecretFile(path));
}

/**
 * Creation time of the secret in `DATA_DIR/secret` (Unix ms): when it replaced the previous one, else the file's modification time.
 * `undefined` if there is none.
 */
export async function secretMadeAt(dataDirectory: string): Promise<number | undefined> {
  const path = join(dataDirectory, FILE);
  try {
    return (await readSecretFile(path)).previous?.until ?? (await stat(path)).mtimeMs;
  } catch {
    return undefined;
  }
}

/** Secrets from settings. Throws if one has fewer than 32 characters. */
export function secretsFromText(secret: string, previous?: string): Secrets {
  return { secret: secretFromText(secret), previous: previous === undefined ? undefined : secretFromText(previous) };
}

/** Secret from a setting. Throws if it has fewer than 32 characters. */
export function secretFromText(text: string): Uint8Array {
  const secret = text.trim();
  if (secret.length < SECRET_LENGTH) throw new Error(`the secret has fewer than ${SECRET_LENGTH} characters`);
  return new TextEncoder().encode(secret);
}

export type Rotated =
  /**
   * The secret was replaced. `dropped`: Unix ms at which the secret that is now deleted had been replaced; `undefined` if there
   * was none to delete.
   */
  | { readonly kind: 'rotated'; readonly dropped: number | undefined }
  /**
   * The secret was not replaced, because the last rotation, at `until` (Unix ms), is too recent: tokens made with the previous secret must
   * stay valid.
   */
  | { readonly kind: 'early'; readonly until: number };

/**
 * Replaces the secret in `DATA_DIR/secret`; the current one becomes the previous one, and the older previous one is deleted. Both secrets
 * are in one file, which is replaced atomically. Changes nothing if the previous secret was replaced less than `leastMs` before `now`.
 * Throws if there is no secret yet, or if another rotation is running.
 */
export async function rotateSecret(dataDirectory: string, now: number, leastMs: number): Promise<Rotated> {
  const path = join(dataDirectory, FILE);
  const temporary = `${path}.next`;
  // Lock file: two concurrent rotations would delete a secret that was just created.
  const lock = await open(temporary, 'wx', 0o600).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
    throw new Error(
      `another rotation is running, or was interrupted and left ${temporary}: delete that file and try again`,
    );
  });
  await lock.close();
  try {
    const { secret, previous } = await readSecretFile(path);
    if (previous && now - previous.until < leastMs) return { kind: 'early', until: previous.until };
    await write(temporary, { secret: freshSecret(), previous: { secret, until: now } });
    await rename(temporary, path);
    await syncFolder(dataDirectory);
    return { kind: 'rotated', dropped: previous?.until };
  } finally {
    await rm(temporary, { force: true });
  }
}

/** A created or renamed file survives a power loss only after its folder is synced. */
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

async function readSecretFile(path: string): Promise<Held> {
  const { mode } = await stat(path);
  const text = (await readFile(path, 'utf8')).trim();
  const at = text.lastIndexOf('\n');
  const [, before, until] = PREVIOUS.exec(text.slice(at + 1)) ?? [];
  const secret = before === undefined ? text : text.slice(0, Math.max(at, 0)).trim();
  if (secret.length < SECRET_LENGTH)
    throw new Error(`${path} contains no valid secret: delete it and start again to create a new one`);
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
