import '../node-version.ts';
import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import { writePictures } from '../../../fixtures/pictures/write-pictures.ts';
import { readArguments } from './read-arguments.ts';

const OUT = 'dist/static';
const RENDERER = 'dist/static-renderer';

/** Pictures of a static host have addresses of their own. */
const staticPictures: Plugin = {
  name: 'static-pictures',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('media/picture-address.ts') &&
    !importer?.endsWith('static-pictures.ts') &&
    !importer?.endsWith('picture-service.ts')
      ? new URL('../static-pictures.ts', import.meta.url).pathname
      : undefined,
};

readArguments('npm run build:static', {});
rmSync(OUT, { recursive: true, force: true });
const common: InlineConfig = { logLevel: 'warn', plugins: [staticPictures] };
await build({ ...common, build: { outDir: OUT, rollupOptions: { input: 'adapters/composition/static-boot.ts' } } });
await build({
  ...common,
  build: { ssr: true, outDir: RENDERER, rollupOptions: { input: 'adapters/composition/static.ts' } },
});
writePictures('fixtures/agency/pictures');
const { writeStaticSite } = (await import(
  pathToFileURL(`${RENDERER}/static.js`).href
)) as typeof import('../static.ts');
const publicUrl = new URL(process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:3000');
const { pages, pictures, failed } = await writeStaticSite({
  directory: OUT,
  contentDirectory: process.env['CONTENT_DIR'] ?? 'fixtures/agency',
  cacheDirectory: 'var',
  publicUrl,
});
rmSync(RENDERER, { recursive: true, force: true });
console.log(`${pages} pages and ${pictures} pictures in ${OUT}/`);
for (const line of failed) console.error(`not written: ${line}`);
process.exitCode = failed.length === 0 ? 0 : 1;
