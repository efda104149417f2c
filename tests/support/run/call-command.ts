import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { FULL } from './full-run.ts';
import { type Ran, runCommand } from './run-command.ts';

/**
 * Runs an operator command like `runCommand`, but in this process, whose modules are loaded already: a process of its own takes a second to load
 * them, and is started in the full run alone. Commands are called one at a time; each has a daily test that starts its process.
 */
export const callCommand: (
  name: string,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
) => Promise<Ran> = FULL ? runCommand : callHere;

/** Thrown by `process.exit` while a command runs in this process. */
class Exit extends Error {}

let calls = 0;

async function callHere(
  name: string,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Ran> {
  const { argv, env, exit, stdout, stderr } = process;
  const { log, error } = console;
  const writes = { out: stdout.write, err: stderr.write };
  const listeners = stdout.listeners('error');
  const said = { out: '', err: '' };
  const writer = (stream: keyof typeof said) => (text: string) => {
    said[stream] += text;
    return true;
  };
  const file = resolve(`adapters/composition/commands/${name}.ts`);
  process.argv = [process.execPath, file, ...words];
  process.env = { PATH: env['PATH'], ...environment };
  process.exitCode = 0;
  process.exit = code => {
    process.exitCode = code ?? process.exitCode;
    throw new Exit();
  };
  stdout.write = writer('out');
  stderr.write = writer('err');
  console.log = (...values: unknown[]) => stdout.write(`${format(...values)}\n`);
  console.error = (...values: unknown[]) => stderr.write(`${format(...values)}\n`);
  calls += 1;
  try {
    // The parameter makes the file a module that was not loaded before, so that it runs.
    await import(/* @vite-ignore */ `${pathToFileURL(file).href}?call=${calls}`);
    return { code: Number(process.exitCode), ...said };
  } catch (thrown) {
    if (!(thrown instanceof Exit)) throw thrown;
    return { code: Number(process.exitCode), ...said };
  } finally {
    Object.assign(process, { argv, env, exit, exitCode: undefined });
    Object.assign(console, { log, error });
    stdout.write = writes.out;
    stderr.write = writes.err;
    for (const listener of stdout.listeners('error'))
      if (!listeners.includes(listener)) stdout.off('error', listener as () => void);
  }
}
