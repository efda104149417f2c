import '../node-version.ts';
import { readArguments } from './read-arguments.ts';
import { buildWhereStale, SERVER } from './stale.ts';
import { whatNext } from './what-next.ts';

readArguments('npm start', {});
await buildWhereStale();
const { siteAddress, hasSampleLogins } = (await import(new URL(`../../../${SERVER}`, import.meta.url).href)) as {
  readonly siteAddress: string;
  readonly hasSampleLogins: boolean;
};
// Not to standard output: that is the log, and each of its lines is JSON.
process.stderr.write(whatNext(siteAddress, hasSampleLogins, process.env));
