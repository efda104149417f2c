import { type Browser, expect, type Page, test } from 'playwright/test';
import { blockAddress } from './blocked-address.ts';
import { addressOf, CAPTCHA_ANSWER, live, visitor } from './site.ts';
import { fieldName, formWith, wordsIn } from './words.ts';

/** A house in Flanders for sale at € 725.000. */
const HOUSE = '/property/6434027/';
const say = wordsIn('fr', 'form');
const label = (name: string) => fieldName(say(`field.${name}.label`));

/** A page whose code is held back until `release` is called. */
async function heldBack(browser: Browser, address: string) {
  const page = await visitor(browser, true);
  let release: () => void = () => undefined;
  const released = new Promise<void>(resolve => (release = resolve));
  await page.route(/\.js$/, async route => {
    await released;
    await route.continue();
  });
  await page.goto(await addressOf(page, address, 'fr'), { waitUntil: 'commit' });
  return { page, release };
}

/** Replaces each text by `<font>` elements, as the translation of Chrome does, also those that come later. */
function translate(): void {
  const own = new WeakSet<Node>();
  const wrap = (root: Node) => {
    const texts: Text[] = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walk.nextNode()) if (node instanceof Text) texts.push(node);
    for (const text of texts) {
      if (own.has(text) || !text.data.trim() || text.parentElement?.closest('script, style, option, textarea'))
        continue;
      const copy = new Text(text.data);
      own.add(copy);
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstChild?.appendChild(copy);
      text.replaceWith(font);
    }
  };
  wrap(document.body);
  new MutationObserver(changes => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.isConnected && node.nodeName !== 'FONT') wrap(node);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Collects errors of scripts. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  return errors;
}

/** Adds a hidden input behind each field, as an extension does that marks the fields it knows. */
function addOwnInputs(fields: readonly Element[]): void {
  for (const field of fields) {
    const own = Object.assign(document.createElement('input'), { type: 'hidden', name: 'ext-xyz', value: '1' });
    field.insertAdjacentElement('afterend', own);
  }
}

test('text typed before the script arrives stays, whatever an extension puts beside the fields', async ({
  browser,
}) => {
  const { page, release } = await heldBack(browser, '/contact/');
  const form = formWith(page, say('site-contact.submit'));
  await form.getByLabel(label('lastName')).fill('Peeters');
  await form.getByLabel(label('email')).fill('zoe@example.be');
  await form.getByLabel(label('remark')).fill('Is the office open on Saturday?');
  const fields = page.locator('form.request-form :is(input, textarea)');
  await fields.evaluateAll(all => {
    for (const field of all) {
      field.insertAdjacentElement('afterend', document.createElement('div'))?.setAttribute('data-extension', '');
      field.insertAdjacentElement('beforebegin', document.createElement('extension-icon'));
    }
  });
  await fields.evaluateAll(addOwnInputs);
  await form.getByLabel(label('firstName')).pressSequentially('Zo');
  release();
  await live(page);
  await expect(form.getByLabel(label('firstName'))).toBeFocused();
  await page.keyboard.type('ë');
  await expect(form.getByLabel(label('firstName'))).toHaveValue('Zoë');
  await expect(form.getByLabel(label('lastName'))).toHaveValue('Peeters');
  await expect(form.getByLabel(label('remark'))).toHaveValue('Is the office open on Saturday?');
  await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
  await form.getByRole('button', { name: say('site-contact.submit') }).click();
  await expect(page).toHaveURL(/\/site-contact\/\?reference=/);
  await page.context().close();
});

