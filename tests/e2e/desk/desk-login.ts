import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { makePasswordHasher } from '../../../adapters/argon2/password-hasher.ts';
import { type Database, openDatabase } from '../../../adapters/sql/open-database.ts';
import type { DeskRole } from '../../../domain/desk/access.ts';
import { ownNetwork } from '../own-network.ts';
import { fieldName, wordOf } from '../words.ts';

const PORT = process.env['BROWSER_TEST_PORT'] ?? '4173';
const DATA = new URL(`../../../var/browser-tests-${PORT}`, import.meta.url).pathname;
const PASSWORD = 'drie kanaries onder een lamp';

/** Runs `work` on the database of the running site under test, or of another data directory. */
export async function withDatabase<Result>(
  work: (database: Database) => Promise<Result>,
  dataDirectory = DATA,
): Promise<Result> {
  const database = await openDatabase({ dataDirectory, timeoutMs: 20_000, isLookedThrough: true });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Logs in a new member of the agency from a network of their own and opens the list of requests. */
export async function enterDesk(
  page: Page,
  language: string,
  role: DeskRole = 'agent',
  personId?: string,
  dataDirectory = DATA,
) {
  const id = randomUUID();
  const email = `${id}@agency.example`;
  const hash = await makePasswordHasher().hash(PASSWORD);
  const account = { id, email, language: 'en', role, personId, invitedAt: Date.now() } as const;
  await withDatabase(({ agents }) => agents.addSampleAccount(account, hash), dataDirectory);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': ownNetwork() });
  await page.goto(`/${language}/desk/`);
  const field = (name: string) => page.getByLabel(fieldName(wordOf(language, `login.field.${name}.label`)));
  await field('email').fill(email);
  await field('password').fill(PASSWORD);
  await field('password').press('Enter');
  await page.waitForURL(`**/${language}/desk/`);
  return { id, email };
}
