import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
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

let passwordHash: Promise<string> | undefined;

/** Stores a new account of a member of the agency, with `PASSWORD`. */
async function newMember(role: DeskRole, personId: string | undefined, dataDirectory: string) {
  const id = randomUUID();
  const email = `${id}@agency.example`;
  passwordHash ??= makePasswordHasher().hash(PASSWORD);
  const hash = await passwordHash;
  const account = { id, email, language: 'en', role, personId, invitedAt: Date.now() } as const;
  await withDatabase(({ sampleAgents }) => sampleAgents.add(account, hash), dataDirectory);
  return { id, email };
}

/** Logs in a new member of the agency by the login page, from a network of their own, and opens the list of requests. */
export async function enterDesk(page: Page, language: string, role: DeskRole = 'agent') {
  const member = await newMember(role, undefined, DATA);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': ownNetwork() });
  await page.goto(`/${language}/desk/`);
  const field = (name: string) => page.getByLabel(fieldName(wordOf(language, `login.field.${name}.label`)));
  await field('email').fill(member.email);
  await field('password').fill(PASSWORD);
  await field('password').press('Enter');
  await page.waitForURL(`**/${language}/desk/`);
  return member;
}

/**
 * Logs in a new member of the agency as `enterDesk` does, but by the request of the login form alone: for tests that begin at a page of the
 * desk, which they open themselves.
 */
export async function beAtDesk(
  page: Page,
  language: string,
  role: DeskRole = 'agent',
  personId?: string,
  dataDirectory = DATA,
) {
  const member = await newMember(role, personId, dataDirectory);
  const network = { 'x-forwarded-for': ownNetwork() };
  await page.setExtraHTTPHeaders(network);
  const answer = await page.request.post(`/${language}/desk/login/`, {
    form: { email: member.email, password: PASSWORD },
    headers: { ...network, 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
    // The server may close a kept connection at the moment when it is used again.
    maxRetries: 2,
  });
  expect([answer.status(), answer.headers()['location']]).toEqual([303, `/${language}/desk/`]);
  return member;
}
