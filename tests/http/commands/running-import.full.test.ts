import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { constants } from 'node:os';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildBundles } from '../../../adapters/composition/commands/build.ts';
import { writePictures } from '../../../fixtures/pictures/write-pictures.ts';
import { type Child, startChild } from '../../bench/child.ts';
import { startPostgres } from '../../bench/postgres.ts';
import { ask } from '../../support/reading/ask.ts';
import { agencyIn } from '../../support/site/agency-in.ts';
import { importFolder, runImport } from '../../support/run/run-import.ts';
import { childrenOf, commandOf, gone, nicenessOf } from '../../support/faults/processes.ts';
import { GOOD_RECORD } from '../feed/good-record.ts';
import { CERTIFICATE, KEY } from '../../support/faults/test-certificate.ts';

// An import runs at the lowest priority, so it is slow while other processes are busy.
vi.setConfig({ testTimeout: 240_000 });

/** The server is built inside the repository, so that it finds its packages. */
const BUILT = join(import.meta.dirname, `../../../var/running-import-${process.pid}`);

const folder = importFolder();
const environment = { DATA_DIR: folder.dataDirectory, CONTENT_DIR: 'fixtures/agency' };
const postgres = await startPostgres({ inMemory: true });
/** Environment of a site that runs in two processes. They share a PostgreSQL, because only one server can use an embedded database. */
const shared = {
  ...environment,
  ...('missing' in postgres ? {} : { DATABASE_URL: postgres.url }),
  SECRET: 'a secret of the tests that is long enough',
};
const inEnglish = { ...shared, CONTENT_DIR: agencyIn('en') };
let sites: readonly Child[] = [];

beforeAll(async () => {
  if (!existsSync('fixtures/agency/pictures')) writePictures('fixtures/agency/pictures');
  const { NODE_ENV } = process.env;
  await buildBundles(BUILT, 'error');
  process.env['NODE_ENV'] = NODE_ENV;
  if ('missing' in postgres) return;
  // The first process imports the content's feeds into an empty database.
  const script = join(BUILT, 'server/server.js');
  sites = [await startChild(script, shared), await startChild(script, shared)];
}, 120_000);

afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()));
  if (!('missing' in postgres)) await postgres.stop();
  rmSync(BUILT, { recursive: true, force: true });
  folder.remove();
});

const statusOf = async (site: Child, path: string) => (await ask(site.port, { path })).status;
const onBoth = (path: string) => Promise.all(sites.map(site => statusOf(site, path)));

