import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, installFromPlaywright } from './install.ts';

/** The same engine without window code: tests take three quarters of the time. */
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
 * A Chromium on this machine: the one in `CHROMIUM_PATH`, the headless shell unless `--headed` is given, one in the usual places,
 * Playwright's own; or `undefined`.
 */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const without = process.argv.includes('--headed') ? [] : [WITHOUT_WINDOWS];
  return [...(named ? [named] : []), ...without, ...USUAL_PLACES, chromium.executablePath()].find(path =>
    existsSync(path),
  );
}

/**
 * Finds a browser, or installs one if the machine allows it; otherwise returns advice. Where installs are allowed and no browser is named,
 * the headless shell is installed beside a browser with windows.
 */
export function findOrInstallBrowser(): { readonly path: string } | { readonly advice: string } {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(WITHOUT_WINDOWS)) installFromDebian('chromium-headless-shell');
  const found = findBrowser();
  if (found) return { path: found };
  const means = [() => installFromDebian('chromium'), installFromPlaywright];
  for (const install of means) {
    const installed = install() ? findBrowser() : undefined;
    if (installed) return { path: installed };
  }
  return { advice: '`npm test -- --install` installs one by apt; or name one with CHROMIUM_PATH.' };
}

/** Flags of Chromium: without a sandbox only as root, and without requests to Google's hosts. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/**
 * Flags for the live map without a graphics card: WebGL in software. Only the map is rendered by it; painting everything with it would take
 * half as long again.
 */
export const MAP_FLAGS = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-rasterization',
  '--webgl-antialiasing-mode=none',
  '--webgl-msaa-sample-count=0',
];
