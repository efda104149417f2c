/**
 * Runs browser tests only, on a site that is rebuilt if its sources are newer; further arguments go to Playwright: `npm run test:browser --
 * drafts -g 'survives a reload' --headed`.
 */
import '../../../adapters/composition/node-version.ts';
import { spawnSync } from 'node:child_process';
import { buildWhereStale } from '../../../adapters/composition/commands/stale.ts';
import { browserRun } from './browser-run.ts';
import { findOrInstallBrowser } from './find-browser.ts';

const browser = findOrInstallBrowser();
if ('advice' in browser) {
  console.error(`There is no browser. ${browser.advice}`);
  process.exit(1);
}
await buildWhereStale();
const { command, environment } = await browserRun(browser.path, '--reporter=list', ...process.argv.slice(2));
const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...process.env, ...environment } });
process.exitCode = status ?? 1;
