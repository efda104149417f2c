import { expect, type Page, test } from 'playwright/test';
import { LOGOUT_ADDRESS } from '../../../domain/owner/addresses.ts';
import { CAPTCHA_ANSWER, live, visitor, watch } from '../site.ts';
import { fieldName, wordsIn } from '../words.ts';
import { daily, ONLY_FULL } from '../daily.ts';

const say = wordsIn('en', 'form');
const CONTACT = '/en/contact/';
const TYPED = ['A long thought', 'zoe@example.be', 'D’Hondt', 'secret'];

/** All readable text in the browser's storage except the language and scroll positions. */
function stored(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [sessionStorage, localStorage].flatMap(store =>
      Object.entries(store)
        .filter(([name]) => name !== 'lng' && name !== 'react-router-scroll-positions')
        .map(entry => entry.join(' ')),
    ),
  );
}

/** Number of draft keys in the browser. */
function keys(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('drafts', 1);
        opening.onerror = () => resolve(0);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onsuccess = () => {
          const count = opening.result.transaction('keys').objectStore('keys').count();
          count.onsuccess = () => resolve(count.result);
          count.onerror = () => reject(count.error);
          opening.result.close();
        };
      }),
  );
}

const message = (page: Page) => page.getByLabel(/^Your message/);
const email = (page: Page) => page.getByLabel(/^E-mail address/);
const answer = (page: Page) => page.getByLabel(fieldName(say('captcha.label')));

async function typeDraft(page: Page): Promise<void> {
  await page.goto(CONTACT);
  await live(page);
  expect([await stored(page), await keys(page)]).toEqual([[], 0]);
  await message(page).fill('A long thought');
  await page.getByLabel(/^First name/).fill('Zoë');
  await page.getByLabel(/^Last name/).fill('D’Hondt');
  await email(page).fill('zoe@example.be');
  await answer(page).fill('secret');
  await expect.poll(() => keys(page)).toBe(1);
  await expect.poll(() => stored(page)).toHaveLength(1);
}

test('a draft survives a reload, is stored encrypted and is deleted once the form is sent', async ({ browser }) => {
  const page = await visitor(browser, true);
  const complaints = watch(page);
  await typeDraft(page);
  for (const word of TYPED) expect((await stored(page)).join()).not.toContain(word);
  await page.reload();
  await live(page);
  await expect(message(page)).toHaveValue('A long thought');
  await expect(email(page)).toHaveValue('zoe@example.be');
  await expect(answer(page)).toHaveValue('');
  for (const word of TYPED) expect((await stored(page)).join()).not.toContain(word);
  await answer(page).fill(CAPTCHA_ANSWER);
  await page.getByRole('button', { name: say('site-contact.submit') }).click();
  await expect(page).toHaveURL(/\/site-contact\/\?reference=/);
  await expect.poll(() => stored(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test(
  'text typed while the draft is being decrypted stays, and the other fields are restored',
  ONLY_FULL,
  async ({ browser }) => {
    const page = await visitor(browser, true);
    await typeDraft(page);
    let letGo: (() => void) | undefined;
    const held = new Promise<void>(resolve => (letGo = resolve));
    await page.route('**/assets/browser-drafts-*.js', async route => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await live(page);
    await expect(email(page)).toHaveValue('');
    await message(page).fill('Another');
    await page.getByLabel(/^Last name/).fill('Lee');
    await page.getByLabel(/^Last name/).fill('');
    const before = await stored(page);
    letGo?.();
    await expect(email(page)).toHaveValue('zoe@example.be');
    await expect(message(page)).toHaveValue('Another');
    await expect(page.getByLabel(/^Last name/)).toHaveValue('');
    await expect.poll(() => stored(page)).not.toEqual(before);
    await page.reload();
    await live(page);
    await expect(email(page)).toHaveValue('zoe@example.be');
    await expect(message(page)).toHaveValue('Another');
    await page.context().close();
  },
);

test(
  'a draft older than an hour is ignored and deleted, also on pages without a form',
  ONLY_FULL,
  async ({ browser }) => {
    const page = await visitor(browser, true);
    await typeDraft(page);
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 61 * 60_000;
    });
    await page.goto('/en/favourites/');
    await live(page);
    await expect.poll(() => stored(page)).toEqual([]);
    await expect.poll(() => keys(page)).toBe(0);
    await page.goto(CONTACT);
    await live(page);
    await page.getByLabel(/^First name/).fill('Ann');
    await expect.poll(() => stored(page)).toHaveLength(1);
    await expect(email(page)).toHaveValue('');
    await page.context().close();
  },
);

test('after a logout the tab has no draft', async ({ browser }) => {
  const page = await visitor(browser, true);
  await typeDraft(page);
  // An unknown session id, as after the session has expired.
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'sid', value: 'a'.repeat(64), url }]);
  const sent = { headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 };
  const answer = await page.request.post(`${LOGOUT_ADDRESS}?language=en`, sent);
  await page.goto(answer.headers()['location'] ?? '');
  await live(page);
  await expect.poll(() => stored(page)).toEqual([]);
  await expect.poll(() => keys(page)).toBe(0);
  await page.context().close();
});

for (const missing of ['indexedDB', 'crypto'] as const) {
  test(
    `a browser without ${missing} stores no draft, and its form is sent`,
    daily(missing === 'indexedDB'),
    async ({ browser }) => {
      const page = await visitor(browser, true);
      const complaints = watch(page);
      await page.addInitScript(name => {
        // As on an http page of another host: of Web Crypto, only `getRandomValues` exists.
        const value = name === 'crypto' ? { getRandomValues: crypto.getRandomValues.bind(crypto) } : undefined;
        Object.defineProperty(window, name, { value });
      }, missing);
      await page.goto(CONTACT);
      await live(page);
      await message(page).fill('A long thought');
      await page.getByLabel(/^First name/).fill('Zoë');
      await page.getByLabel(/^Last name/).fill('D’Hondt');
      await email(page).fill('zoe@example.be');
      expect(await stored(page)).toEqual([]);
      await answer(page).fill(CAPTCHA_ANSWER);
      await page.getByRole('button', { name: say('site-contact.submit') }).click();
      await expect(page).toHaveURL(/\/site-contact\/\?reference=/);
      expect(await stored(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
  );
}
