import '../node-version.ts';
import { existsSync, statSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { buildAll } from './build.ts';
import { readArguments } from './read-arguments.ts';

const SERVER = 'dist/server/server.js';
const SOURCES =
  '{domain,application,adapters,ui,fixtures/pictures,fixtures/documents,fixtures/builders}/**/*.{ts,tsx,css,json,svg}';

/** Whether what was built is missing or older than what it was built from. */
async function stale(): Promise<boolean> {
  if (![SERVER, 'fixtures/agency/pictures', 'fixtures/agency/documents'].every(existsSync)) return true;
  const built = statSync(SERVER).mtimeMs;
  for await (const file of glob([SOURCES, 'package-lock.json', 'vite.config.ts']))
    if (statSync(file).mtimeMs > built) return true;
  return false;
}

readArguments('npm start', {});
if (await stale()) {
  console.log('Building the site; this takes a minute the first time.');
  await buildAll();
}
await import(new URL(`../../../${SERVER}`, import.meta.url).href);
