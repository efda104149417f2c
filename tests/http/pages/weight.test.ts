import { beforeAll, describe, expect, test, vi } from 'vitest';
import { compress } from '../../../adapters/node-server/page-cache.ts';
import { makeSitePages } from '../../../adapters/ssr/site-pages.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { needsFormTexts } from '../../../ui/components/form/form-component.ts';
import {
  brotliSize,
  buildClient,
  type ClientBuild,
  codeByPackage,
  filesOf,
} from '../../support/server/client-build.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { ASSETS } from '../../support/server/serve-application.ts';
import { openSite, pageOf, splitAddress } from '../../support/site/sample-site.ts';

// Long timeouts, because the client code is built here.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const KIB = 1024;
const MOST_SCRIPT = 139 * KIB;
const MOST_OWN = 35 * KIB;
const MOST_BEFORE_PAINT = 10 * KIB;
const MOST_HTML = 25 * KIB;
const MOST_MAP = 470 * KIB;
const MOST_STYLE = 22.5 * KIB;

const BOOT = 'adapters/composition/browser/boot.ts';
const BROWSER = 'adapters/composition/browser/browser.ts';

const site = openSite();
const pages = makeSitePages({
  openPage: site.openPage,
  siteView: site.siteView,
  render: drawPages(site),
  assets: ASSETS,
  publicUrl: new URL('https://agency.example'),
  contentStyles: () => [],
});
const { sale } = (await site.catalogue.current()).index.columns;
const property = `/property/${sale.id[0]}/`;

let client: ClientBuild;
beforeAll(async () => {
  client = await buildClient();
});

