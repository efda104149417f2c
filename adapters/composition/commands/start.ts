import '../node-version.ts';
import { readArguments } from './common/read-arguments.ts';
import { buildWhereStale, SERVER } from './common/stale.ts';
import { startHelp } from './start-help.ts';

readArguments('npm start', {});
await buildWhereStale();
const { siteAddress, hasSampleLogins } = (await import(new URL(`../../../${SERVER}`, import.meta.url).href)) as {
  readonly siteAddress: string;
  readonly hasSampleLogins: boolean;
};
// Print to standard error, because standard output is the log, in which each line is JSON.
process.stderr.write(startHelp(siteAddress, hasSampleLogins, process.env));
