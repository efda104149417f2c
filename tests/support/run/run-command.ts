import { type ChildProcess, execFile } from 'node:child_process';
import { COMPILED } from './compiled.ts';

export type Ran = { readonly code: number | null; readonly out: string; readonly err: string };

/** Runs an operator command, `runCommand('backup', ['a.tar'], { DATA_DIR: directory })`; `begun` is called with its process. */
export function runCommand(
  name: string,
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  begun: (child: ChildProcess) => void = () => {},
): Promise<Ran> {
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [`adapters/composition/commands/${name}.ts`, ...words],
      { env: { PATH: process.env['PATH'], ...COMPILED, ...environment }, maxBuffer: 1 << 26 },
      (_, out, err) => resolve({ code: child.exitCode, out, err }),
    );
    begun(child);
  });
}
