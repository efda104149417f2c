import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The same engine without the parts that draw a window: its tests take three quarters of the time. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium on this machine: the one that `CHROMIUM_PATH` names, one without windows unless `--headed` asks for them, one in the
 * usual places, Playwright's own; or none.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const without = process.argv.includes('--headed') ? [] : [WITHOUT_WINDOWS];
  return [...(named ? [named] : []), ...without, ...USUAL_PLACES, chromium.executablePath()].find(path =>
    existsSync(path),
  );
}

/** Finds a browser, else installs one by the means that the machine has; says what to do where there are none. */
export function findOrInstallBrowser(): { readonly path: string } | { readonly advice: string } {
  const found = findBrowser();
  if (found) return { path: found };
  const means: readonly (readonly [string, readonly string[]])[] = [
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']],
    ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
    [process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']],
  ];
  for (const [command, parameters] of means) {
    if (command === 'apt-get' && process.getuid?.() !== 0) continue;
    console.log(
      `No browser here; trying ${command === 'apt-get' ? `apt-get ${parameters[0]}` : 'playwright install chromium'}.`,
    );
    try {
      execFileSync(command, parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: 600_000,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    } catch {
      continue;
    }
    const installed = findBrowser();
    if (installed) return { path: installed };
  }
  return { advice: 'Install Chromium or Chrome (Debian: apt-get install chromium), or name one with CHROMIUM_PATH.' };
}

/** How Chromium is started: without a sandbox only where its user is root, and silent towards its maker's hosts. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-gpu',
];
