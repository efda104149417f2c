import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildWhereStale, SERVER } from '../../../../adapters/composition/commands/stale.ts';
import { writePictures } from '../../../../fixtures/pictures/write-pictures.ts';
import { ask } from '../../../support/reading/ask.ts';
import { type BuiltServer, builtServer } from '../../../support/server/built-server.ts';
import { FULL } from '../../../support/run/full-run.ts';

const folder = mkdtempSync(join(tmpdir(), 'clairval-changed-'));
const agency = join(folder, 'agency');
let sites: readonly BuiltServer[] = [];

beforeAll(async () => {
  if (!existsSync('fixtures/agency/pictures')) writePictures('fixtures/agency/pictures');
  cpSync('fixtures/agency', agency, { recursive: true, filter: path => !/agency\/(?:pictures|documents)$/.test(path) });
  symlinkSync(resolve('fixtures/agency/pictures'), join(agency, 'pictures'));
  await buildWhereStale();
  sites = await Promise.all(
    ['one', 'other'].map(name => builtServer({ DATA_DIR: join(folder, name), CONTENT_DIR: agency })),
  );
  for (const site of sites) await site.start();
}, 180_000);

afterAll(async () => {
  await Promise.all(sites.map(site => site.end('SIGTERM')));
  rmSync(folder, { recursive: true, force: true });
});

const textOf = async (site: BuiltServer, path: string) => (await ask(site.port, { path })).text;
const statusOf = async (site: BuiltServer, path: string) => (await ask(site.port, { path })).status;
const onBoth = <T>(what: (site: BuiltServer) => Promise<T>) => Promise.all(sites.map(what));

/** Waits until both sites return the value. A change should show in two seconds; slow machines get some more. */
function eventually<T>(what: (site: BuiltServer) => Promise<T>, value: T): Promise<void> {
  return expect.poll(() => onBoth(what), { timeout: 8_000, interval: 100 }).toEqual([value, value]);
}

function change(file: string, how: (value: any) => void): void {
  const path = join(agency, file);
  const value = JSON.parse(readFileSync(path, 'utf8'));
  how(value);
  writeFileSync(path, JSON.stringify(value, undefined, 2));
}
const itemOf = (items: any[], id: string) => items.find(item => (item.id ?? item.page) === id);