describe.skipIf('missing' in postgres)('a site of two processes on one database', () => {
  test('starts with the content’s feeds', async () => {
    expect(await onBoth('/fr/a-vendre/')).toEqual([200, 200]);
    expect(await onBoth('/property/6417342/')).toEqual([200, 200]);
    expect(await onBoth('/property/6301177/')).toEqual([410, 410]);
    expect(await onBoth('/property/6490763/')).toEqual([404, 404]);
    expect(await onBoth('/pictures/6417342-1?width=100')).toEqual([200, 200]);
  });

  test('shows data of a separate import in both processes, and keeps responding', async () => {
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
    const { code, output } = await runImport(['fixtures/agency/feed-next.json'], inEnglish);
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
      // The page's price history still contains the previous price, so look at the structured data only.
      expect(/"offers":\{"@type":"Offer","price":(\d+)/.exec(text)?.[1]).toBe('349000');
    }
  });

  test('serves a picture from another host, and requests it from there only once', async () => {
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
    const without = await runImport([file], inEnglish);
    expect(without.output).toMatch(/left out: 6490763 Pictures\[\d+\]: has an Url that is neither a path/);
    const ran = await runImport([file], {
      ...inEnglish,
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

/** Polls a page until its response has the status. */
const follows = (site: Child, path: string, status: number) =>
  expect.poll(() => statusOf(site, path), { timeout: 120_000 }).toBe(status);
const feedOfOwn = (...records: readonly object[]) =>
  JSON.stringify({
    Properties: records.map((record, at) => ({ ...GOOD_RECORD, ID: String(7_000_001 + at), ...record })),
  });
const SOURCE = join(BUILT, 'server/server.js');

describe('a site with listings from the agency’s system', () => {
  test('shows the listings of its file, follows changes, and keeps them when the file becomes invalid', async () => {
    const file = folder.write(feedOfOwn({}, {}, {}, {}), 'followed.json');
    const site = await startChild(SOURCE, {
      ...environment,
      DATA_DIR: join(folder.dataDirectory, 'of-file'),
      CATALOGUE_SOURCE: `file:${file}`,
      IMPORT_EVERY: '1s',
    });
    try {
      await follows(site, '/property/7000004/', 200);
      // A property of the content directory, which this site does not import.
      expect(await statusOf(site, '/property/6417342/')).toBe(404);
      folder.write('{"Properties": [', 'followed.json');
      await new Promise(resolve => setTimeout(resolve, 2_500));
      expect(await statusOf(site, '/property/7000004/')).toBe(200);
      folder.write(feedOfOwn({}, {}, { Price: 123_456 }), 'followed.json');
      await follows(site, '/property/7000004/', 410);
      expect((await ask(site.port, { path: '/property/7000003/' })).text).toContain('123.456');
    } finally {
      await site.stop();
    }
  });

  test('imports by the module of the documentation', async () => {
    const [, module = ''] =
      /```ts\n(type Home[^`]*(?:`[^`]+`[^`]*)*?)```/.exec(readFileSync('docs/connect/own-module.md', 'utf8')) ?? [];
    const path = folder.write(module, 'backend.ts');
    const home = (ref: string, asking: number) => ({
      ref,
      kind: 4,
      asking,
      town: 'Gent',
      postcode: '9000',
      text: { nl: 'Rijwoning met tuin', fr: 'Maison avec jardin' },
    });
    let homes = [home('A-1', 350_000), home('A-2', 410_000)];
    const backend = createHttpServer((request, response) =>
      response.writeHead(request.url === '/homes' ? 200 : 404).end(JSON.stringify(homes)),
    );
    await new Promise<void>(resolve => backend.listen(0, '127.0.0.1', resolve));
    const site = await startChild(SOURCE, {
      ...environment,
      DATA_DIR: join(folder.dataDirectory, 'of-module'),
      CATALOGUE_SOURCE: path,
      IMPORT_EVERY: '1s',
      BACKEND: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    });
    try {
      await follows(site, '/property/A-2/', 200);
      expect((await ask(site.port, { path: '/property/A-1/' })).text).toContain('Maison avec jardin');
      homes = [home('A-1', 350_000), home('A-2', 410_000), home('A-3', 199_000)];
      await follows(site, '/property/A-3/', 200);
    } finally {
      await site.stop();
      backend.close();
    }
  });

  test.each([
    ['nowhere.ts', undefined, /^The site cannot start: CATALOGUE_SOURCE: \S*nowhere\.ts cannot be loaded: [^\n]+\n$/],
    [
      'empty.ts',
      'export {};',
      /^The site cannot start: CATALOGUE_SOURCE: \S*empty\.ts exports no function openFeed\n$/,
    ],
    [
      'throws.ts',
      "throw new Error('BACKEND is not set');",
      /^The site cannot start: CATALOGUE_SOURCE: \S*throws\.ts cannot be loaded: BACKEND is not set\n$/,
    ],
  ])('does not start with an invalid module: %s', async (name, text, line) => {
    const path = text === undefined ? `./${name}` : folder.write(text, name);
    const child = spawn(process.execPath, [SOURCE], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        ...process.env,
        ...environment,
        DATA_DIR: join(folder.dataDirectory, name),
        CATALOGUE_SOURCE: path,
        PORT: '0',
      },
    });
    let errors = '';
    for await (const part of child.stderr.setEncoding('utf8')) errors += part;
    expect(errors).toMatch(line);
  });
});

describe.skipIf(!existsSync('/proc/self/task'))('the import process of a site', () => {
  const waits = { timeout: 120_000, interval: 5 };
  const importing = (site: Child) => childrenOf(site.pid).find(pid => commandOf(pid).includes('import-child.js'));
  const childOf = async (site: Child) => {
    await expect.poll(() => importing(site), waits).toBeDefined();
    return importing(site) ?? 0;
  };

  test('has the lowest priority, and pages respond while it reads a large file', async () => {
    const file = folder.write(feedOfOwn(...Array.from({ length: 4_000 }, () => ({}))), 'large.json');
    const site = await startChild(SOURCE, {
      ...environment,
      DATA_DIR: join(folder.dataDirectory, 'of-large'),
      CATALOGUE_SOURCE: `file:${file}`,
    });
    try {
      const child = await childOf(site);
      await expect.poll(() => nicenessOf(child)[0], waits).toBe(constants.priority.PRIORITY_LOW);
      expect(nicenessOf(site.pid)[0]).toBe(nicenessOf(process.pid)[0]);
      const asked: number[] = [];
      while (importing(site) === child) asked.push(await statusOf(site, '/fr/a-vendre/'));
      expect(asked.length).toBeGreaterThan(3);
      expect(new Set(asked)).toEqual(new Set([200]));
      await follows(site, '/property/7004000/', 200);
    } finally {
      await site.stop();
    }
  });

  /** A module that returns the records of a file, and then waits at their end while a second file exists. */
  function held(name: string) {
    const [RECORDS = '', HOLD = '', WAITING = ''] = ['records', 'hold', 'waiting'].map(end =>
      folder.write('', `${name}.${end}`),
    );
    const module = folder.write(
      `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
      export async function* openFeed({ RECORDS, HOLD, WAITING }) {
        yield { kind: 'scope', scope: 'all' };
        for (const record of JSON.parse(readFileSync(RECORDS, 'utf8')).Properties) yield { kind: 'property', records: [record] };
        if (existsSync(HOLD)) writeFileSync(WAITING, 'waits');
        while (existsSync(HOLD)) await new Promise(resolve => setTimeout(resolve, 20));
      }`,
      `${name}.mjs`,
    );
    const start = () =>
      startChild(SOURCE, {
        ...environment,
        RECORDS,
        HOLD,
        WAITING,
        DATA_DIR: join(folder.dataDirectory, name),
        CATALOGUE_SOURCE: module,
        IMPORT_EVERY: '1s',
      });
    return {
      start,
      give: (...own: readonly object[]) => writeFileSync(RECORDS, feedOfOwn(...own)),
      hold: () => writeFileSync(HOLD, ''),
      letGo: () => rmSync(HOLD, { force: true }),
      waits: () => expect.poll(() => readFileSync(WAITING, 'utf8'), waits).toBe('waits'),
    };
  }

  test('leaves the catalogue unchanged if it is killed, and the next import succeeds', async () => {
    const { start, give, hold, letGo, waits } = held('killed');
    letGo();
    give({}, {}, {});
    const site = await start();
    try {
      await follows(site, '/property/7000003/', 200);
      hold();
      // The first fifty are written before the module waits.
      give(...Array.from({ length: 60 }, (_, at) => (at === 0 ? { Price: 123_456 } : {})));
      await waits();
      process.kill(await childOf(site), 'SIGKILL');
      expect(await statusOf(site, '/property/7000003/')).toBe(200);
      expect(await statusOf(site, '/property/7000004/')).toBe(404);
      expect((await ask(site.port, { path: '/property/7000001/' })).text).not.toContain('123.456');
      letGo();
      await follows(site, '/property/7000060/', 200);
      expect((await ask(site.port, { path: '/property/7000001/' })).text).toContain('123.456');
    } finally {
      await site.stop();
    }
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('does not outlive the site that ends with %s', async signal => {
    const { start, give, hold, waits } = held(signal);
    hold();
    give({});
    const site = await start();
    await waits();
    const child = await childOf(site);
    await site.stop(signal);
    await gone(child);
  });
});
