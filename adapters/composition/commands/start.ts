import '../node-version.ts';
import { readArguments } from './read-arguments.ts';
import { buildWhereStale, SERVER } from './stale.ts';

readArguments('npm start', {});
await buildWhereStale();
await import(new URL(`../../../${SERVER}`, import.meta.url).href);
