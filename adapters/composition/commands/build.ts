import '../node-version.ts';
import { build } from 'vite';
import { writeDocuments } from '../../../fixtures/documents/write-documents.ts';
import { writePictures } from '../../../fixtures/pictures/write-pictures.ts';
import { readArguments } from './read-arguments.ts';

/** The production build: what browsers get, the server, and what is drawn for the sample agency. */
export async function buildAll(): Promise<void> {
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', mode: 'desk' });
  await build({ logLevel: 'warn', build: { ssr: true } });
  writePictures('fixtures/agency/pictures');
  await writeDocuments('fixtures/agency/documents');
}

if (import.meta.main) {
  readArguments('npm run build', {});
  await buildAll();
}
