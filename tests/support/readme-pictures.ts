/** Takes the README's pictures from the running build: `node tests/support/readme-pictures.ts` after `npm run build`. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { SAMPLE_OWNERS } from '../../fixtures/builders/owners.ts';
import { BROWSER_FLAGS, MAP_FLAGS, findBrowser } from './find-browser.ts';

const PORT = 4199;
const OUT = 'fixtures/readme';
const SHOTS = [
  { name: 'home', address: '/fr/', width: 1440, height: 1300 },
  { name: 'list', address: '/nl/te-koop/', width: 1440, height: 1100 },
  { name: 'property', address: '/property/6470194/', width: 1440, height: 1200 },
  { name: 'phone', address: '/de/', width: 390, height: 844 },
  { name: 'map', address: '/en/for-sale/?view=split', width: 1440, height: 1100 },
  { name: 'portal', address: '/fr/espace-proprietaire/6398214/', width: 1440, height: 1100 },
];
const OWNER = SAMPLE_OWNERS.find(({ listingIds }) => listingIds.includes('6398214'));

const server = spawn(process.execPath, ['tests/support/fresh-server.ts'], {
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
  await page.goto(`http://127.0.0.1:${PORT}/fr/login/`);
  await page.locator('input[name="email"]').fill(OWNER?.email ?? '');
  await page.locator('input[name="password"]').fill(OWNER?.password ?? '');
  await page.locator('input[name="password"]').press('Enter');
  await page.waitForURL('**/espace-proprietaire/**');
  for (const { name, address, width, height } of SHOTS) {
    await page.setViewportSize({ width, height });
    await page.goto(`http://127.0.0.1:${PORT}${address}`, { waitUntil: 'networkidle' });
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    if (address.includes('view=')) {
      await page.locator('.map-box').scrollIntoViewIfNeeded();
      await page.locator('iframe.map-frame[data-drawn]').waitFor();
      // The still map fades out beneath it, and names fade in.
      await setTimeout(1_500);
    }
    const png = await page.screenshot();
    await sharp(png)
      .resize({ width: Math.min(width, 1200) })
      .webp({ quality: 82 })
      .toFile(`${OUT}/${name}.webp`);
  }
} finally {
  await browser.close();
  server.kill();
}
