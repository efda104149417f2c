import '../node-version.ts';
import { buildWhereStale, SERVER } from './stale.ts';

await buildWhereStale();
await import(new URL(`../../../${SERVER}`, import.meta.url).href);
