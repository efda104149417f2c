import { existsSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { buildAll } from './build.ts';

export const SERVER = 'dist/server/server.js';
const SOURCES =
  '{domain,application,adapters,ui,fixtures/pictures,fixtures/documents,fixtures/builders}/**/*.{ts,tsx,css,json,svg}';

/** Builds the site where what was built is missing or older than what it was built from. */
export async function buildWhereStale(): Promise<void> {
  if (!(await stale())) return;
  console.log('Building the site; this takes a minute the first time.');
  await buildAll();
}

async function stale(): Promise<boolean> {
  if (![SERVER, 'fixtures/agency/pictures', 'fixtures/agency/documents'].every(existsSync)) return true;
  const built = statSync(SERVER).mtimeMs;
  for await (const file of glob([SOURCES, 'package-lock.json', 'vite.config.ts']))
    if (statSync(file).mtimeMs > built) return true;
  return false;
}
