import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { WORDS } from '../../../adapters/mail/words.ts';
import { VIEWING_FILE } from '../../../application/request/booked-viewing.ts';
import { LANGUAGES, type Language } from '../../../domain/text/language.ts';
import { ask } from '../../support/reading/ask.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { mailOf, openLinkDesk, pathIn } from '../../support/site/link-desk.ts';
import { NAUGHTY } from '../../support/reading/naughty-strings.ts';
import { parseCalendar, propertyOf } from '../../support/reading/parse-calendar.ts';
import { propertyIn, WELL } from '../../support/site/open-forms.ts';
import { pageOf, splitAddress } from '../../support/site/sample-site.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const desk = openLinkDesk();
const { port, stop, url } = await serveApplication(desk, { render: drawPages(desk, true) });
afterAll(stop);

const sale = propertyIn('sale', [5000, 5999]);
const HOME = '6489327';
const OFFICE = '6461807';
const publicUrl = String(url);
const { agency, brand } = desk.site.current().content;

let weeks = 0;
/** Books a viewing; returns the address of its thank-you page, its day and its mails. */
async function book(property: string, language: Language, more: Readonly<Record<string, string>> = {}) {
  weeks++;
  const day = new Date(Date.parse('2026-10-27') + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  const fields = { ...WELL['contact-appointment'], property, day, slot: 'pm1', ...more };
  const outcome = await desk.send('contact-appointment', fields, { language, network: day });
  if (outcome.kind !== 'sent') throw new Error(JSON.stringify(outcome));
  return { href: outcome.href, day, mails: await desk.post() };
}

async function thanksAt(href: string) {
  const { body } = pageOf(await desk.openPage({ ...splitAddress(href), hints: {} })).view;
  if (body.kind !== 'feedback' || !body.viewing) throw new Error('no viewing is shown');
  return body.viewing;
}

const eventIn = (file: string) => {
  const event = parseCalendar(file).parts.find(({ name }) => name === 'VEVENT');
  if (!event) throw new Error('no event');
  return Object.fromEntries(
    ['UID', 'SEQUENCE', 'DTSTART', 'DTEND', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'URL'].map(name => [
      name,
      propertyOf(event, name),
    ]),
  );
};

describe('a booked viewing', () => {
  test.each(LANGUAGES)(
    'is described in %s on the page and in the mail alike: time, place and rental terms',
    async language => {
      const { href, day, mails } = await book(HOME, language);
      const viewing = await thanksAt(href);
      // The Dutch visitor's slot starts an hour earlier.
      expect(viewing.at).toEqual({ day, from: language === 'nl' ? '13:00' : '14:00', to: '16:00' });
      expect(viewing.subject).toMatchObject({ id: HOME, picture: { id: expect.any(String) } });
      expect(viewing.rental).toMatchObject({ minimumIncome: 3550, maximumPersons: 5, deposit: { months: 2 } });

      const mail = renderMail(mailOf(mails, 'appointment-confirmed.visitor'), {
        agency,
        colours: brand.colours,
        publicUrl,
      });
      const { rental } = WORDS[language].frame;
      for (const label of [
        rental.title,
        rental.minimumIncome,
        rental.maximumPersons,
        rental.firstMonth,
        rental.inventoryShare,
      ])
        expect(mail.text).toContain(label);
      expect(mail.text).toContain('3.550');

      const file = await ask(port, { path: viewing.calendarHref ?? '' });
      expect(file.status).toBe(200);
      expect(file.headers['content-type']).toContain('text/calendar');
      expect(file.headers['cache-control']).toBe('no-store');
      expect(eventIn(file.text)).toEqual(eventIn(mail.calendar?.content ?? ''));
    },
  );

  test.each([
    ['a home for sale', sale],
    ['an office to let', OFFICE],
  ])('of %s states no rental terms', async (_, property) => {
    const { href, mails } = await book(property, 'fr');
    expect((await thanksAt(href)).rental).toBeUndefined();
    const { text } = renderMail(mailOf(mails, 'appointment-confirmed.visitor'), {
      agency,
      colours: brand.colours,
      publicUrl,
    });
    expect(text).not.toContain(WORDS.fr.frame.rental.title);
  });

  test('reveals nothing about its visitor in the address of the page of thanks', async () => {
    const { href } = await book(sale, 'de', { firstName: 'Zoë', remark: 'Hund' });
    expect(decodeURIComponent(href)).not.toMatch(/zoe|Zoë|Hund/);
    const { text, headers } = await ask(port, { path: href });
    expect(text).not.toMatch(/zoe@example|Peeters/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('has a calendar file on the page of its link, with the version of its last change', async () => {
    const { mails, day } = await book(sale, 'fr');
    const path = pathIn(mailOf(mails, 'appointment-confirmed.visitor'), 'link');
    const moved = await ask(port, {
      method: 'POST',
      path,
      body: `do=move&day=${day}&slot=pm2`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    });
    expect(moved.status).toBe(303);
    const page = await ask(port, { path });
    const [, href = ''] = /href="([^"]*visit\.ics[^"]*)"/.exec(page.text) ?? [];
    const event = eventIn((await ask(port, { path: href.replaceAll('&amp;', '&') })).text);
    expect(event['SEQUENCE']).toBe('1');
    expect(event['DTSTART']).toContain('T160000');
    const changed = renderMail(mailOf(await desk.post(), 'appointment-changed.visitor'), {
      agency,
      colours: brand.colours,
      publicUrl,
    });
    expect(eventIn(changed.calendar?.content ?? '')).toEqual(event);
  });
});

test('an address without a viewing returns no file, and its page thanks all the same', async () => {
  const told = ([property, visit, reference]: readonly [string, string, string]) =>
    new URLSearchParams({ language: 'fr', property, visit, reference }).toString();
  const any = fc.oneof(fc.constantFrom(...NAUGHTY), wholeText());
  const wrong: fc.Arbitrary<[string, string, string]> = fc.oneof(
    fc.tuple(any, fc.constant('2026-11-24T10:00-13:00'), fc.constant('ABCDE-12345')),
    fc.tuple(fc.constant(sale), any, fc.constant('ABCDE-12345')),
    fc.tuple(fc.constant(sale), fc.constant('2026-11-24T09:00-13:00'), fc.constant('ABCDE-12345')),
    fc.tuple(fc.constant(sale), fc.constant('2026-02-30T10:00-13:00'), fc.constant('ABCDE-12345')),
    fc.tuple(fc.constant(sale), fc.constant('2026-11-24T10:00-13:00'), fc.constantFrom('', '<b>', 'x')),
  );
  await fc.assert(
    fc.asyncProperty(wrong, async parts => {
      const query = told(parts);
      expect(await desk.showViewing('fr', new URLSearchParams(query))).toBeUndefined();
      const { body } = pageOf(await desk.openPage({ path: '/fr/merci/contact-appointment/', query, hints: {} })).view;
      expect(body).not.toHaveProperty('viewing');
    }),
  );
  expect((await ask(port, { path: `${VIEWING_FILE}?${told(['1', 'x', 'y'])}` })).status).toBe(404);
});
