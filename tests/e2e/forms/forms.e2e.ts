import { expect, test } from 'playwright/test';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import { expectAccessible, expectAccessibleFromTheTop } from '../accessible.ts';
import { openDay } from '../../support/visitors/viewing-day.ts';
import { fieldName, formWith, pressDay, wordsIn } from '../words.ts';
import { blockAddress } from '../blocked-address.ts';
import { addressOf, CAPTCHA_ANSWER, LANGUAGES, live, visitor, watch } from '../site.ts';
import { daily, ONLY_FULL } from '../daily.ts';

for (const language of LANGUAGES) {
  const say = wordsIn(language, 'form');
  const label = (name: string) => fieldName(say(`field.${name}.label`));
  for (const script of [true, false]) {
    test(
      `a message in ${language} ${script ? 'with' : 'without'} script is refused, corrected and sent`,
      daily(language === (script ? 'fr' : 'de')),
      async ({ browser }) => {
        const page = await visitor(browser, script);
        const complaints = watch(page);
        await page.goto(await addressOf(page, '/contact/', language));
        if (script) await live(page);
        const form = formWith(page, say('site-contact.submit'));
        await form.getByLabel(label('firstName')).fill('Zoë');
        await form.getByLabel(label('lastName')).fill('D’Hondt <b>');
        await form.getByLabel(label('email')).fill('zoe@');
        await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
        await form.getByRole('button', { name: say('site-contact.submit') }).click();

        const problem = page.getByRole('alert', { name: say('problem') });
        await expect(form.getByLabel(label('email'))).toBeFocused();
        await expect(problem.getByRole('link')).toHaveCount(2);
        await problem.getByRole('link').last().click();
        await expect(form.getByLabel(label('remark'))).toBeFocused();
        await expect(form.getByLabel(label('email'))).toHaveAttribute('aria-invalid', 'true');
        await expect(form.getByLabel(label('email'))).toHaveValue('zoe@');
        await expect(form.getByLabel(label('lastName'))).toHaveValue('D’Hondt <b>');
        // axe needs script in the page.
        if (script) await expectAccessibleFromTheTop(page);
        else await expect(page).toHaveTitle(/^(?:Erreur|Fout|Error|Fehler)\s?: /);

        await form.getByLabel(label('email')).fill('zoe@example.be');
        await form.getByLabel(label('remark')).fill('Is the office open on Saturday?');
        await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
        await form.getByRole('button', { name: say('site-contact.submit') }).click();
        await expect(page).toHaveURL(/\/site-contact\/\?reference=[0-9A-Z]{5}-[0-9A-Z]{5}&mark=[\w-]+$/);
        await expect(page.getByRole('main').getByText(/[0-9A-Z]{5}-[0-9A-Z]{5}/)).toBeVisible();
        if (script) await expectAccessibleFromTheTop(page);
        expect(complaints.filter(complaint => !/422/.test(complaint))).toEqual([]);
        await page.context().close();
      },
    );
  }
}

for (const script of [true, false]) {
  test(
    `a message whose hidden field was autofilled ${script ? 'with' : 'without'} script is asked for once more and sent`,
    daily(script),
    async ({ browser }) => {
      const say = wordsIn('fr', 'form');
      const label = (name: string) => fieldName(say(`field.${name}.label`));
      const page = await visitor(browser, script);
      await page.goto(await addressOf(page, '/contact/', 'fr'));
      if (script) await live(page);
      const form = formWith(page, say('site-contact.submit'));
      const trap = form.getByLabel(say('trap'), { exact: true });
      await form.getByLabel(label('firstName')).fill('Zoë');
      await form.getByLabel(label('lastName')).fill('Peeters');
      await form.getByLabel(label('email')).fill('zoe@example.be');
      await form.getByLabel(label('remark')).fill('Is the office open on Saturday?');
      await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
      await trap.fill('https://zoe.example', { force: true });
      await form.getByRole('button', { name: say('site-contact.submit') }).click();
      await expect(page.getByRole('alert', { name: say('problem') })).toContainText(say('refusal.trapped'));
      await expect(trap).toHaveCount(0);
      await expect(form.getByLabel(label('remark'))).toHaveValue('Is the office open on Saturday?');
      await form.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
      await form.getByRole('button', { name: say('site-contact.submit') }).click();
      await expect(page).toHaveURL(/\/site-contact\/\?reference=/);
      await page.context().close();
    },
  );
}

