import { freePort } from './free-port.ts';

/** Command that runs browser tests on the built site with the browser at `path`, on a free port. */
export async function browserRun(path: string, ...parameters: readonly string[]) {
  return {
    command: ['node_modules/playwright/cli.js', 'test', '-c', 'tests/e2e/playwright.config.ts', ...parameters],
    environment: { CHROMIUM_PATH: path, BROWSER_TEST_PORT: String(await freePort()) },
  };
}
