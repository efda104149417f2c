import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePictures } from '../../fixtures/pictures/write-pictures.ts';
import { type Child, startChild } from '../bench/child.ts';
import { ask } from '../support/ask.ts';
import { importFolder, runImport } from '../support/run-import.ts';
import { CERTIFICATE, KEY } from '../support/test-certificate.ts';

/** Inside the house, so that the server finds its packages. */
const BUILT = join(import.meta.dirname, `../../var/running-import-${process.pid}`);

const folder = importFolder();
const environment = { DATA_DIR: folder.dataDirectory, CONTENT_DIR: 'fixtures/agency' };
let sites: readonly Child[] = [];

beforeAll(async () => {
  if (!existsSync('fixtures/agency/pictures')) writePictures('fixtures/agency/pictures');
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ logLevel: 'error', build: { outDir: join(BUILT, 'client') } });
  await build({ logLevel: 'error', build: { ssr: true, outDir: join(BUILT, 'server') } });
  process.env['NODE_ENV'] = NODE_ENV;
  // Both find an empty database: one imports the content's feeds, the other waits for it.
  const script = join(BUILT, 'server/server.js');
  sites = await Promise.all([startChild(script, environment), startChild(script, environment)]);
}, 120_000);

afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()));
  rmSync(BUILT, { recursive: true, force: true });
  folder.remove();
});

const statusOf = async (site: Child, path: string) => (await ask(site.port, { path })).status;
const onBoth = (path: string) => Promise.all(sites.map(site => statusOf(site, path)));

describe('a site of two processes on one database', () => {
  test('begins with the content’s feeds', async () => {
    expect(await onBoth('/fr/a-vendre/')).toEqual([200, 200]);
    expect(await onBoth('/property/6417342/')).toEqual([200, 200]);
    expect(await onBoth('/property/6301177/')).toEqual([410, 410]);
    expect(await onBoth('/property/6490763/')).toEqual([404, 404]);
    expect(await onBoth('/pictures/6417342-1?width=100')).toEqual([200, 200]);
  });

  test('shows what was imported beside it in both, and goes on answering', async () => {
    let done = false;
    const asked: number[] = [];
    const visitors = sites.map(async site => {
      for (let page = 1; !done; page++) {
        const lists = await Promise.all(
          [`/fr/a-vendre/?page=${1 + (page % 2)}`, '/nl/te-koop/', '/property/6415736/'].map(path =>
            statusOf(site, path),
          ),
        );
        asked.push(...lists);
      }
    });
    const { code, output } = await runImport(['fixtures/agency/feed-next.json'], environment);
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('1 added, 2 changed, 1 removed, 0 refused, 52 unchanged'),
    ]);
    await expect.poll(() => onBoth('/property/6490763/'), { timeout: 20_000 }).toEqual([200, 200]);
    done = true;
    await Promise.all(visitors);
    expect(asked.length).toBeGreaterThan(10);
    expect(new Set(asked)).toEqual(new Set([200]));
    expect(await onBoth('/property/6417342/')).toEqual([410, 410]);
    expect(await onBoth('/pictures/6490763-1?width=100')).toEqual([200, 200]);
    for (const site of sites) {
      const { text } = await ask(site.port, { path: '/property/6415736/' });
      expect(text).toContain('349.000');
      expect(text).not.toContain('369.000');
    }
  });

  test('shows a picture that lies on another host, and asks that host no more', async () => {
    const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
      .png()
      .toBuffer();
    let asked = 0;
    const host = createServer({ key: KEY, cert: CERTIFICATE }, (_, response) => {
      asked++;
      response.end(photo);
    });
    await new Promise<void>(resolve => host.listen(0, '127.0.0.1', resolve));
    const { port } = host.address() as AddressInfo;
    const feed = JSON.parse(readFileSync('fixtures/agency/feed-next.json', 'utf8')) as {
      Properties: { ID: string; Pictures: unknown[] }[];
    };
    for (const record of feed.Properties) {
      if (record.ID === '6490763')
        record.Pictures.push({
          ID: '6490763-99',
          Url: `https://127.0.0.1:${port}/photo.png`,
          Width: 300,
          Height: 200,
        });
    }
    const certificate = folder.write(CERTIFICATE, 'certificate.pem');
    const file = folder.write(JSON.stringify(feed));
    const without = await runImport([file], environment);
    expect(without.output).toMatch(/refused: 6490763 fr\.Pictures\[\d+\] has an Url that is neither a path/);
    const ran = await runImport([file], {
      ...environment,
      PICTURE_HOSTS: `127.0.0.1:${port}`,
      NODE_EXTRA_CA_CERTS: certificate,
    });
    expect(ran).toMatchObject({ code: 0, output: expect.stringContaining('changed: 6490763\n') });
    await expect
      .poll(() => onBoth('/pictures/6490763-99?width=100&format=webp'), { timeout: 20_000 })
      .toEqual([200, 200]);
    expect(asked).toBe(1);
    await new Promise(resolve => host.close(resolve));
  });
});
