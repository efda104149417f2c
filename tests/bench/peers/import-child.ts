/** Runs the operator's command with the arguments it is given, and says at its end what it took. */
import { took } from '../took.ts';

const started = performance.now();
process.once('exit', () => console.error(JSON.stringify(took(started))));
await import('../../../adapters/composition/commands/import.ts');
