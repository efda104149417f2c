import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildBundles } from '../../adapters/composition/commands/build.ts';
import { writePictures } from '../../fixtures/pictures/write-pictures.ts';

/** Where the bench keeps its build: beside nothing that a running site is served from. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');

/** The production build of the sources as they stand. */
export type BuiltSite = {
  readonly server: string;
  /** The server of the list page's peers. */
  readonly listPagePeers: string;
  readonly data: string;
};

/** Builds the site and the peers that need its components, each as production code; about three seconds. */
export async function buildSite(): Promise<BuiltSite> {
  await buildBundles(DIRECTORY, 'warn');
  await build({
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: join(DIRECTORY, 'peers'),
      rollupOptions: { input: 'tests/bench/peers/list-page-peers.ts' },
    },
  });
  // A site that begins anew has the sample's feed as it stands.
  for (const end of ['', '-wal', '-shm', '.made']) rmSync(join(DIRECTORY, `data/clairval.db${end}`), { force: true });
  if (!existsSync('fixtures/agency/pictures')) await writePictures('fixtures/agency/pictures');
  return {
    server: join(DIRECTORY, 'server/server.js'),
    listPagePeers: join(DIRECTORY, 'peers/list-page-peers.js'),
    data: join(DIRECTORY, 'data'),
  };
}
