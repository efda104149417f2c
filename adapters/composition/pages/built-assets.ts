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
  const { css, file } = entryOf(read('manifest.json'), entry);
  return {
    styles: css.map(addressOf),
    scripts: [addressOf(file)],
    ...dictionaries.parse(read('dictionaries.json')),
  };
}

/** Reads which assets a page of the desk links: its own script, the site's styles followed by its own, all dictionaries. */
export function readDeskAssets(directory: string): DeskAssets {
  const read = reader(directory);
  const site = entryOf(read('manifest.json'), BOOT);
  const desk = entryOf(read('desk-manifest.json'), DESK_BOOT);
  return {
    styles: [...site.css, ...desk.css].map(addressOf),
    scripts: [addressOf(desk.file)],
    fonts: site.assets.filter(file => file.endsWith('.woff2')).map(addressOf),
    ...deskDictionaries.parse(read('desk-dictionaries.json')),
  };
}

function entryOf(content: unknown, entry: string) {
  const found = manifest.parse(content)[entry];
  if (!found) throw new Error(`the manifest of the build has no entry ${entry}: run "npm run build"`);
  return found;
}

const addressOf = (file: string) => `/${file}`;

function reader(directory: string) {
  return (name: string) => JSON.parse(readFileSync(join(directory, '.vite', name), 'utf8')) as unknown;
}