describe('the code that a browser loads at start', () => {
  const kinds = { home: '/', list: '/for-sale/', property };
  test.each(Object.entries(kinds))(
    'for %s is at most 139 KiB of script, of which 35 KiB are our own code and texts',
    async (kind, address) => {
      const { view } = pageOf(await site.open(address));
      const form = needsFormTexts(view);
      const files = filesOf(client, [
        BOOT,
        BROWSER,
        `ui/pages/${kind}.page.tsx`,
        ...(form ? ['ui/components/form/request-form.tsx', 'adapters/composition/browser/browser-drafts.ts'] : []),
      ]);
      const words = wordsWeight('words') + (form ? wordsWeight('form-words') : 0);
      const sizes = files.map(({ fileName, code }) => ({ fileName, size: brotliSize(code, fileName) }));
      const packages = codeByPackage(files);
      const own = brotliSize(packages.get('own') ?? '');
      const script = sizes.reduce((sum, { size }) => sum + size, 0);
      const isTooMuch = script > MOST_SCRIPT || own + words > MOST_OWN;
      const report = [
        ...(isTooMuch ? [...packages].map(([name, code]) => `${name} ${kilo(brotliSize(code))}`) : []),
        `words ${kilo(words)}`,
        ...sizes.map(({ fileName, size }) => `${fileName} ${kilo(size)}`),
      ].join('\n');
      expect(script, report).toBeLessThanOrEqual(MOST_SCRIPT);
      expect(packages.get('own') ?? '').not.toBe('');
      expect(own + words, report).toBeLessThanOrEqual(MOST_OWN);
    },
  );

  test('is at most 10 KiB of script before the largest paint, none of it a package', () => {
    const files = filesOf(client, [BOOT]);
    const names = files.map(({ fileName }) => fileName).join(', ');
    expect(
      files.reduce((sum, { code, fileName }) => sum + brotliSize(code, fileName), 0),
      names,
    ).toBeLessThanOrEqual(MOST_BEFORE_PAINT);
    expect(files.flatMap(({ moduleIds }) => moduleIds).filter(id => id.includes('/node_modules/'))).toEqual([]);
  });

  test('contains nothing for only some visitors: forms, search, maps, schemas', () => {
    const modules = filesOf(client, [BOOT, BROWSER, 'ui/pages/home.page.tsx']).flatMap(({ moduleIds }) => moduleIds);
    const strays =
      /node_modules\/zod|request-form|draft|suggest-index|site-schemas|live-map|map\.store|domain\/map|\.page\.tsx/;
    expect(modules.filter(id => strays.test(id) && !id.endsWith('home.page.tsx'))).toEqual([]);
  });

  test('contains neither code nor texts of the desk, whatever a visitor opens later', () => {
    const modules = [...client.chunks.values()].flatMap(({ moduleIds }) => moduleIds);
    expect(modules).not.toEqual([]);
    expect(modules.filter(id => /\/(?:ui|application|domain)\/desk\/|\/desk[.-][^/]*$/.test(id))).toEqual([]);
    expect([...client.assets.keys()].filter(name => name.includes('desk'))).toEqual([]);
    const words = [...client.assets].filter(([name]) => /^assets\/(?:form-)?words-[a-z]{2}-/.test(name));
    expect(words).toHaveLength(8);
    expect(words.filter(([, text]) => /"desk(?:-[a-z]+)?":/.test(text)).map(([name]) => name)).toEqual([]);
  });

  test('is fetched before it is imported: each import names its files', () => {
    const imports = [...client.chunks.values()].flatMap(({ code }) => [
      ...code.matchAll(/import\(`\.\/([\w.-]+)`\)[^[\]]*,(\[\]|void 0|__vite__mapDeps\(\[[\d,]+\]\))\)/g),
    ]);
    expect(imports.length).toBeGreaterThan(20);
    expect(imports.filter(([, , files = '']) => !files.startsWith('__vite__mapDeps')).map(([, file]) => file)).toEqual(
      [],
    );
  });

  test('has one style sheet for all pages, of at most 22.5 KiB', () => {
    const styles = [...client.assets.keys()].filter(name => /\/boot-[\w-]+\.css$/.test(name));
    expect(styles).toHaveLength(1);
    const [name = ''] = styles;
    expect(brotliSize(client.assets.get(name) ?? '', name)).toBeLessThanOrEqual(MOST_STYLE);
  });

  test('does not include the map, whose frame is its own page: at most 470 KiB with engine, worker and base map', () => {
    const page = String(client.assets.get('map.html'));
    const linked = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, name = '']) => name);
    const parts = [/\/map-frame-[\w-]+\.js$/, /\.css$/, /\/base-map\.topo-[\w-]+\.json$/];
    expect(parts.map(part => linked.filter(name => part.test(name)).length)).toEqual([1, 1, 1]);
    const workers = [...client.assets.keys()].filter(name => /\/maplibre-gl-worker-[\w-]+\.mjs$/.test(name));
    expect(workers).toHaveLength(1);
    const named = [...linked, ...workers];
    const sizes = named.map(name => brotliSize(client.assets.get(name) ?? '', name));
    expect(sizes.every(size => size > 1000)).toBe(true);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      named.map((name, at) => `${name} ${kilo(sizes[at] ?? 0)}`).join(', '),
    ).toBeLessThanOrEqual(MOST_MAP);
    const code = named.filter(name => name.endsWith('.js')).map(name => client.assets.get(name) ?? '');
    // The code has no static imports; streets and the zone drawing tool are dynamic imports.
    expect(code.filter(text => /(?<![\w$])import\s*["'{*]/.test(text))).toEqual([]);
    const later = code.flatMap(text => [...text.matchAll(/\bimport\(\s*[`"']\.\/([\w-]+)-[\w-]{8}\.js[`"']\s*\)/g)]);
    expect(later.map(([, name]) => name).toSorted()).toEqual(['add-streets', 'draw-ring']);
    expect(code.join().match(/\bimport\(/g)).toHaveLength(later.length);
  });

  /** Size of the texts in the largest language. */
  function wordsWeight(name: string): number {
    return Math.max(
      ...LANGUAGES.map(language => {
        const file = [...client.assets.keys()].find(path => path.startsWith(`assets/${name}-${language}-`));
        return brotliSize(client.assets.get(file ?? '') ?? '', file);
      }),
    );
  }
});

describe('every kind of page', () => {
  const fixed = site.content.pathTable
    .filter(({ original }) => !original.includes('{'))
    .map(({ original }) => original);
  const project = site.content.pathTable.some(({ page }) => page === 'project') ? ['/project/20396/'] : [];
  const addresses = [
    ...fixed,
    property,
    ...project,
    '/feedback/contact-me/',
    '/not-here/',
    '/for-sale/?page=2',
    '/for-sale/?view=map',
    '/for-sale/?view=split',
  ];

  test.each(addresses)('%s is at most 25 KiB of HTML', async address => {
    for (const language of ['fr', 'de']) {
      const html = await htmlOf(address, language);
      const size = compress(Buffer.from(html), 'br').byteLength;
      expect(size, `${kilo(size)} of ${kilo(html.length)}`).toBeLessThanOrEqual(MOST_HTML);
    }
  });

  test.each(addresses)('%s sends a phone no picture wider than 600 pixels', async address => {
    const html = await htmlOf(address, 'fr');
    for (const [image] of html.matchAll(/<img\b[^>]*srcSet="[^>]*>/gi)) {
      const widths = [...image.matchAll(/ (\d+)w\b/g)].map(([, width]) => Number(width));
      const sizes = /\ssizes="([^"]*)"/i.exec(image)?.[1] ?? '100vw';
      const chosen = widths.find(width => width >= drawnWidth(sizes) * PHONE.density) ?? widths.at(-1);
      expect(chosen, image).toBeLessThanOrEqual(600);
    }
  });
});

/** The phone that Lighthouse emulates. */
const PHONE = { width: 412, density: 1.75 };

/** CSS pixels that `sizes` yields on the phone. `drawnWidth('(width < 768px) 80vw, 600px')` → `329.6` */
function drawnWidth(sizes: string): number {
  for (const size of sizes.replaceAll('&lt;', '<').replaceAll('&gt;', '>').split(',')) {
    const [, sign, bound, density, value = '', unit] =
      /^\s*(?:\(width (<|>=) (\d+)px\)\s+|\(resolution >= (\d+)dppx\)\s+)?([\d.]+)(px|vw)\s*$/.exec(size) ?? [];
    if (unit === undefined) throw new Error(`this is no size that is known here: ${size}`);
    if (density && PHONE.density < Number(density)) continue;
    if (sign && (sign === '<' ? PHONE.width >= Number(bound) : PHONE.width < Number(bound))) continue;
    return unit === 'px' ? Number(value) : (Number(value) * PHONE.width) / 100;
  }
  return PHONE.width;
}

/** The page at an address, following a redirect. */
async function htmlOf(address: string, language: string): Promise<string> {
  const { path, query } = splitAddress(address);
  const { body, headers } = await pages({ ...bareRequest(path, query), acceptLanguage: language });
  const { location } = headers;
  return typeof location === 'string' ? htmlOf(location, language) : String(body);
}

function kilo(bytes: number): string {
  return `${(bytes / KIB).toFixed(1)} KiB`;
}
