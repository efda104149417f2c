import { existsSync, globSync } from 'node:fs';
import { findOrInstallBrowser } from '../support/run/find-browser.ts';
import { installFromDebian } from '../support/run/install.ts';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Paths of the programs that start an engine; empty if the engine needs no such program. */
export type Programs = { readonly browser: string; readonly driver: string; readonly screen: string };

const SCREEN = '/usr/bin/Xvfb';

/** Debian packages that contain each engine. */
const PACKAGES = { firefox: ['firefox-esr', 'xvfb'], webkit: ['webkit2gtk-driver', 'xvfb'] } as const;
const ADVICE = {
  firefox: 'Debian: apt-get install firefox-esr xvfb; or name one with FIREFOX_PATH.',
  webkit: 'Debian: apt-get install webkit2gtk-driver xvfb.',
} as const;

/** The Firefox of `FIREFOX_PATH`, else one in the usual places. Throws if `FIREFOX_PATH` names a missing file. */
function findFirefox(): string | undefined {
  const named = process.env['FIREFOX_PATH'];
  if (named && !existsSync(named))
    throw new Error(
      `FIREFOX_PATH names ${named}, where there is no file. Correct it, or unset it to search the usual places.`,
    );
  return [
    named ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find(path => existsSync(path));
}

/** The programs of Firefox or WebKit in their usual places; `undefined` if one is missing. Firefox does without Xvfb. */
function findEngine(name: keyof typeof PACKAGES): Programs | undefined {
  if (name === 'firefox') {
    const firefox = findFirefox();
    return firefox === undefined
      ? undefined
      : { browser: firefox, driver: '', screen: existsSync(SCREEN) ? SCREEN : '' };
  }
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  const programs = { driver: '/usr/bin/WebKitWebDriver', screen: SCREEN };
  return browser !== undefined && Object.values(programs).every(path => existsSync(path))
    ? { browser, ...programs }
    : undefined;
}

/**
 * Finds an engine, or installs it from Debian's archive when run as root; else returns advice. Throws if a variable names a missing
 * program.
 */
export function findOrInstallEngine(name: EngineName): Programs | { readonly advice: string } {
  if (name === 'chromium') {
    const found = findOrInstallBrowser();
    return 'advice' in found ? found : { browser: found.path, driver: '', screen: '' };
  }
  const found = findEngine(name);
  if (found && found.screen !== '') return found;
  installFromDebian(...(found ? ['xvfb'] : PACKAGES[name]));
  return findEngine(name) ?? { advice: ADVICE[name] };
}
