import '../node-version.ts';
import { join } from 'node:path';
import { build } from 'vite';
import { writeDocuments } from '../../../fixtures/documents/write-documents.ts';
import { drawPictures } from './draw-pictures.ts';
import { readArguments } from './common/read-arguments.ts';
import { BUILD_LOCK, lockBuild, stateOfBuild } from './stale.ts';

/** The production build: the browsers' bundles, the server, and the generated pictures and documents of the sample agency. */
async function buildAll(): Promise<void> {
  await Promise.all([buildBundles('dist', 'warn'), drawPictures()]);
  await writeDocuments('fixtures/agency/documents');
}

/**
 * Builds the bundles of the site and of the desk into `client`, and the server into `server`, of a folder. Always for production, since
 * with another NODE_ENV the bundles would hold React's development version.
 */
export async function buildBundles(folder: string, logLevel: 'warn' | 'error'): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const [client, server] = [join(folder, 'client'), join(folder, 'server')];
  // Node loads vite.config.ts itself; bundling it first would add seconds to each build.
  const usual = { logLevel, configLoader: 'native' } as const;
  await build({ ...usual, build: { outDir: client } });
  await build({ ...usual, mode: 'desk', build: { outDir: client } });
  await build({ ...usual, build: { ssr: true, outDir: server } });
}

if (import.meta.main) {
  readArguments('npm run build', {});
  const hasWaited = await lockBuild(BUILD_LOCK);
  if (!hasWaited || (await stateOfBuild()) !== 'fits') await buildAll();
}
