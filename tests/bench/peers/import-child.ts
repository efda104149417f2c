/** Runs the operator's import command with the given arguments, and prints time and memory at the end. */
import { took } from '../took.ts';

const started = performance.now();
process.once('exit', () => console.error(JSON.stringify(took(started))));
await import('../../../adapters/composition/commands/import.ts');
