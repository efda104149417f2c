import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildBundles } from '../../adapters/composition/commands/build.ts';
import { writePictures } from '../../fixtures/pictures/write-pictures.ts';

/** Folder of the benchmark's build, separate from that of a running site. */
const DIRECTORY = join(import.meta.dirname, '../../var/bench');

/** A production build of the current sources. */
export type BuiltSite = {
  readonly server: string;
  /** Script of the server that renders the list page for comparison (peers). */
  readonly listPagePeers: string;
  readonly data: string;
};

/** Builds the site and the peers that need its components, in production mode; about three seconds. */
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
  // Removes the database, so that the site starts with the sample feed.
  for (const end of ['', '-wal', '-shm', '.made']) rmSync(join(DIRECTORY, `data/clairval.db${end}`), { force: true });
  if (!existsSync('fixtures/agency/pictures')) await writePictures('fixtures/agency/pictures');
  return {
    server: join(DIRECTORY, 'server/server.js'),
    listPagePeers: join(DIRECTORY, 'peers/list-page-peers.js'),
    data: join(DIRECTORY, 'data'),
  };
}
