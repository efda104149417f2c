import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyIn } from '../site/agency-in.ts';
import { COMPILED } from './compiled.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export type ImportRan = { readonly code: number | null; readonly output: string; readonly errors: string };

/** Starts the import command in a separate process; its site's main language is English unless `environment` sets another content. */
export function startImport(
  parameters: readonly string[],
  environment: Environment,
  input?: string,
): { readonly child: ChildProcess; readonly ended: Promise<ImportRan> } {
  const child = spawn(process.execPath, ['adapters/composition/commands/import.ts', ...parameters], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...COMPILED, CONTENT_DIR: agencyIn('en'), ...environment },
  });
  child.stdin.end(input);
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const ended = new Promise<ImportRan>(resolve => child.once('close', code => resolve({ code, output, errors })));
  return { child, ended };
}

/** Runs the import command to its end. */
export function runImport(parameters: readonly string[], environment: Environment, input?: string): Promise<ImportRan> {
  return startImport(parameters, environment, input).ended;
}

/** A folder for one test file, with its feeds and the site's data directory. */
export function importFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'clairval-import-'));
  let written = 0;
  return {
    dataDirectory: join(folder, 'var'),
    write(content: string | Uint8Array, name = `feed-${written++}.json`): string {
      const file = join(folder, name);
      writeFileSync(file, content);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
