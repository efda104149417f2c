import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';

const FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/** Runs `use` with the debugging port of a browser with an empty profile, then ends the browser. */
export async function withFreshBrowser<T>(use: (port: number) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'clairval-browser-'));
  const browser = spawn(browserPath(), [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'], { stdio: 'ignore' });
  const ended = new Promise<void>(resolve => browser.once('exit', () => resolve()));
  try {
    return await use(await debuggingPort(join(profile, 'DevToolsActivePort'), browser));
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function browserPath(): string {
  const places = [
    process.env['CHROMIUM_PATH'] ?? '',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ];
  const found = places.find(path => path !== '' && existsSync(path));
  if (found === undefined) throw new Error('There is no browser here; name one with CHROMIUM_PATH.');
  return found;
}

/** The browser writes its port to a file of its profile once it listens. */
async function debuggingPort(file: string, browser: ChildProcess): Promise<number> {
  const giveUp = Date.now() + 20_000;
  while (Date.now() < giveUp && browser.exitCode === null) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    if (port > 0) return port;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  throw new Error('the browser did not start');
}
