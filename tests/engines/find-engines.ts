import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { findOrInstallBrowser } from '../support/find-browser.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** The path of each program that starts an engine. */
export type Programs = { readonly browser: string; readonly driver: string; readonly screen: string };

/** Debian's packages that bring an engine. */
const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;
const ADVICE = {
  firefox: 'Debian: apt-get install firefox-esr; or name one with FIREFOX_PATH.',
  webkit: 'Debian: apt-get install webkit2gtk-driver xvfb.',
} as const;

/** The programs of Firefox or WebKit in their usual places; none where one of them is missing. */
function findEngine(name: keyof typeof PACKAGES): Programs | undefined {
  const firefox = [
    process.env['FIREFOX_PATH'] ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find(path => existsSync(path));
  if (name === 'firefox') return firefox === undefined ? undefined : { browser: firefox, driver: '', screen: '' };
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
  return browser !== undefined && Object.values(programs).every(path => existsSync(path))
    ? { browser, ...programs }
    : undefined;
}

/** Finds an engine, else installs it from Debian's archive where its user is root; says what to do where it cannot. */
export function findOrInstallEngine(name: EngineName): Programs | { readonly advice: string } {
  if (name === 'chromium') {
    const found = findOrInstallBrowser();
    return 'advice' in found ? found : { browser: found.path, driver: '', screen: '' };
  }
  const found = findEngine(name);
  if (found) return found;
  if (process.getuid?.() === 0)
    try {
      for (const parameters of [
        ['update', '-qq'],
        ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES[name]],
      ]) {
        console.log(`No ${name} here; trying apt-get ${parameters[0]}.`);
        execFileSync('apt-get', parameters, {
          stdio: ['ignore', 'ignore', 'inherit'],
          timeout: 600_000,
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        });
      }
    } catch {
      // No such means on this machine: what is missing is told below.
    }
  return findEngine(name) ?? { advice: ADVICE[name] };
}
