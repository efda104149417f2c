import { expect, type Page, test } from 'playwright/test';
import { ownNetwork } from './own-network.ts';
import { blockAddress } from './blocked-address.ts';
import { addressOf, CAPTCHA_ANSWER, LANGUAGES, live } from './site.ts';
import { fieldName, formWith, wordOf, wordsIn } from './words.ts';
import { daily } from './daily.ts';

const PROPERTY = '6398214';

/** Requests the property's documents, with script, from the form that its page links to. */
async function askForDocuments(page: Page, language: string): Promise<void> {
  await page.goto(await addressOf(page, `/document-request/?property=${PROPERTY}`, language));
  await live(page);
  const say = wordsIn(language, 'form');
  const form = formWith(page, say('document-request.submit'));
  await form.getByLabel(fieldName(say('field.email.label'))).fill('zoe@example.be');
  await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
  await form.getByRole('button', { name: say('document-request.submit') }).click();
  await expect(page).toHaveURL(/sent=1/);
}

/** Texts of the error catalogue that only a hydrated page shows; `tests/http/pages/texts/texts-seen.test.ts` covers the others. */
for (const language of LANGUAGES) {
  test.describe(`texts that only a hydrated page shows in ${language}`, () => {
    test.beforeEach(({ context }) => context.setExtraHTTPHeaders({ 'x-forwarded-for': ownNetwork() }));

    test(
      'say that documents were already requested, in the browser that requested them and in no other',
      daily(language === 'fr'),
      async ({ page, browser }) => {
        const asked = wordOf(language, 'property.documents.asked');
        const property = await addressOf(page, `/property/${PROPERTY}/`, language);
        await page.goto(property);
        await live(page);
        await expect(page.getByText(asked)).toHaveCount(0);
        await askForDocuments(page, language);
        await expect(page.getByText(wordOf(language, 'form.document-request.sent.title'))).toBeVisible();
        await page.goto(property);
        await expect(page.getByText(asked)).toBeVisible();
        await page.getByRole('link', { name: wordOf(language, 'property.documents.again') }).click();
        const form = formWith(page, wordOf(language, 'form.document-request.submit'));
        await expect(form.getByText(asked)).toBeVisible();
        const other = await browser.newPage();
        await other.goto(property);
        await live(other);
        await expect(other.getByText(asked)).toHaveCount(0);
        await other.close();
      },
    );

    test('say that a search found nothing', daily(language === 'nl'), async ({ page }) => {
      await page.goto(`/${language}/`);
      await live(page);
      await page.getByRole('searchbox').fill('qqqqqq');
      await expect(page.getByText(wordOf(language, 'search.nothing')).first()).toBeVisible();
    });

    test('say that a page could not be opened, and the retry opens it', daily(language === 'de'), async ({ page }) => {
      await page.goto(`/${language}/`);
      await live(page);
      const unblock = await blockAddress(page, '**/api/page*');
      await page
        .getByRole('link', { name: /^[CK]onta[ck]t$/ })
        .first()
        .press('Enter');
      await expect(page.getByRole('heading', { name: wordOf(language, 'common.failed.title') })).toBeVisible();
      unblock();
      await page.getByRole('button', { name: wordOf(language, 'common.failed.again') }).click();
      await expect(formWith(page, wordOf(language, 'form.site-contact.submit'))).toBeVisible();
    });
  });
}
