import '../node-version.ts';
import { join } from 'node:path';
import { build } from 'vite';
import { writeDocuments } from '../../../fixtures/documents/write-documents.ts';
import { drawPictures } from './draw-pictures.ts';
import { readArguments } from './read-arguments.ts';

/** The production build: what browsers get, the server, and what is drawn for the sample agency. */
export async function buildAll(): Promise<void> {
  await Promise.all([buildBundles('dist', 'warn'), drawPictures()]);
  await writeDocuments('fixtures/agency/documents');
}

/** Builds what visitors' browsers get, what those of agents get at the desk, and the server into `client` and `server` of a folder. */
export async function buildBundles(folder: string, logLevel: 'warn' | 'error'): Promise<void> {
  const [client, server] = [join(folder, 'client'), join(folder, 'server')];
  // Node reads vite.config.ts by itself: bundled first, it would take seconds of each build.
  const usual = { logLevel, configLoader: 'native' } as const;
  await build({ ...usual, build: { outDir: client } });
  await build({ ...usual, mode: 'desk', build: { outDir: client } });
  await build({ ...usual, build: { ssr: true, outDir: server } });
}

if (import.meta.main) {
  readArguments('npm run build', {});
  await buildAll();
}
