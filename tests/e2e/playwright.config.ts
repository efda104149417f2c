import { defineConfig } from 'playwright/test';
import { BROWSER_FLAGS, findBrowser, MAP_FLAGS } from '../support/run/find-browser.ts';
import { FULL } from '../support/run/full-run.ts';

/** Tests that draw the live map; the other tests do not scroll to one and see the still map, an SVG picture. */
const OF_MAPS = [
  /map-(?!still)[\w-]+\.e2e\.ts$/,
  '**/trusted-types.e2e.ts',
  ...(FULL ? ['**/map-pages.matrix.ts'] : []),
];
/** Tests one after the other on one build of the static site; they draw maps too. */
const OF_STATIC_HOST = '**/static-host.matrix.ts';
const started = (flags: readonly string[]) => ({ executablePath: findBrowser(), args: [...BROWSER_FLAGS, ...flags] });

/** The site in one process, or in two without a shared disk behind a proxy. */
const SITE = process.env['TWO_SERVERS']
  ? 'tests/support/server/two-servers.ts'
  : 'tests/support/server/fresh-server.ts';
const PORT = Number(process.env['BROWSER_TEST_PORT'] ?? 4173);

export default defineConfig({
  testDir: '.',
  testMatch: FULL ? ['**/*.e2e.ts', '**/*.matrix.ts'] : ['**/*.e2e.ts'],
  outputDir: '../../test-results',
  fullyParallel: true,
  // Some tests wait, such as for a mail that leaves after 20 seconds: a third worker uses the two cores meanwhile.
  workers: 3,
  retries: 0,
  grepInvert: FULL ? [] : /@full/,
  timeout: 60_000,
  // Playwright waits 5 s for an expectation; a page that a busy machine draws in six is no fault.
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'Asia/Kathmandu',
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, because these tests take minutes in a row: at the end they would run alone.
    ...(FULL
      ? [
          {
            name: 'static host',
            testMatch: OF_STATIC_HOST,
            timeout: 180_000,
            use: { launchOptions: started(MAP_FLAGS) },
          },
        ]
      : []),
    {
      name: 'maps',
      testMatch: OF_MAPS,
      // With software WebGL a slow machine needs a second per frame; the timeout is for hangs, not slowness.
      timeout: 180_000,
      // Every pixel of every frame is work for the processor: daily maps have half the pixels each way, and no flights between views.
      use: {
        launchOptions: started(MAP_FLAGS),
        ...(FULL ? {} : { deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } as const }),
      },
      // Each map takes a core: daily maps, a quarter of the work, are drawn by one worker from the start, beside which the others never wait for a map.
      ...(FULL ? {} : { workers: 1 }),
    },
    { name: 'pages', testIgnore: [...OF_MAPS, OF_STATIC_HOST], use: { launchOptions: started(['--disable-gpu']) } },
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
      PLAIN_PICTURES: '1',
      // Fixed answer of every challenge; tests set their client address in `x-forwarded-for`.
      CAPTCHA_ANSWER: 'clair',
      TRUSTED_PROXIES: '1',
      // A host that does not exist: one test answers in its place, and no other requests it.
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Tiles Example',
    },
    stdout: 'ignore',
    // SIGTERM lets the first command stop the second process and its PostgreSQL.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
