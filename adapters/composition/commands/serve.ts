import '../node-version.ts';
import { readArguments } from './common/read-arguments.ts';
import { SERVER, stateOfBuild } from './stale.ts';

readArguments('npm run serve', {});
const state = await stateOfBuild();
if (state !== 'fits') {
  console.error(`The build is ${state === 'missing' ? 'missing' : 'older than its sources'}. Run "npm run build".`);
  process.exit(1);
}
await import(new URL(`../../../${SERVER}`, import.meta.url).href);
