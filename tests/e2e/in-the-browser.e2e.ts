import { expect, type Page, test } from 'playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { SAMPLE_OWNERS } from '../../fixtures/builders/owners.ts';
import { ONLY_FULL } from './daily.ts';

/** `npm run dev`: the whole application in the browser, on memory adapters. Its state lives as long as the page. */
let vite: ViteDevServer;
let origin = '';

// One server for this file; in parallel mode each worker would start its own. The first page waits until it has translated a thousand modules,
// which takes as long as the machine is busy.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeAll(async () => {
  vite = await createServer({
    server: { host: '127.0.0.1', port: 0 },
    cacheDir: 'node_modules/.vite/tests',
    logLevel: 'error',
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('the development server listens on no port');
  origin = `http://127.0.0.1:${address.port}`;
});
test.afterAll(() => vite.close());

async function open(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(String(error)));
  await page.goto(origin + path);
  await expect(page.locator('html[data-live]')).toBeAttached({ timeout: 60_000 });
  return complaints;
}

/** Copies the characters of the challenge's picture into its field. */
async function solve(page: Page): Promise<void> {
  const picture = page.getByRole('img', { name: /^Characters to copy/ });
  await expect(picture).toHaveAttribute('src', /^data:/);
  const drawn = decodeURIComponent((await picture.getAttribute('src')) ?? '');
  await page.getByLabel('Characters in the picture').fill(/>([A-Z]{5})</.exec(drawn)?.[1] ?? '');
}

const mails = (page: Page) => page.getByRole('dialog', { name: 'Mails that left' });

async function openMails(page: Page, count: RegExp): Promise<void> {
  await page.getByRole('complementary', { name: 'Development' }).getByRole('button', { name: count }).click();
}

test(
  'a message is sent, confirmed on the page, and mailed to the agency and its sender',
  ONLY_FULL,
  async ({ page }) => {
    const complaints = await open(page, '/en/contact/');
    await page.getByLabel('First name').fill('Zoë');
    await page.getByLabel('Last name').fill('Peeters');
    await page.getByLabel('E-mail').fill('zoe@example.be');
    await page.getByLabel('Your message').fill('Is the office open on Saturday?');
    await solve(page);
    await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
    await expect(page).toHaveURL(/\/site-contact\/\?reference=[0-9A-Z]{5}-[0-9A-Z]{5}&mark=[\w-]+$/);
    await openMails(page, /^Mails \(2\)$/);
    await expect(mails(page).getByText('To zoe@example.be', { exact: true })).toBeVisible();
    await expect(mails(page).getByText('Is the office open on Saturday?').first()).toBeVisible();
    expect(complaints).toEqual([]);
  },
);

test('an owner of the sample logs in, sees their properties, and logs out', ONLY_FULL, async ({ page }) => {
  const [owner] = SAMPLE_OWNERS;
  const complaints = await open(page, '/en/login/');
  const main = page.getByRole('main');
  await main.getByLabel(/^E-mail/).fill(owner?.email ?? '');
  await main.getByRole('textbox', { name: 'Password' }).fill('not it');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await main.getByRole('textbox', { name: 'Password' }).fill(owner?.password ?? '');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/en\/owner-portal\/$/);
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(owner?.listingIds.length ?? 0);
  await main.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/en\/login\//);
  expect(complaints).toEqual([]);
});

test(
  'an alert is requested, confirmed by mail, and mails the properties of the next feed',
  ONLY_FULL,
  async ({ page }) => {
    const complaints = await open(page, '/en/search-alert/');
    const form = page.getByRole('form', { name: 'Search alert' });
    await form.getByText('Buy', { exact: true }).click();
    await form.getByText('House – Villa', { exact: true }).click();
    await form.getByText('Namur', { exact: true }).click();
    await form.getByLabel(/budget/i).fill('400000');
    await form.getByLabel('First name').fill('Zoë');
    await form.getByLabel('Last name').fill('Peeters');
    await form.getByLabel('E-mail address').fill('zoe@example.be');
    await form.getByText('I wish to receive by e-mail').click();
    await solve(page);
    await form.getByRole('button', { name: 'Create my alert' }).click();
    await expect(page).toHaveURL(/\/demand-register\//);

    await openMails(page, /^Mails \(2\)$/);
    await mails(page)
      .getByRole('link', { name: /confirm/i })
      .click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /confirm/i })
      .click();
    await openMails(page, /^Mails \(4\)$/);
    await mails(page).getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Import the next feed' }).click();
    await openMails(page, /^Mails \(5\)$/);
    await mails(page).getByRole('link', { name: 'See the property' }).click();
    await expect(page).toHaveURL(/\/6490763\/$/);
    expect(complaints).toEqual([]);
  },
);
