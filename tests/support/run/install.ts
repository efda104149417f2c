import { execFileSync } from 'node:child_process';

/** Timeouts in seconds: package lists fail without a network, and a browser may be a hundred megabytes. */
const SECONDS = { lists: 120, programs: 300 };
/** Environment variable with the commands tried so far, one per line, so that child processes do not repeat them. */
const TRIED = 'CLAIRVAL_INSTALLS_TRIED';
/** Short network timeouts and no retries. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20', '-o', 'Acquire::Retries=0'];

/** Whether an install command succeeded, now or earlier in the run; each is run once. */
function ranOnce(command: string, parameters: readonly string[], seconds: number): boolean {
  const line = [command, ...parameters].join(' ');
  const tried = (process.env[TRIED] ?? '').split('\n');
  if (tried.includes(`ok ${line}`)) return true;
  if (tried.includes(`no ${line}`)) return false;
  let ok = true;
  try {
    execFileSync(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: seconds * 1000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    ok = false;
  }
  process.env[TRIED] = [...tried, `${ok ? 'ok' : 'no'} ${line}`].join('\n');
  return ok;
}

/** Set by `--install`: without it tests install nothing. */
const ALLOWED = 'CLAIRVAL_MAY_INSTALL';

/** Allows this process and its children to install what is missing. */
export function allowInstalls(): void {
  process.env[ALLOWED] = '1';
}

/**
 * Installs Debian packages if allowed and running as root; package lists are fetched once per run, and nothing is installed without them.
 * Returns whether the packages are installed.
 */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (process.env[ALLOWED] === undefined || process.getuid?.() !== 0) return false;
  console.log(`Trying apt-get for ${packages.join(' and ')}, which is not here.`);
  return (
    ranOnce('apt-get', [...IMPATIENT, 'update', '-qq'], SECONDS.lists) &&
    ranOnce('apt-get', [...IMPATIENT, 'install', '-y', '-qq', '--no-install-recommends', ...packages], SECONDS.programs)
  );
}

/** Installs Playwright's own Chromium, if allowed. */
export function installFromPlaywright(): boolean {
  if (process.env[ALLOWED] === undefined) return false;
  console.log('Trying playwright install chromium.');
  return ranOnce(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], SECONDS.programs);
}