for (const script of [true, false]) {
  test(
    `a job application ${script ? 'with' : 'without'} script refuses a file that is not a PDF and accepts a large one`,
    daily(script),
    async ({ browser }) => {
      const say = wordsIn('nl', 'form');
      const label = (name: string) => fieldName(say(`field.${name}.label`));
      const page = await visitor(browser, script);
      const complaints = watch(page);
      await page.goto(await addressOf(page, '/job-contact/', 'nl'));
      if (script) await live(page);
      const form = formWith(page, say('job-contact.submit'));
      const send = async (name: string, bytes: Buffer) => {
        await form.getByLabel(label('cv')).setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
        await form.getByLabel(say('captcha.label')).fill(CAPTCHA_ANSWER);
        await form.getByRole('button', { name: say('job-contact.submit') }).click();
      };
      await form.getByLabel(label('firstName')).fill('Zoë');
      await form.getByLabel(label('lastName')).fill('Peeters');
      await form.getByLabel(label('email')).fill('zoe@example.be');
      await send('Zoë "cv".pdf', Buffer.from('MZ this is no PDF'));
      await expect(form.getByLabel(label('cv'))).toBeFocused();
      await expect(page.getByRole('alert', { name: say('problem') }).getByRole('link')).toHaveCount(1);
      await expect(form.getByLabel(label('lastName'))).toHaveValue('Peeters');

      const pdf = Buffer.alloc(MAX_FILE_BYTES, 'x');
      pdf.write('%PDF-1.7');
      await send('Zoë "cv".pdf', pdf);
      await expect(page).toHaveURL(/[?&]reference=[0-9A-Z]{5}-[0-9A-Z]{5}&mark=[\w-]+$/);
      expect(complaints.filter(complaint => !/422/.test(complaint))).toEqual([]);
      await page.context().close();
    },
  );
}

