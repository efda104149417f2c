import { expect } from 'vitest';
import type { BuiltServer } from '../server/built-server.ts';
import type { StoredRows } from './stored-rows.ts';

export const SECRET = 'a secret of the tests that is long enough';

/** Where a site that is killed keeps its data; without `databaseUrl` in SQLite, without `smtpUrl` its mails are files. */
export type Given = { readonly dataDirectory: string; readonly databaseUrl?: string; readonly smtpUrl?: string };

export function environmentOf({ dataDirectory, databaseUrl, smtpUrl }: Given): Record<string, string> {
  return {
    DATA_DIR: dataDirectory,
    SECRET,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(smtpUrl && { SMTP_URL: smtpUrl }),
  };
}

/** Delivers all mails; those in delivery at a kill are retried once their lease expires. */
export async function deliverAll(server: BuiltServer, rows: StoredRows): Promise<void> {
  await rows.letTimePass();
  await server.start();
  await expect.poll(() => rows.unsent(), { timeout: 600_000, interval: 500 }).toBe(0);
  expect(await server.end('SIGTERM')).toBe(0);
}
