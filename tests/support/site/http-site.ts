import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePictureService } from '../../../adapters/images/picture-service.ts';
import { makePictureStore } from '../../../adapters/images/picture-store.ts';
import { makePublicAddress } from '../../../adapters/qr-codes/public-address.ts';
import { readStaticFiles } from '../../../adapters/node-server/static-files.ts';
import type { HttpRequest } from '../../../adapters/wire/exchange.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { openApplication } from './sample-application.ts';
import { type OpenSite, openSite } from './sample-site.ts';
import { type Served, serveApplication } from '../server/serve-application.ts';

export type HttpSite = Awaited<ReturnType<typeof serveSite>>;

/** The sample agency on real sockets, with build files and a picture, and addresses that fail on purpose. */
export async function serveSite({
  site = openSite(),
  change = same => same,
  publicUrl = 'https://agency.example',
  ...given
}: Omit<Served, 'files'> & { readonly site?: OpenSite } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-'));
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, '.vite'));
  writeFileSync(join(client, 'assets', 'boot-1.js'), `export const words = ${JSON.stringify('woord '.repeat(200))};`);
  writeFileSync(join(client, '.vite', 'manifest.json'), '{"secret":true}');
  writeFileSync(join(client, 'index.html'), '<p>template</p>');
  const drawing = join(folder, 'front.svg');
  writeFileSync(
    drawing,
    '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="100"><rect width="150" height="100" fill="#123"/></svg>',
  );
  const pictures = makePictureService(
    async id => (id === 'front' ? drawing : undefined),
    makePictureStore(join(folder, 'made')),
  );
  const asked: HttpRequest[] = [];
  const publicAddress = makePublicAddress(new URL(publicUrl));
  const served = await serveApplication(openApplication({ clock: site.clock, publicAddress }, site), {
    ...given,
    publicUrl,
    files: [
      async question => {
        asked.push(question);
        if (question.path.endsWith('/throws/')) throw new Error('on purpose');
        if (question.path.endsWith('/out-of-reach/')) throw new Outage('on purpose');
        const [, id] = /^\/pictures\/([\w-]{1,80})$/.exec(question.path) ?? [];
        return id === undefined ? undefined : pictures.respond(id, question.query);
      },
    ],
    change: parts => change({ ...parts, files: readStaticFiles(client), proxies: 0 }),
  });
  return {
    ...served,
    site,
    /** Requests that reached the application behind the cache. */
    asked,
    async stop(): Promise<void> {
      await served.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
