import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Shortest secret that is taken, in bytes or characters. */
export const SECRET_LENGTH = 32;
const FILE = 'secret';

/**
 * The site's secret from `DATA_DIR/secret`, made on the first start (0600). Processes that start at once agree on one: it is
 * written aside and linked into place, which only the first of them can do.
 * Throws where the file is too short to be one.
 */
export async function readSecret(dataDirectory: string): Promise<Uint8Array> {
  const path = join(dataDirectory, FILE);
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  try {
    return await known(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  const aside = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const file = await open(aside, 'wx', 0o600);
  try {
    await file.writeFile(`${randomBytes(SECRET_LENGTH).toString('base64url')}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await link(aside, path).catch((error: unknown) => {
    if (!isCode(error, 'EEXIST')) throw error;
  });
  await rm(aside, { force: true });
  // Its name has to outlast a loss of power: with another secret no link of a mail that was sent before would open anything.
  const folder = await open(dataDirectory, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
  return known(path);
}

/** The secret of a setting. Throws where it is shorter than 32 characters. */
export function secretFromText(text: string): Uint8Array {
  const secret = text.trim();
  if (secret.length < SECRET_LENGTH) throw new Error(`the secret has fewer than ${SECRET_LENGTH} characters`);
  return new TextEncoder().encode(secret);
}

async function known(path: string): Promise<Uint8Array> {
  const { mode } = await stat(path);
  const secret = (await readFile(path, 'utf8')).trim();
  if (secret.length < SECRET_LENGTH)
    throw new Error(`${path} holds no valid secret: delete it and start again to have a new one made`);
  if ((mode & 0o077) !== 0) await chmod(path, 0o600);
  return new TextEncoder().encode(secret);
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