test.describe('with script', () => {
  const say = wordsIn('en', 'form');

  test('an error appears beside a field once it loses focus, and disappears when it is corrected', async ({
    browser,
  }) => {
    const page = await visitor(browser, true);
    await page.goto('/en/contact/');
    await live(page);
    const email = page.getByLabel(/^E-mail address/);
    await email.fill('zoe@');
    await email.blur();
    await expect(email).toHaveAccessibleDescription(/Check the e-mail address/);
    await email.fill('zoe@example.be');
    await email.blur();
    await expect(email).not.toHaveAccessibleDescription(/Check the e-mail address/);
    await page.context().close();
  });

  test('a form keeps its values while the server is unreachable, and a retry sends it once', async ({ browser }) => {
    const page = await visitor(browser, true);
    await page.goto('/en/contact/');
    await live(page);
    await page.getByLabel(/^First name/).fill('Ann');
    await page.getByLabel(/^Last name/).fill('Lee');
    await page.getByLabel(/^E-mail address/).fill('ann@example.be');
    await page.getByLabel(/^Your message/).fill('Hello');
    await page.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
    const unblock = await blockAddress(page, '**/api/request/**');
    await page.getByRole('button', { name: say('site-contact.submit') }).click();
    await expect(page.getByRole('alert', { name: say('problem') })).toContainText('not sent');
    await expect(page.getByLabel(/^Your message/)).toHaveValue('Hello');
    unblock();
    let calls = 0;
    page.on('request', request => {
      if (request.url().includes('/api/request/')) calls++;
    });
    await page.getByRole('button', { name: say('site-contact.submit') }).dblclick();
    await expect(page).toHaveURL(/\/site-contact\/\?reference=/);
    expect(calls).toBe(1);
    await page.context().close();
  });

  test('typing a property’s reference adds the questions of its region and keeps the values entered', async ({
    browser,
  }) => {
    const page = await visitor(browser, true);
    await page.goto('/en/rental-application/');
    await live(page);
    await expect(page.getByLabel(/^Street/)).toHaveCount(0);
    await page.getByLabel(/^Reference of the property/).fill('6489327');
    await page.getByLabel(/^First name/).fill('Ann');
    await page.getByLabel(/^Last name/).fill('Lee');
    await page.getByLabel(/^E-mail address/).fill('ann@example.be');
    await page.getByLabel(/^Net income/).fill('2600');
    await page.getByLabel(/^Number of occupants/).fill('2');
    await page.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
    await page.getByRole('button', { name: 'Send my application' }).click();
    await expect(page).toHaveURL(/property=6489327/);
    await expect(page.getByLabel(/^Street/)).toBeVisible();
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ann');
    await page.context().close();
  });

  test('slots that another visitor booked first are no longer offered that day', ONLY_FULL, async ({ browser }) => {
    // The sample has viewings on the next days.
    const day = openDay(14);
    const [slow, quick] = await Promise.all([visitor(browser, true), visitor(browser, true)]);
    for (const page of [slow, quick]) {
      await page.goto('/en/book-a-visit/?property=6398214');
      await live(page);
      await page.getByLabel(/^First name/).fill('Ann');
      await page.getByLabel(/^Last name/).fill('Lee');
      await page.getByLabel(/^E-mail address/).fill('ann@example.be');
      await pressDay(page, 'en', day);
      await page.getByText(/^Morning/).click();
      await expect(page.getByLabel(/^Morning/)).toBeChecked();
      await page.getByLabel(fieldName(say('captcha.label'))).fill(CAPTCHA_ANSWER);
    }
    const book = { name: 'Book this visit' };
    await quick.getByRole('button', book).click();
    await expect(quick).toHaveURL(/reference=/);
    await slow.getByRole('button', book).click();
    await expect(slow.getByRole('alert', { name: say('problem') })).toContainText('The appointments are full');
    await expect(slow.getByLabel(/^Morning/)).toBeDisabled();
    await expect(slow.getByLabel(/^Morning/)).not.toBeChecked();
    await expect(slow.getByLabel(/^Afternoon/)).toBeEnabled();
    await expectAccessibleFromTheTop(slow);
    await slow.reload();
    await live(slow);
    await expect(slow.getByLabel(/^Morning/)).toBeDisabled();
    await pressDay(slow, 'en', openDay(9));
    await expect(slow.getByLabel(/^Morning/)).toBeEnabled();
    await Promise.all([slow.context().close(), quick.context().close()]);
  });

  test(
    'a form reached by client-side navigation gets its token and captcha picture at the first interaction',
    ONLY_FULL,
    async ({ browser }) => {
      const page = await visitor(browser, true);
      await page.goto('/en/');
      await live(page);
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
      await expect(page).toHaveURL(/\/en\/contact\/$/);
      await expect(page.getByRole('img', { name: say('captcha.picture') })).toHaveCount(0);
      await page.getByLabel(/^First name/).focus();
      await expect(page.getByRole('img', { name: say('captcha.picture') })).toBeVisible();
      await page.context().close();
    },
  );

  test(
    "a vendor's widget is loaded on pages whose form shows one, and its answer is sent with the form",
    ONLY_FULL,
    async ({ browser }) => {
      const page = await visitor(browser, true);
      const complaints = watch(page);
      let loads = 0;
      await page.route('**/widget.js', route => {
        loads++;
        return route.fulfill({ contentType: 'text/javascript', body: VENDOR_SCRIPT });
      });
      await page.route('**/api/form?**', async route => {
        const response = await route.fetch();
        const challenge = {
          token: `t${loads}`,
          widget: 'script',
          props: { script: '/widget.js', api: 'vendor', siteKey: 'k' },
        };
        await route.fulfill({ response, json: { ...(await response.json()), challenge } });
      });
      // The policy as `openOrigins` builds it for a site whose captcha has a script.
      await page.route('**/en/', async route => {
        const response = await route.fetch();
        const policy = response.headers()['content-security-policy']?.replace("types 'none'", 'types site-captcha');
        await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy ?? '' } });
      });
      await page.goto('/en/');
      await live(page);
      await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
      await page.getByLabel(/^First name/).fill('Ann');
      await page.getByLabel(/^Last name/).fill('Lee');
      await page.getByLabel(/^E-mail address/).fill('ann@example.be');
      await page.getByLabel(/^Your message/).fill('Hello');
      await expect(page.getByRole('button', { name: 'I am a person (k)' })).toBeVisible();
      expect(loads).toBe(1);
      await page.getByRole('button', { name: say('site-contact.submit') }).click();
      await page
        .getByRole('alert', { name: say('problem') })
        .getByRole('link')
        .click();
      await expect(page.getByRole('group', { name: say('captcha.script') })).toBeFocused();
      await expect(page.getByRole('group', { name: say('captcha.script') })).toHaveAccessibleDescription(
        say('error.captcha-script'),
      );
      await page.getByRole('button', { name: 'I am a person (k)' }).click();
      const sent = page.waitForRequest('**/api/request/site-contact?**');
      await page.getByRole('button', { name: say('site-contact.submit') }).click();
      const body = new URLSearchParams((await sent).postData() ?? '');
      expect([body.get('answer'), body.get('captcha'), body.has('vendor-response')]).toEqual(['person', 't0', false]);
      // The server's own challenge refuses this answer, so a new one is shown and the widget restarts.
      await expect(page.getByRole('button', { name: 'I am a person (k)' })).toBeEnabled();
      expect(loads).toBe(1);
      await expectAccessible(page);
      expect(complaints.filter(text => !text.includes('422') && !text.includes('400'))).toEqual([]);
      await page.context().close();
    },
  );
});

/** A stand-in for captcha scripts of vendors: a global whose `render` draws a box and calls back with an answer. */
const VENDOR_SCRIPT = `window.vendor = { render(element, { sitekey, callback }) {
  const button = document.createElement('button');
  const response = document.createElement('input');
  response.name = 'vendor-response';
  response.type = 'hidden';
  button.type = 'button';
  button.textContent = 'I am a person (' + sitekey + ')';
  button.onclick = () => { button.disabled = true; response.value = 'person'; callback('person'); };
  element.append(button, response);
} };`;
