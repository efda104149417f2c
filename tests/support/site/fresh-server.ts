/**
 * The built server on an empty database in DATA_DIR, so that it begins with the sample's feeds as they stand now; pictures that
 * were made before, by whichever run, stay: names say what they were made of.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const directory = process.env['DATA_DIR'] ?? '';
if (directory === '') throw new Error('DATA_DIR says where');
mkdirSync(directory, { recursive: true });
for (const name of readdirSync(directory))
  if (name.startsWith('clairval.db')) rmSync(join(directory, name), { force: true });
// A run has a directory by its port, which is another each time.
const pictures = resolve('var/browser-pictures');
mkdirSync(pictures, { recursive: true });
if (!existsSync(join(directory, 'pictures'))) symlinkSync(pictures, join(directory, 'pictures'), 'junction');
await import(new URL('../../../dist/server/server.js', import.meta.url).href);