describe('a content directory that changes while two processes serve it', () => {
  test('is shown in its current state: a heading, also on a page that was cached', async () => {
    expect(await onBoth(async site => (await textOf(site, '/fr/contact/')).includes('Écrivez-nous, vraiment'))).toEqual(
      [false, false],
    );
    change('pages.json', pages => {
      itemOf(pages, 'contact').title.fr = 'Écrivez-nous, vraiment';
    });
    await eventually(async site => (await textOf(site, '/fr/contact/')).includes('Écrivez-nous, vraiment'), true);
    await eventually(
      async site => (await textOf(site, '/api/page?address=/fr/contact/')).includes('Écrivez-nous, vraiment'),
      true,
    );
  });

  test('stays in its previous state while it is invalid, and the log states the reason once', async () => {
    const whole = readFileSync(join(agency, 'site.json'), 'utf8');
    writeFileSync(join(agency, 'site.json'), whole.slice(0, 400));
    await expect.poll(() => sites.map(({ errors }) => errors.length), { timeout: 8_000 }).toEqual([1, 1]);
    for (const { errors } of sites)
      expect(errors[0]).toMatch(
        /the changed content cannot be used; the previous content stays online: CONTENT_DIR: .*\/agency\/site\.json: line \d+, column \d+: /,
      );
    expect(await onBoth(site => statusOf(site, '/fr/'))).toEqual([200, 200]);
    await new Promise(resolve => setTimeout(resolve, 2_000));
    expect(sites.map(({ errors }) => errors.length)).toEqual([1, 1]);

    writeFileSync(join(agency, 'site.json'), whole.replace('"defaultLanguage"', ' "defaultLanguage"'));
    change('pages.json', pages => {
      itemOf(pages, 'contact').title.nl = 'Schrijf ons gerust';
    });
    await eventually(async site => (await textOf(site, '/nl/contact/')).includes('Schrijf ons gerust'), true);
  });

  test.runIf(FULL)('can add pages, pictures, colours and links', async () => {
    expect(await onBoth(site => statusOf(site, '/fr/nouveau/'))).toEqual([404, 404]);
    cpSync('fixtures/agency/pictures/banner-town.svg', join(agency, 'hall.svg'));
    change(
      'pictures.json',
      pictures => void pictures.push({ ...itemOf(pictures, 'banner-town'), id: 'hall', file: 'hall.svg' }),
    );
    change('paths.json', entries => {
      const paths = { fr: '/fr/nouveau/', nl: '/nl/nieuw/', en: '/en/new/', de: '/de/neu/' };
      entries.push({ ...itemOf(entries, 'contact'), original: '/new/', page: 'new', paths });
    });
    change('pages.json', pages => {
      const page = structuredClone(itemOf(pages, 'testimonials'));
      page.modules = [{ ...page.modules[0], background: { type: 'color', color: '#f0e1d2' }, relations: [] }];
      pages.push({ ...page, id: 'new', path: '/new/', parentId: undefined, image: 'hall', showPageBanner: true });
    });
    await eventually(site => statusOf(site, '/fr/nouveau/'), 200);
    await eventually(site => statusOf(site, '/pictures/hall?width=400&format=webp'), 200);
    // A new picture under the same name replaces the cached one.
    const pictureOf = async (site: BuiltServer) =>
      (await ask(site.port, { path: '/pictures/hall?width=400&format=webp' })).bytes.toString('base64');
    const [before] = await onBoth(pictureOf);
    cpSync('fixtures/agency/pictures/banner-coast.svg', join(agency, 'hall.svg'));
    await eventually(async site => (await pictureOf(site)) !== before, true);
    for (const site of sites) {
      const page = await textOf(site, '/fr/nouveau/');
      const [, style = ''] = /href="(\/assets\/content-[\w-]+\.css)"/.exec(page) ?? [];
      expect(await textOf(site, style)).toContain('#f0e1d2');
      expect(await textOf(site, '/sitemap-fr-1.xml')).toContain('/fr/nouveau/');
    }
  });

  test.runIf(FULL)('can change settings: policy, mail, languages, names of types', async () => {
    change('types.json', types => {
      types[0].name.fr = 'Demeure';
    });
    change('site.json', site => {
      site.settings.tracking = { analytics: 'G-ABC1234567' };
      site.settings.languages = ['fr', 'nl', 'en'];
      site.agency.email = 'autre@clairval.example';
      site.agency.name = 'Une autre agence';
      site.brand.colors.valley = '#204060';
    });
    const policyOf = async (site: BuiltServer) =>
      String((await ask(site.port, { path: '/fr/' })).headers['content-security-policy']);
    await eventually(async site => (await policyOf(site)).includes('https://*.google-analytics.com'), true);
    await eventually(async site => (await textOf(site, '/.well-known/security.txt')).includes('autre@clairval'), true);
    await eventually(site => statusOf(site, '/de/'), 404);
    await eventually(async site => (await textOf(site, '/api/search-source?language=fr')).includes('Demeure'), true);
    await eventually(async site => (await textOf(site, '/fr/a-vendre/')).includes('Demeure'), true);
    for (const site of sites) {
      const [, style = ''] = /href="(\/assets\/content-[\w-]+\.css)"/.exec(await textOf(site, '/fr/')) ?? [];
      expect(await textOf(site, style)).toContain('#204060');
      const [, manifest = ''] = /rel="manifest" href="([^"]+)"/.exec(await textOf(site, '/fr/')) ?? [];
      expect(await textOf(site, manifest)).toContain('Une autre agence');
    }
    // Built files that are cached in memory are updated as well.
    for (const site of sites) {
      const [script = ''] = /\/assets\/boot-[\w-]+\.js/.exec(await textOf(site, '/fr/')) ?? [];
      const { status, headers } = await ask(site.port, { path: script });
      expect(status).toBe(200);
      expect(String(headers['content-security-policy'])).toContain('google-analytics.com');
    }
  });

  test.runIf(FULL)('can be replaced as a whole, and may be missing for a moment', async () => {
    const next = join(folder, 'next');
    cpSync(agency, next, { recursive: true, verbatimSymlinks: true });
    const pages = JSON.parse(readFileSync(join(next, 'pages.json'), 'utf8'));
    itemOf(pages, 'contact').title.fr = 'Encore une autre';
    writeFileSync(join(next, 'pages.json'), JSON.stringify(pages));
    renameSync(agency, join(folder, 'old'));
    renameSync(next, agency);
    await eventually(async site => (await textOf(site, '/fr/contact/')).includes('Encore une autre'), true);
    renameSync(agency, join(folder, 'away'));
    await expect
      .poll(() => sites.map(({ errors }) => errors.at(-1)?.includes('does not exist')), { timeout: 8_000 })
      .toEqual([true, true]);
    expect(await onBoth(site => statusOf(site, '/fr/contact/'))).toEqual([200, 200]);
    renameSync(join(folder, 'away'), agency);
  });
});

test('a start with invalid content ends with one line and status 1', () => {
  const { status, stderr } = spawnSync(process.execPath, [SERVER], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'unused'), CONTENT_DIR: join(folder, 'gone') },
  });
  const line = `The site cannot start: CONTENT_DIR: the directory ${join(folder, 'gone')} does not exist\n`;
  expect([status, stderr]).toEqual([1, line]);
});
