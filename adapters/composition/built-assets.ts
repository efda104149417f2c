import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Assets } from '../ssr/document.ts';

const manifest = z.record(
  z.string(),
  z.looseObject({ file: z.string(), css: z.array(z.string()).default([]), assets: z.array(z.string()).default([]) }),
);
const addresses = z.record(z.string(), z.string());
const dictionaries = z.object({ dictionaries: addresses, formDictionaries: addresses });
const BOOT = 'adapters/composition/boot.ts';

/** What a page has to name of the browser's build in `directory`, whose entry is `boot`. */
export function readAssets(directory: string, entry: string = BOOT): Assets {
  const read = (name: string) => JSON.parse(readFileSync(join(directory, '.vite', name), 'utf8')) as unknown;
  const entries = manifest.parse(read('manifest.json'));
  const boot = entries[entry];
  if (!boot) throw new Error(`the build has no ${entry}`);
  return {
    styles: boot.css.map(file => `/${file}`),
    scripts: [`/${boot.file}`],
    fonts: boot.assets.filter(file => file.endsWith('.woff2')).map(file => `/${file}`),
    ...dictionaries.parse(read('dictionaries.json')),
  };
}
