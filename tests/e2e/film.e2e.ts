import { expect, test } from 'playwright/test';
import { startSiteWith } from '../support/site/site-with.ts';
import { live } from './site.ts';
import { ONLY_FULL } from './daily.ts';

let site: Awaited<ReturnType<typeof startSiteWith>>;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startSiteWith({
    banner: { type: 'video', video: { url: '/films/town.webm', mimetype: 'video/webm' } },
    films: { 'town.webm': 'tests/support/film.webm' },
  });
});
test.afterAll(() => site.stop());

// The video does not start by itself under `prefers-reduced-motion`.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the film of the banner plays without sound, and its button pauses and resumes it', async ({ page }) => {
  await page.goto(`${site.address}/fr/`);
  await live(page);
  // The video is decorative, so it has no role.
  const film = page.locator('video');
  await page.getByRole('button', { name: 'Mettre le film en pause' }).click();
  expect(await film.evaluate((video: HTMLVideoElement) => [video.paused, video.muted])).toEqual([true, true]);
  await page.getByRole('button', { name: 'Lancer le film' }).click();
  await expect(page.getByRole('button', { name: 'Mettre le film en pause' })).toBeVisible();
});

test('a film that the browser cannot play leaves its picture and causes no error', ONLY_FULL, async ({ page }) => {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  await page.goto(`${site.address}/fr/`);
  await live(page);
  await page.getByRole('button', { name: 'Mettre le film en pause' }).click();
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('not now', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Lancer le film' }).click();
  await page.evaluate(() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await expect(page.getByRole('button', { name: 'Lancer le film' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test(
  'with reduced motion preferred, the film is not loaded before the visitor starts it',
  ONLY_FULL,
  async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.address}/fr/`);
    await live(page);
    const button = page.getByRole('button', { name: 'Lancer le film' });
    await expect(button).toBeVisible();
    expect(asked).not.toContain('/films/town.webm');
    await button.press('Enter');
    await expect(page.getByRole('button', { name: 'Mettre le film en pause' })).toBeVisible();
    expect(asked).toContain('/films/town.webm');
    await context.close();
  },
);

test('a film is served by ranges, and nothing else of its folder is served', ONLY_FULL, async ({ request }) => {
  const piece = await request.get(`${site.address}/films/town.webm`, { headers: { range: 'bytes=4-7' } });
  expect([piece.status(), (await piece.body()).byteLength, piece.headers()['content-type']]).toEqual([
    206,
    4,
    'video/webm',
  ]);
  expect(piece.headers()['content-range']).toMatch(/^bytes 4-7\/\d+$/);
  expect((await request.get(`${site.address}/films/town.webm`)).status()).toBe(200);
  expect(
    (await request.get(`${site.address}/films/town.webm`, { headers: { range: 'bytes=99999999-' } })).status(),
  ).toBe(416);
  for (const path of ['../site.json', '%2e%2e%2fsite.json', 'other.webm', ''])
    expect((await request.get(`${site.address}/films/${path}`)).status()).toBe(404);
});
