import { expect, type Page, test } from 'playwright/test';
import { startSiteWith } from '../support/site/site-with.ts';
import { press } from './press.ts';
import { addressOf, live, PAGE_KINDS, watch } from './site.ts';
import { ONLY_FULL } from './daily.ts';
import { FULL } from '../support/run/full-run.ts';

/** What an injected script would try; each attempt returns the name of the error that stops it. */
function attacks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const tried: (() => unknown)[] = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror="1">'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => document.createRange().createContextualFragment('<b>x</b>'),
      () => (document.createElement('script').src = '/assets/x.js'),
      () => (document.createElement('script').text = '1'),
      () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
      () => Reflect.get(globalThis, 'trustedTypes').createPolicy('mine', { createHTML: String }),
    ];
    return tried.map(attempt => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    });
  });
}

const STOPPED = Array.from({ length: 8 }, () => 'TypeError');

test('neither pages nor the map frame accept markup or scripts as strings', async ({ page }) => {
  const kinds = Object.values(PAGE_KINDS).filter((kind, at) => FULL || kind === PAGE_KINDS.split || at % 9 === 0);
  for (const kind of kinds) {
    const path = await addressOf(page, kind, 'fr');
    await page.goto(path);
    await live(page);
    expect([path, await attacks(page)]).toEqual([path, STOPPED]);
  }
  await page.goto('/map.html');
  expect(await attacks(page)).toEqual(STOPPED);
});

test('the policy blocks nothing of the site’s own across navigations', ONLY_FULL, async ({ page }) => {
  const stopped: string[] = [];
  await page.exposeFunction('stoppedBy', (what: string) => void stopped.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', event =>
      Reflect.get(globalThis, 'stoppedBy')(`${event.effectiveDirective} ${event.sourceFile} ${event.sample}`),
    ),
  );
  const complaints = watch(page);
  await page.goto('/fr/');
  await live(page);
  const menu = page.getByRole('navigation').first();
  for (let link = 0; link < Math.min(FULL ? 6 : 2, await menu.getByRole('link').count()); link++) {
    await menu.getByRole('link').nth(link).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const { sale, split, property, article, contact } = PAGE_KINDS;
  for (const kind of FULL ? [sale, split, property, article, contact] : [split, contact]) {
    await page.goto(await addressOf(page, kind, 'fr'));
    await live(page);
    const inside = page.getByRole('main').getByRole('link').first();
    if ((await inside.count()) > 0) await inside.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(stopped).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Stand-ins for vendor scripts that load a second script through a Trusted Types policy of their own name. */
const TAG_SCRIPT = (name: string, second: number) => `{
  const rules = { createHTML: text => text, createScriptURL: text => text };
  const script = document.createElement('script');
  script.src = trustedTypes.createPolicy('${name}', rules).createScriptURL('https://connect.facebook.net/second-${second}.js');
  document.head.append(script);
}`;

test(
  'tags are loaded by the site’s policy, load their scripts by their own, and all other policies are refused',
  ONLY_FULL,
  async ({ browser }) => {
    const site = await startSiteWith({
      settings: { tracking: { tagManager: 'GTM-ABC123', analytics: 'G-ABC1234567', pixel: '12345678' } },
    });
    const context = await browser.newContext();
    const asked: string[] = [];
    await context.route(
      url => url.hostname !== '127.0.0.1',
      route => {
        const url = route.request().url();
        asked.push(new URL(url).pathname.replace(/-\d/, ''));
        const name = url.includes('facebook') ? 'connect.facebook.net/fbevents' : 'goog#html';
        return route.fulfill({
          contentType: 'text/javascript',
          body: url.includes('/second-') ? '' : TAG_SCRIPT(name, asked.length),
        });
      },
    );
    const page = await context.newPage();
    const complaints = watch(page);
    await page.goto(`${site.address}/fr/`);
    await live(page);
    await press(page, page.getByRole('button', { name: 'Tout accepter' }));
    await expect
      .poll(() => asked.toSorted())
      .toEqual(['/en_US/fbevents.js', '/gtag/js', '/gtm.js', '/second.js', '/second.js', '/second.js']);
    expect(complaints).toEqual([]);
    expect(await attacks(page)).toEqual(STOPPED);
    await context.close();
    await site.stop();
  },
);
