import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, MAP_FLAGS } from '../support/run/find-browser.ts';
import { FULL } from '../support/run/full-run.ts';

/** Tests that draw the live map; the others scroll to none, and the still map is no more than a picture. */
const OF_MAPS = [
  /map-(?!still)[\w-]+\.e2e\.ts$/,
  '**/trusted-types.e2e.ts',
  ...(FULL ? ['**/pages.matrix.ts', '**/static-host.matrix.ts'] : []),
];
const started = (flags: readonly string[]) => ({ executablePath: findBrowser(), args: [...BROWSER_FLAGS, ...flags] });

/** One process, or two without a common disk behind a proxy. */
const SITE = process.env['TWO_SERVERS'] ? 'tests/support/site/two-servers.ts' : 'tests/support/site/fresh-server.ts';
const PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 4173);

export default defineConfig({
  testDir: '.',
  testMatch: FULL ? ['**/*.e2e.ts', '**/*.matrix.ts'] : ['**/*.e2e.ts'],
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  grepInvert: FULL ? [] : /@full/,
  timeout: 60_000,
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'Asia/Kathmandu',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pages', testIgnore: OF_MAPS, use: { launchOptions: started(['--disable-gpu']) } },
    // WebGL in software takes a slow machine a second a picture: the limit ends what hangs, not what is slow.
    { name: 'maps', testMatch: OF_MAPS, timeout: 180_000, use: { launchOptions: started(MAP_FLAGS) } },
  ],
  webServer: {
    command: `"${process.execPath}" ${SITE}`,
    cwd: new URL('../..', import.meta.url).pathname,
    url: `http://127.0.0.1:${PORT}/readyz`,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: `./var/browser-tests-${PORT}`,
      // Every challenge has this answer, and tests say for themselves where they come from.
      CAPTCHA_ANSWER: 'clair',
      TRUSTED_PROXIES: '1',
      // A host that does not exist: one test answers in its place, and no other requests it.
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Tiles Example',
    },
    stdout: 'ignore',
    // The second process and its PostgreSQL are ended by the first command, which has to hear of the end.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
