/**
 * The built server on an empty database in DATA_DIR, so that it begins with the sample's feeds as they stand now; pictures that
 * were made before stay.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const directory = process.env['DATA_DIR'] ?? '';
if (directory === '') throw new Error('DATA_DIR says where');
mkdirSync(directory, { recursive: true });
for (const name of readdirSync(directory))
  if (name.startsWith('clairval.db')) rmSync(join(directory, name), { force: true });
await import(new URL('../../dist/server/server.js', import.meta.url).href);
