import '../node-version.ts';
import { build } from 'vite';
import { writePictures } from '../../../fixtures/pictures/write-pictures.ts';

/** The production build: what browsers get, the server, and the drawn pictures of the sample agency. */
export async function buildAll(): Promise<void> {
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  writePictures('fixtures/agency/pictures');
}

if (import.meta.main) await buildAll();
