/**
 * Takes the screenshots of README and docs/ from the running build: `npx node tests/support/run/readme-pictures.ts [NAME…]` after `npm run
 * build`. With names, takes only those screenshots.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { SAMPLE_AGENTS } from '../../../fixtures/builders/desk.ts';
import { SAMPLE_OWNERS } from '../../../fixtures/builders/owners.ts';
import { BROWSER_FLAGS, MAP_FLAGS, findBrowser } from './find-browser.ts';

const PORT = 4199;
const OUT = 'fixtures/readme';
/** A screenshot of the window, or of the element that a selector matches. */
type Shot = {
  readonly name: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly part?: string;
};
/** Maximum height of a screenshot of an element, in pixels; taller elements are cropped at the bottom. */
const HIGHEST = 720;
const SHOTS: readonly Shot[] = [
  { name: 'home', address: '/fr/', width: 1440, height: 1300 },
  { name: 'list', address: '/nl/te-koop/', width: 1440, height: 1100 },
  { name: 'property', address: '/property/6470194/', width: 1440, height: 1200 },
  { name: 'phone', address: '/de/', width: 390, height: 844 },
  { name: 'map', address: '/en/for-sale/?view=split', width: 1440, height: 1100 },
  { name: 'portal', address: '/fr/espace-proprietaire/6398214/', width: 1440, height: 1100 },
  { name: 'view-card', address: '/en/testimonials/', width: 1280, height: 900, part: '.module[data-view="card-view"]' },
  { name: 'view-line', address: '/en/', width: 1280, height: 900, part: '.module[data-view="line-view"]' },
  { name: 'view-news', address: '/en/advice/', width: 1280, height: 900, part: '.module[data-view="news-view"]' },
  {
    name: 'view-collapse',
    address: '/en/services/',
    width: 1280,
    height: 900,
    part: '.module[data-view="collapse-view"]',
  },
  {
    name: 'view-team',
    address: '/en/who-we-are/',
    width: 1280,
    height: 900,
    part: '.module[data-view="ons-team-view"]',
  },
  {
    name: 'view-single',
    address: '/en/who-we-are/',
    width: 1280,
    height: 900,
    part: '.module[data-view="single-view"]',
  },
];
const DESK_SHOTS: readonly Shot[] = [
  { name: 'desk', address: '/en/desk/', width: 1440, height: 1000 },
  { name: 'desk-calendar', address: '/en/desk/calendar/', width: 1440, height: 1000 },
  { name: 'desk-adverts', address: '/en/desk/adverts/', width: 1440, height: 1000 },
];
const OWNER = SAMPLE_OWNERS.find(({ listingIds }) => listingIds.includes('6398214'));
const NAMES = process.argv.slice(2);
const isWanted = ({ name }: { readonly name: string }) => NAMES.length === 0 || NAMES.includes(name);

const server = spawn(process.execPath, ['tests/support/server/fresh-server.ts'], {
  env: { ...process.env, PORT: String(PORT), DATA_DIR: 'var/readme' },
  stdio: 'ignore',
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...BROWSER_FLAGS, ...MAP_FLAGS] });
try {
  mkdirSync(OUT, { recursive: true });
  for (const begun = Date.now(); Date.now() - begun < 60_000; await setTimeout(100)) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined);
    if (ready?.ok) break;
  }
  const page = await browser.newPage();
  await page.context().addCookies([{ name: 'consent', value: '1.0000', url: `http://127.0.0.1:${PORT}` }]);
  await login(page, '/fr/login/', OWNER, '**/espace-proprietaire/**');
  for (const shot of SHOTS.filter(isWanted)) {
    await open(page, shot);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    if (shot.address.includes('view=')) {
      await page.locator('.map-box').scrollIntoViewIfNeeded();
      await page.locator('iframe.map-frame[data-drawn]').waitFor();
      // Waits for the static map to fade out and labels to fade in.
      await setTimeout(1_500);
    }
    await store(shot.name, await picture(page, shot), shot.width);
  }
  await login(page, '/en/desk/', SAMPLE_AGENTS[0], '**/desk/');
  for (const shot of DESK_SHOTS.filter(isWanted)) {
    await open(page, shot);
    await store(shot.name, await picture(page, shot), shot.width);
  }
  const request = { name: 'desk-request', address: '/en/desk/', width: 1440, height: 1000 };
  if (isWanted(request)) {
    await open(page, request);
    await page.locator('main a[href*="/desk/requests/"]:not([href*=".csv"])').first().click();
    await page.waitForURL('**/desk/requests/**');
    await page.waitForLoadState('networkidle');
    await store(request.name, await picture(page, request), request.width);
  }
} finally {
  await browser.close();
  server.kill();
}

async function open(page: Page, { address, width, height }: Shot): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(`http://127.0.0.1:${PORT}${address}`, { waitUntil: 'networkidle' });
}

async function login(
  page: Page,
  address: string,
  account: { readonly email: string; readonly password: string } | undefined,
  behind: string,
): Promise<void> {
  await page.goto(`http://127.0.0.1:${PORT}${address}`);
  await page.locator('input[name="email"]').fill(account?.email ?? '');
  await page.locator('input[name="password"]').fill(account?.password ?? '');
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL(behind);
  await page.waitForLoadState('networkidle');
}

async function picture(page: Page, { part }: Shot): Promise<Uint8Array> {
  if (part === undefined) return page.screenshot();
  const section = page.locator(part).first();
  await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const png = await section.screenshot();
  const { width, height } = await sharp(png).metadata();
  return sharp(png)
    .extract({ left: 0, top: 0, width, height: Math.min(height, HIGHEST) })
    .toBuffer();
}

async function store(name: string, png: Uint8Array, width: number): Promise<void> {
  await sharp(png)
    .resize({ width: Math.min(width, 1200), withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(`${OUT}/${name}.webp`);
  console.log(name);
}
