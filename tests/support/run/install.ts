import { execFileSync } from 'node:child_process';

/** Without a network the lists do not come; with one, an engine may weigh a hundred megabytes. */
const SECONDS = { lists: 120, programs: 300 };
/** What was tried, line by line, in the environment: processes that this one starts try none of it again. */
const TRIED = 'CLAIRVAL_INSTALLS_TRIED';
/** A host that does not answer is given up soon. */
const IMPATIENT = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20', '-o', 'Acquire::Retries=0'];

/** Whether a command that installs something ended well, now or earlier in the run; it is run once. */
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

/** Set by `--install`: without it a test command leaves the machine as it is. */
const ALLOWED = 'CLAIRVAL_MAY_INSTALL';

/** Lets this process and those that it starts install what is missing. */
export function allowInstalls(): void {
  process.env[ALLOWED] = '1';
}

/**
 * Installs Debian's packages where that was allowed and their user is root; its lists are fetched once a run, and nothing is tried
 * without them. Returns whether they are there now.
 */
export function installFromDebian(...packages: readonly string[]): boolean {
  if (process.env[ALLOWED] === undefined || process.getuid?.() !== 0) return false;
  console.log(`Trying apt-get for ${packages.join(' and ')}, which is not here.`);
  return (
    ranOnce('apt-get', [...IMPATIENT, 'update', '-qq'], SECONDS.lists) &&
    ranOnce('apt-get', [...IMPATIENT, 'install', '-y', '-qq', '--no-install-recommends', ...packages], SECONDS.programs)
  );
}

/** Has Playwright fetch its own Chromium, where that was allowed. */
export function installFromPlaywright(): boolean {
  if (process.env[ALLOWED] === undefined) return false;
  console.log('Trying playwright install chromium.');
  return ranOnce(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], SECONDS.programs);
}
