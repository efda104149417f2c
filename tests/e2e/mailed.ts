import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { bodyOf, type ParsedMail, parseMail } from '../support/reading/parse-mail.ts';
import { CAPTCHA_ANSWER } from './site.ts';
import { fieldName, wordsIn } from './words.ts';

const PORT = process.env['BROWSER_TEST_PORT'] ?? '4173';
/** Folder of the mails that the site under test sent. */
export const OUTBOX = new URL(`../../var/browser-tests-${PORT}/outbox/`, import.meta.url);

/** The mail stored under a name in the outbox folder; waits until it is written. */
export async function mailed(name: string): Promise<ParsedMail> {
  let raw = '';
  await expect(() => {
    raw = readFileSync(new URL(`${name}.eml`, OUTBOX), 'latin1');
  }).toPass({ timeout: 45_000 });
  return parseMail(raw);
}

/** The URL of the link in a mail whose path contains `word`. */
export function linkIn(mail: ParsedMail, word: string): string {
  const links = bodyOf(mail, 'text/plain').match(/http:\/\/127\.0\.0\.1:\d+\/\S+/g) ?? [];
  const found = links.find(link => link.includes(word));
  if (found === undefined) throw new Error(`no link to ${word} in ${links.join(' ')}`);
  return new URL(found).pathname;
}

/** Sends the page's only form and returns the request's number. */
export async function send(page: Page, form: string, language: string): Promise<string> {
  const say = wordsIn(language, 'form');
  await page.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
  await page.getByRole('button', { name: say(`${form}.submit`), exact: true }).click();
  await expect(page).toHaveURL(/[?&]reference=[0-9A-Z]{5}-[0-9A-Z]{5}&mark=[\w-]+$/);
  return new URL(page.url()).searchParams.get('reference') ?? '';
}
