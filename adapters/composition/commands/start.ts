import '../node-version.ts';
import { readArguments } from './read-arguments.ts';
import { buildWhereStale, SERVER } from './stale.ts';
import { whatNext } from './what-next.ts';

readArguments('npm start', {});
await buildWhereStale();
const { siteAddress, isSample } = (await import(new URL(`../../../${SERVER}`, import.meta.url).href)) as {
  readonly siteAddress: string;
  readonly isSample: boolean;
};
// The standard output is the log: each of its lines is JSON.
process.stderr.write(whatNext(siteAddress, isSample, process.env));
