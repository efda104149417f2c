import '../node-version.ts';
import { resolve } from 'node:path';
import { isSampleAgency } from '../sample-agency.ts';
import { readArguments } from './read-arguments.ts';
import { buildWhereStale, SERVER } from './stale.ts';
import { whatNext } from './what-next.ts';

readArguments('npm start', {});
await buildWhereStale();
const server = (await import(new URL(`../../../${SERVER}`, import.meta.url).href)) as { readonly siteAddress: string };
// The standard output is the log: each of its lines is JSON.
process.stderr.write(
  whatNext(server.siteAddress, isSampleAgency(resolve(process.env['CONTENT_DIR'] || 'fixtures/agency'))),
);
