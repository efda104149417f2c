import puppeteer, { type KeyInput, TimeoutError } from 'puppeteer-core';
import { BROWSER_FLAGS } from '../support/find-browser.ts';
import type { Engine, Key } from './driver.ts';

const SIZE = { width: 1280, height: 900 };

/** Firefox calls its maker for settings, updates and lists of bad sites: nothing of it leaves a test. */
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

/** Chromium by its DevTools protocol, Firefox by WebDriver BiDi; both without a window. */
export async function startWithPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: SIZE,
    ...(browser === 'firefox'
      ? { extraPrefsFirefox: SILENT }
      : { args: [...BROWSER_FLAGS, '--disable-dev-shm-usage', '--lang=en-US'] }),
  });
  return {
    async tab() {
      const context = await running.createBrowserContext();
      const page = await context.newPage();
      const chord = async (key: KeyInput) => {
        await page.keyboard.down('Control');
        await page.keyboard.press(key);
        await page.keyboard.up('Control');
      };
      return {
        open: async address => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
        run: async expression => JSON.parse(String(await page.evaluate(`JSON.stringify(${expression})`))),
        pressAt: ({ x, y }) => page.mouse.click(x, y),
        type: text => page.keyboard.type(text),
        key: (key: Key) => (key === 'All' ? chord('a') : page.keyboard.press(key)),
        async back() {
          // Firefox tells nothing of a step that takes away a '#' alone: journeys look for what Back leads to.
          await page.goBack({ waitUntil: 'domcontentloaded', timeout: 1_000 }).catch((error: unknown) => {
            if (!(error instanceof TimeoutError)) throw error;
          });
        },
        close: () => context.close(),
      };
    },
    end: () => running.close(),
  };
}
