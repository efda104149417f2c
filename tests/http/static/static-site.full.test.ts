import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parseSnapshot } from '../../../adapters/memory/site-snapshot.ts';
import { SECRETS } from '../../support/reading/canary.ts';
import { writeSecondAgency } from '../../support/site/second-agency.ts';

// Long timeouts, because the whole site is built here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const OUT = 'dist/static';
const data = mkdtempSync(join(tmpdir(), 'static-site-'));
let content = '';
afterAll(() => [data, content].forEach(folder => rmSync(folder, { recursive: true, force: true })));

function build(directory: string) {
  const child = spawn(process.execPath, ['adapters/composition/commands/build-static.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CONTENT_DIR: directory,
      DATA_DIR: data,
      PUBLIC_URL: 'https://noordkaai.example',
    },
  });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  return new Promise<{ code: number | null; output: string; errors: string }>(resolve =>
    child.once('close', code => resolve({ code, output, errors })),
  );
}

const feedShape = z.object({ Properties: z.array(z.looseObject({ ID: z.string() })) });
/** Adds two camera photos and a logo-like drawing to the first property of the second agency; its other property has none. */
async function addPictures(directory: string): Promise<void> {
  const feed = feedShape.parse(JSON.parse(readFileSync(join(directory, 'feed.json'), 'utf8')));
  mkdirSync(join(directory, 'pictures'), { recursive: true });
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#5588aa' } })
      .jpeg()
      .toBuffer();
  writeFileSync(join(directory, 'pictures/a.jpg'), await photo(2400, 1600));
  writeFileSync(join(directory, 'pictures/b.jpg'), await photo(800, 1200));
  const picture = (name: string) => ({ ID: name, Url: `pictures/${name}.jpg`, Kind: 'photo', Name: name });
  const { street, houseNumber, owner, price } = SECRETS;
  const hidden = {
    PublishAddress: false,
    Street: street,
    HouseNumber: houseNumber,
    PublishPrice: false,
    Price: price,
    OwnerEmails: [owner],
  };
  for (const record of feed.Properties)
    Object.assign(record, record.ID === '2100001' ? { Pictures: [picture('a'), picture('b')] } : hidden);
  writeFileSync(join(directory, 'feed.json'), JSON.stringify(feed));
}

const files = () => readdirSync(OUT, { recursive: true, encoding: 'utf8' });
const read = (name: string) => readFileSync(join(OUT, name), 'utf8');
const pagesOf = () => files().filter(name => name.endsWith('.html'));
/** Whether the build contains a file for an address of the site. */
function isWritten(address: string): boolean {
  const path = decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
  return existsSync(join(OUT, path.endsWith('/') ? `${path}index.html` : path));
}