for (const javaScript of [true, false])
  test(`a letter is kept whose trap a password manager filled and to which an extension added a field, ${javaScript ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const page = await visitor(browser, javaScript);
    await page.goto(await addressOf(page, '/contact/', 'fr'));
    if (javaScript) await live(page);
    const form = formWith(page, say('site-contact.submit'));
    await form.getByLabel(label('firstName')).fill('Zoë');
    await form.getByLabel(label('lastName')).fill('Peeters');
    await form.getByLabel(label('email')).fill('zoe@example.be');
    await form.getByLabel(label('remark')).fill('Is the office open on Saturday?');
    await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
    // What extensions do does not depend on the scripts of the page.
    const trap = form.locator('input[name="homepage"]');
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'https://example.be';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await trap.evaluateAll(addOwnInputs);
    await form.getByRole('button', { name: say('site-contact.submit') }).click();
    await expect(page.getByText(say('refusal.trapped'))).toBeVisible();
    await expect(form.getByLabel(label('remark'))).toHaveValue('Is the office open on Saturday?');
    await expect(form.locator('input[name="homepage"]')).toHaveCount(0);
    const answer = form.getByLabel(fieldName(say('captcha.label')));
    if ((await answer.count()) > 0) await answer.fill(CAPTCHA_ANSWER);
    await form.getByRole('button', { name: say('site-contact.submit') }).click();
    await expect(page).toHaveURL(/\/site-contact\/\?reference=/);
    await page.context().close();
  });

test('a calculator that a browser translated shows the result for the typed figures', async ({ browser }) => {
  const page = await visitor(browser, true);
  const errors = errorsOf(page);
  const word = wordsIn('fr', 'cost');
  await page.goto(await addressOf(page, HOUSE, 'fr'));
  await live(page);
  const cost = page.getByRole('region', { name: word('title.purchase') });
  await cost.scrollIntoViewIfNeeded();
  await cost.getByRole('textbox', { name: word('credit.means') }).fill('566.198,58');
  await cost.getByRole('textbox', { name: word('credit.rate') }).fill('3');
  await cost.getByRole('textbox', { name: word('credit.years') }).fill('10');
  await cost.getByText(word('brief.folded')).click();
  await expect(cost.getByRole('status')).toContainText('€ 743.699');
  await page.evaluate(translate);
  await cost.getByText(word('purpose.other')).click();
  await cost.getByRole('textbox', { name: word('credit.years') }).fill('20');
  await expect(cost.getByRole('row', { name: word('line.registration-duty') })).toContainText('€ 87.000');
  await expect(cost.getByRole('status')).toContainText('€ 816.199');
  await expect(cost.getByText('€ 1.381', { exact: true })).toBeVisible();
  await expect(cost.getByRole('status')).not.toContainText('€ 743.699');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a translated list filters, pages and keeps favourites', async ({ browser }) => {
  const page = await visitor(browser, true);
  const errors = errorsOf(page);
  const list = wordsIn('fr', 'list');
  await page.goto(await addressOf(page, '/for-sale/', 'fr'));
  await live(page);
  await page.evaluate(translate);
  const kept = page.locator('button.favourite');
  await kept.nth(0).click();
  await kept.nth(1).click();
  await expect(
    page
      .getByRole('link', { name: wordsIn('fr', 'common')('favourites.kept_other').replace('{{count}}', '2') })
      .first(),
  ).toBeAttached();
  await page
    .getByRole('navigation', { name: list('pager.name') })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByText(list('filters.type'), { exact: true }).first().click();
  await page.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/type=/);
  const found = page.getByRole('status').filter({ hasText: /\d/ }).first();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const foundByServer = other.getByRole('status').filter({ hasText: /\d/ }).first();
  await expect(found).toHaveText(await foundByServer.innerText());
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a page whose code is blocked stays as the server sent it, and its form is sent', async ({ browser }) => {
  const page = await visitor(browser, true);
  await page.route(/\/browser[^/]*\.js$/, route => route.abort());
  await page.goto(await addressOf(page, '/contact/', 'fr'));
  const form = formWith(page, say('site-contact.submit'));
  await form.getByLabel(label('firstName')).fill('Zoë');
  await form.getByLabel(label('lastName')).fill('Peeters');
  await form.getByLabel(label('email')).fill('zoe@example.be');
  await form.getByLabel(label('remark')).fill('Is the office open on Saturday?');
  await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
  await form.evaluate(element => {
    const own = element.appendChild(document.createElement('input'));
    for (const [name, value] of [
      ['type', 'hidden'],
      ['name', 'ext-xyz'],
      ['value', '1'],
    ])
      own.setAttribute(name ?? '', value ?? '');
  });
  await form.getByRole('button', { name: say('site-contact.submit') }).click();
  await expect(page).toHaveURL(/\/site-contact\/\?reference=/);
  await page.context().close();
});

test('a page whose code did not arrive becomes live once the connection is back', async ({ browser }) => {
  const page = await visitor(browser, true);
  const unblock = await blockAddress(page, /\/browser[^/]*\.js$/);
  const refused = page.waitForEvent('requestfailed');
  await page.goto(await addressOf(page, '/contact/', 'fr'));
  await refused;
  unblock();
  const form = formWith(page, say('site-contact.submit'));
  await form.getByLabel(label('lastName')).fill('Peeters');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await live(page);
  await expect(form.getByLabel(label('lastName'))).toHaveValue('Peeters');
  await page.context().close();
});

for (const { name, address, code, words, pressBefore, press } of [
  {
    name: 'a property',
    address: HOUSE,
    code: /\/parts[^/]*\.js$/,
    words: (page: Page) => page.getByRole('heading', { name: wordsIn('fr', 'property')('visit.title') }),
    // The browser follows a section's link without the code.
    pressBefore: (page: Page) =>
      page.getByRole('link', { name: wordsIn('fr', 'property')('sections.visit'), exact: true }).click(),
    press: async (page: Page) => {
      const link = page.getByRole('link', { name: wordsIn('fr', 'property')('sections.around'), exact: true });
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    name: 'the home page',
    address: '/',
    code: /\/sections-block[^/]*\.js$/,
    words: (page: Page) => page.getByRole('link', { name: wordsIn('fr', 'sections')('map') }),
    pressBefore: (page: Page) =>
      page
        .getByRole('button', { name: wordsIn('fr', 'listing')('favourite.keep').split('{{')[0] ?? '' })
        .first()
        .click(),
    press: async (page: Page) => {
      const [keep = ''] = wordsIn('fr', 'listing')('favourite.keep').split('{{');
      const favourite = page.getByRole('button', { name: keep }).first();
      // A press has no effect until the code has arrived.
      await expect(async () => {
        await favourite.click();
        await expect(page.getByRole('button', { pressed: true })).toHaveCount(1, { timeout: 500 });
      }).toPass({ timeout: 20_000 });
    },
  },
])
  test(`${name} whose parts are blocked stays as the server sent it, and becomes live once the connection is back`, async ({
    browser,
  }) => {
    const page = await visitor(browser, true);
    await page.route(code, route => route.abort());
    const refused = page.waitForEvent('requestfailed');
    await page.goto(await addressOf(page, address, 'fr'));
    await refused;
    await live(page);
    // The other code has to be here: routes of a test turn off the browser's cache, from which a browser without a connection imports.
    await page.waitForLoadState('networkidle');
    await expect(words(page)).toBeVisible();
    await pressBefore(page);
    await page.waitForLoadState('networkidle');
    await expect(words(page)).toBeVisible();
    // A request that is under way while its route is removed would never be answered.
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await press(page);
    await page.context().close();
  });

test('a property stays where its visitor has scrolled to while its code was coming', async ({ browser }) => {
  const page = await visitor(browser, true);
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/parts[^/]*\.js$/, async route => {
    await arrival.promise;
    await route.continue();
  });
  await page.goto(await addressOf(page, HOUSE, 'fr'));
  await live(page);
  const sections = page.getByRole('navigation', { name: wordsIn('fr', 'property')('sections.name') });
  await sections.getByRole('link', { name: wordsIn('fr', 'property')('sections.visit'), exact: true }).click();
  await expect(page).toHaveURL(/#visit$/);
  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  arrival.resolve();
  // Which section is in sight is known once the code has arrived.
  await expect(sections.locator('[aria-current]')).toHaveCount(1);
  expect(await place()).toBe(900);
  await page.goBack();
  await expect(page).not.toHaveURL(/#/);
  await expect(sections).toBeVisible();
  await page.context().close();
});

test('a page that could not be opened opens by itself once the connection is back', async ({ browser }) => {
  const page = await visitor(browser, true);
  await page.goto(await addressOf(page, '/', 'fr'));
  await live(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Contact' }).first().press('Enter');
  await expect(page.getByRole('heading', { name: wordsIn('fr', 'common')('failed.title') })).toBeVisible();
  await page.context().setOffline(false);
  await expect(formWith(page, say('site-contact.submit'))).toBeVisible();
  await page.context().close();
});
