import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { builtServer } from '../support/server/built-server.ts';
import { ENGINES, type EngineName, findOrInstallEngine, type Programs } from './find-engines.ts';

declare module 'vitest' {
  // Vitest declares the values that setups provide to tests as an interface to be merged.
  interface ProvidedContext {
    site: string;
    outbox: string;
    engines: Readonly<Record<EngineName, Programs | { readonly advice: string }>>;
  }
}

/** One built site for all engines, with the sample's page view history, so that owners have figures. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'clairval-engines-'));
  const engines = Object.fromEntries(ENGINES.map(name => [name, findOrInstallEngine(name)] as const)) as Record<
    EngineName,
    Programs | { readonly advice: string }
  >;
  const server = await builtServer({ DATA_DIR: directory, CONTENT_DIR: 'fixtures/agency' });
  await server.start();
  project.provide('site', `http://127.0.0.1:${server.port}`);
  project.provide('outbox', join(directory, 'outbox'));
  project.provide('engines', engines);
  return async () => {
    await server.end('SIGTERM');
    rmSync(directory, { recursive: true, force: true });
  };
}
