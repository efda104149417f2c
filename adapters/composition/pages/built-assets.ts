import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { DeskAssets } from '../../ssr/desk-document.ts';
import type { Assets } from '../../ssr/document.ts';

const manifest = z.record(
  z.string(),
  z.looseObject({ file: z.string(), css: z.array(z.string()).default([]), assets: z.array(z.string()).default([]) }),
);
const addresses = z.record(z.string(), z.string());
const dictionaries = z.object({ dictionaries: addresses, formDictionaries: addresses });
const deskDictionaries = z.object({ dictionaries: addresses });
const BOOT = 'adapters/composition/browser/boot.ts';
const DESK_BOOT = 'adapters/composition/browser/desk-boot.ts';

/** Reads which assets of the browser's build in `directory` a page links; `entry` is the entry module. */
export function readAssets(directory: string, entry: string = BOOT): Assets {
  const read = reader(directory);
  const entries = manifest.parse(read('manifest.json'));
  const boot = entries[entry];
  if (!boot) throw new Error(`the manifest of the build has no entry ${entry}: run "npm run build"`);
  return {
    styles: boot.css.map(file => `/${file}`),
    scripts: [`/${boot.file}`],
    fonts: boot.assets.filter(file => file.endsWith('.woff2')).map(file => `/${file}`),
    ...dictionaries.parse(read('dictionaries.json')),
  };
}

/** Reads which assets a page of the desk links: its own script, the site's styles followed by its own, all dictionaries. */
export function readDeskAssets(directory: string): DeskAssets {
  const { styles, fonts } = readAssets(directory);
  const read = reader(directory);
  const boot = manifest.parse(read('desk-manifest.json'))[DESK_BOOT];
  if (!boot) throw new Error(`the manifest of the build has no entry ${DESK_BOOT}: run "npm run build"`);
  return {
    styles: [...styles, ...boot.css.map(file => `/${file}`)],
    scripts: [`/${boot.file}`],
    fonts,
    ...deskDictionaries.parse(read('desk-dictionaries.json')),
  };
}

function reader(directory: string) {
  return (name: string) => JSON.parse(readFileSync(join(directory, '.vite', name), 'utf8')) as unknown;
}
