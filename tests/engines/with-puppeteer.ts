import puppeteer, { type KeyInput, type Page, TimeoutError } from 'puppeteer-core';
import { BROWSER_FLAGS } from '../support/run/find-browser.ts';
import type { Engine, Key } from './driver.ts';
import type { Programs } from './find-engines.ts';
import { openScreen } from './screen.ts';

const SIZE = { width: 1280, height: 900 };

/** Disables Firefox's own requests for settings, updates and blocklists, so that no test contacts Mozilla. */
const SILENT = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.region.update.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.newtabpage.enabled': false,
  'captivedetect.canonicalURL': '',
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'en',
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'network.prefetch-next': false,
  'privacy.trackingprotection.enabled': false,
  'services.settings.server': 'http://127.0.0.1:9/none',
  'toolkit.telemetry.enabled': false,
  'toolkit.telemetry.server': 'http://127.0.0.1:9/none',
};

/**
 * Starts Chromium headless over the DevTools protocol, or Firefox over WebDriver BiDi in a window under Xvfb if that is installed: headless
 * Firefox has no WebGL.
 */
export async function startWithPuppeteer(
  browser: 'chrome' | 'firefox',
  { browser: executablePath, screen }: Programs,
): Promise<Engine> {
  const display = browser === 'firefox' && screen !== '' ? await openScreen(screen) : undefined;
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: display === undefined,
    defaultViewport: SIZE,
    ...(display && {
      env: { ...process.env, DISPLAY: display.name, LIBGL_ALWAYS_SOFTWARE: '1', MOZ_ENABLE_WAYLAND: '0' },
    }),
    ...(browser === 'firefox'
      ? { extraPrefsFirefox: SILENT }
      : { args: [...BROWSER_FLAGS, '--disable-dev-shm-usage', '--lang=en-US'] }),
  });
  return {
    async tab() {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      const complaints = listen(page);
      const chord = async (key: KeyInput) => {
        await page.keyboard.down('Control');
        await page.keyboard.press(key);
        await page.keyboard.up('Control');
      };
      return {
        open: async address => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
        async run(expression, where = 'page') {
          const [frame] = page.mainFrame().childFrames();
          if (where === 'frame' && !frame) throw new Error('the page has no frame');
          const asked = where === 'frame' && frame ? frame : page;
          return JSON.parse(String(await asked.evaluate(`JSON.stringify(${expression})`)));
        },
        pressAt: ({ x, y }) => page.mouse.click(x, y),
        tapAt: ({ x, y }) => page.touchscreen.tap(x, y),
        async pass([first, ...others], drags) {
          await page.mouse.move(first.x, first.y);
          if (drags) await page.mouse.down();
          for (const { x, y } of others) await page.mouse.move(x, y);
          if (drags) await page.mouse.up();
        },
        type: text => page.keyboard.type(text),
        key: (key: Key) => (key === 'All' ? chord('a') : page.keyboard.press(key)),
        async back() {
          // Firefox sends no event when Back only removes a fragment; journeys then wait for the resulting content themselves.
          await page.goBack({ waitUntil: 'domcontentloaded', timeout: 1_000 }).catch((error: unknown) => {
            if (!(error instanceof TimeoutError)) throw error;
          });
        },
        picture: () => page.screenshot(),
        complaints: async () => complaints,
        close: () => context.close(),
      };
    },
    async end() {
      await running.close();
      await display?.end();
    },
  };
}

/** Collects errors of a page and its frames, including policy violations. */
function listen(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', error => complaints.push(String(error)));
  return complaints;
}