describe('the static site of a second agency', () => {
  let built: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    content = await writeSecondAgency();
    await addPictures(content);
    built = await build(content);
  });

  test('is built completely, and prints its progress as lines without a terminal', () => {
    expect([built.code, built.errors]).toEqual([0, '']);
    const lines = built.output.trim().split('\n');
    expect(lines[0]).toBe('scripts and styles');
    expect(lines).toContainEqual(expect.stringMatching(/^pages (\d+) of \1$/));
    expect(lines).toContainEqual(expect.stringMatching(/^pictures (\d+) of \1$/));
    expect(lines.at(-1)).toMatch(/^\d+ pages and \d+ picture files in dist\/static\/$/);
    expect(built.output).not.toContain('\r');
  });

  test('has a file for every address in its pages, sitemaps and map', () => {
    const missing: string[] = [];
    let found = 0;
    for (const page of pagesOf()) {
      const html = read(page);
      const addresses = [
        ...[...html.matchAll(/\s(?:href|src|poster)="(\/[^"]*)"/g)].map(([, address = '']) => address),
        ...[...html.matchAll(/srcset="([^"]+)"/gi)].flatMap(([, set = '']) =>
          set.split(', ').map(each => each.split(' ')[0] ?? ''),
        ),
        ...[...html.matchAll(/https:\/\/noordkaai\.example(\/[^"<\\]*)/g)].map(([, address = '']) => address),
      ];
      found += addresses.length;
      for (const address of new Set(addresses)) if (!isWritten(address)) missing.push(`${page}: ${address}`);
    }
    for (const map of files().filter(name => /^sitemap.*\.xml$/.test(name)))
      for (const [, address = ''] of read(map).matchAll(/https:\/\/noordkaai\.example(\/[^<"]*)/g))
        if (!isWritten(address)) missing.push(`${map}: ${address}`);
    expect(found).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  test('has only pictures of its content, no larger than the originals, and AVIF for those at the head of a page', async () => {
    const ids = new Set(files().flatMap(name => /^pictures\/(.+?)(?:-w\d+)?(?:-h\d+)?\.\w+$/.exec(name)?.[1] ?? []));
    expect([...ids].filter(id => /^\d{7}-\d/.test(id)).sort()).toEqual(['2100001-1', '2100001-2']);
    const widthOf = async (name: string) => (await sharp(join(OUT, 'pictures', name)).metadata()).width;
    expect(await widthOf('2100001-1-w1920.webp')).toBe(1920);
    expect(await widthOf('2100001-1-w1360.avif')).toBe(1360);
    expect(await widthOf('2100001-2-w1920.webp')).toBe(800);
    expect(existsSync(join(OUT, 'pictures/2100001-2-w1360.avif'))).toBe(false);
  });

  test('contains no data for agents only, and nothing of the desk', () => {
    const texts = files().filter(name => /\.(?:html|js|json|xml|txt|css|svg|webmanifest)$/.test(name));
    expect(texts.length).toBeGreaterThan(0);
    const telling = texts.filter(name =>
      new RegExp(`${SECRETS.street}|${SECRETS.owner}|(?<!\\d)${SECRETS.price}(?!\\d)|1\\.234\\.567`, 'i').test(
        read(name),
      ),
    );
    expect(telling).toEqual([]);
    expect(texts.filter(name => /(?:^|\/)desk(?:\/|\.|-)/.test(name))).toEqual([]);
    // No visitor script contains addresses of the desk's pages.
    expect(texts.filter(name => read(name).includes('choose-password/{token}'))).toEqual([]);
  });

  test('has data that name the start script of its pages', () => {
    const [, script = ''] = /<script type="module" src="([^"]+)">/.exec(read('nl/index.html')) ?? [];
    expect(parseSnapshot(read('site.json'), script).listings.length).toBeGreaterThan(0);
  });

  test('runs no inline script, and each page contains its policy', () => {
    for (const page of pagesOf()) {
      const html = read(page);
      for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g))
        expect([page, attributes]).toEqual([page, expect.stringMatching(/ src="\/|type="application\/(?:ld\+)?json"/)]);
      expect([page, html.match(/http-equiv="content-security-policy"/g)?.length]).toEqual([page, 1]);
    }
  });

  test('has a page for missing addresses in each language, and one for all', () => {
    for (const language of ['nl', 'fr']) {
      const page = read(`${language}/404.html`);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain('<meta name="robots" content="noindex">');
    }
    const forAll = /<noscript>(.*)<\/noscript>/.exec(read('404.html'))?.[1] ?? '';
    expect([...forAll.matchAll(/<li lang="(\w\w)">[^<]+<a href="(\/\w\w\/)">/g)].map(([, ...found]) => found)).toEqual([
      ['nl', '/nl/'],
      ['fr', '/fr/'],
    ]);
    expect(read('_redirects')).toContain('/nl/* /nl/404.html 404\n/fr/* /fr/404.html 404\n');
  });
});

test('with an invalid content directory nothing is built, and one line states the reason', async () => {
  const broken = mkdtempSync(join(tmpdir(), 'static-broken-'));
  writeFileSync(join(broken, 'site.json'), '{ "agency": ');
  const { code, output, errors } = await build(broken);
  rmSync(broken, { recursive: true });
  expect([code, output]).toEqual([1, '']);
  expect(errors).toMatch(/^Nothing was built: CONTENT_DIR: .+\n$/);
});
