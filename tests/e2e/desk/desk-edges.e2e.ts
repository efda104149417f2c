import { randomBytes, randomUUID } from 'node:crypto';
import { expect, type Page, test } from 'playwright/test';
import { secretHash } from '../../../adapters/secrets/hashes.ts';
import { pathWithSecret } from '../../../application/mail/link-path.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { pastOffers } from '../../../fixtures/builders/past/offers.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { openDay } from '../../support/visitors/viewing-day.ts';
import { expectAccessible } from '../accessible.ts';
import { ONLY_FULL } from '../daily.ts';
import { linkIn, mailed, send } from '../mailed.ts';
import { addressOf, CAPTCHA_ANSWER, expectNoSidewaysScroll, live, visitor } from '../site.ts';
import { fieldName, pressDay, wordsIn } from '../words.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';

const { site, catalogue } = openSite();
const { sale } = (await catalogue.current()).index.columns;
const HOMES = await catalogue.listings([...sale.id]);
const SOLD = HOMES.find(({ marquee }) => marquee === MARQUEE.sold);
/**
 * Homes that have offers in the sample. This file uses the other homes from the start of the list, because another test of offers
 * uses them from the end.
 */
const OFFERED = new Set(pastOffers(brusselsDay(Date.now())).map(({ listingId }) => listingId));
const OPEN = HOMES.filter(
  ({ id, marquee, price }) => marquee === MARQUEE.none && price !== undefined && !OFFERED.has(id),
);
const DAY_MS = 86_400_000;

/** Stores a drafted offer; returns its id and the path of its buyer's link. */
async function draft(
  property: ListingId,
  lastName: string,
  language: Language,
  {
    days = 5,
    amount = 301_000,
    age = 0,
  }: { readonly days?: number; readonly amount?: number; readonly age?: number } = {},
) {
  const id = `${randomUUID().slice(0, 8).toUpperCase()}-EDGE`;
  const secret = randomBytes(32).toString('base64url');
  const now = Date.now();
  const email = `${id.toLowerCase()}@example.be`;
  const validUntil = addDays(brusselsDay(now), days);
  const values = { property, firstName: 'Zoë', lastName, email, amount, validUntil, subjectToCredit: true };
  const more = {
    id,
    form: 'purchase-offer',
    language,
    receivedAt: now - age * DAY_MS,
    subjectId: property,
    email,
    values,
  } as const;
  await withDatabase(({ submissions }) =>
    submissions.accept(aSubmission(id, { ...more, mails: [], offerTokenHash: secretHash(secret) })),
  );
  return { id, email, validUntil, path: pathWithSecret(site, 'confirm-offer', language, secret) ?? '' };
}

const JOURNEYS = (['fr', 'nl'] as const).flatMap(language =>
  [true, false].flatMap(script => [1440, 390].map(width => ({ language, script, width }))),
);
/** A home with whose agent other test files book on later days only. Each journey books one day, from `FIRST_DAY` on. */
const OF_AGENT = '6452071';
const FIRST_DAY = 7;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const stored = async (id: string) => (await withDatabase(({ offers }) => offers.ofRequests([id])))[0];

for (const [number, { language, script, width }] of JOURNEYS.entries()) {
  const how = `in ${language}, ${width} px, ${script ? 'with' : 'without'} script`;
  /** A home of this journey; `set` 1 for tests on whose home no offer may be accepted. */
  const own = (set: 0 | 1 = 0) => {
    const home = OPEN[number + JOURNEYS.length * (2 * test.info().repeatEachIndex + set)];
    if (!home || !SOLD) throw new Error('the sample has too few homes');
    return home.id;
  };

  test(
    `a viewing that its visitor cancelled can be asked for again from its link, ${how}`,
    ONLY_FULL,
    async ({ browser }) => {
      test.slow();
      const page = await visitor(browser, script, width);
      const [link, form] = [wordsIn(language, 'link'), wordsIn(language, 'form')];
      const day = openDay(FIRST_DAY + number);
      const ask = async () => {
        await page.goto(await addressOf(page, `/contact-appointment/?property=${OF_AGENT}`, language));
        if (script) await live(page);
        const field = (name: string) => page.getByLabel(fieldName(form(`field.${name}.label`)));
        await field('firstName').fill('Zoë');
        await field('lastName').fill('Peeters');
        await field('email').fill(`opnieuw-${number}@example.be`);
        await pressDay(page, language, day);
        await page.getByText(form('option.slot.am')).click();
        return send(page, 'contact-appointment', language);
      };
      const visits = (pathWithSecret(site, 'change-visit', language, 'x') ?? '').replace('x/', '');
      const visit = linkIn(await mailed(`${await ask()}.sender`), visits);
      await page.goto(visit);
      if (script) await live(page);
      await page.getByRole('button', { name: link('viewing.cancel.button') }).click();
      await expect(heading(page)).toHaveText(link('viewing.cancelled.title'));
      await expectNoSidewaysScroll(page);
      const again = linkIn(await mailed(`${await ask()}.sender`), visits);
      expect(again).not.toBe(visit);
      await page.goto(again);
      await expect(page.getByRole('button', { name: link('viewing.cancel.button') })).toBeVisible();
      await page.goto(visit);
      await expect(heading(page)).toHaveText(link('viewing.cancelled.title'));
    },
  );

  test(
    `of two visitors who ask for one hour within a second, one gets it, the other chooses another, ${how}`,
    ONLY_FULL,
    async ({ browser }) => {
      test.slow();
      const form = wordsIn(language, 'form');
      const day = openDay(FIRST_DAY + number);
      const slots = ['pm2', 'pm1'] as const;
      const guests = [await visitor(browser, script, width), await visitor(browser, script, width)];
      const book = form('contact-appointment.submit');
      for (const [at, guest] of guests.entries()) {
        await guest.goto(await addressOf(guest, `/contact-appointment/?property=${OF_AGENT}`, language));
        if (script) await live(guest);
        const field = (name: string) => guest.getByLabel(fieldName(form(`field.${name}.label`)));
        await field('firstName').fill('Zoë');
        await field('lastName').fill(`Gast${at}`);
        await field('email').fill(`gast-${number}-${at}@example.be`);
        await pressDay(guest, language, day);
        await guest.getByText(form(`option.slot.${slots[0]}`)).click();
        await guest.getByLabel(fieldName(form('captcha.label'))).fill(CAPTCHA_ANSWER);
      }
      await Promise.all(guests.map(guest => guest.getByRole('button', { name: book, exact: true }).click()));
      await Promise.all(
        guests.map(guest =>
          expect(async () => {
            const isSent = /reference=/.test(guest.url());
            expect(isSent || (await guest.getByRole('alert', { name: form('problem') }).isVisible())).toBe(true);
          }).toPass(),
        ),
      );
      const [refused, ...none] = guests.filter(guest => !/reference=/.test(guest.url()));
      if (!refused) throw new Error('both got the hour');
      expect(none).toEqual([]);
      await expect(refused.getByRole('alert', { name: form('problem') })).toContainText(form('error.slot-full'));
      await expectNoSidewaysScroll(refused);
      await refused.getByText(form(`option.slot.${slots[1]}`)).click();
      await send(refused, 'contact-appointment', language);
    },
  );

  test(
    `an offer on a home that was sold meanwhile cannot be confirmed and says so, ${how}`,
    ONLY_FULL,
    async ({ browser }) => {
      test.slow();
      const page = await visitor(browser, script, width);
      const link = wordsIn(language, 'link');
      const { id, path } = await draft(SOLD?.id ?? own(), `Laat${number}`, language);
      await page.goto(path);
      await expect(heading(page)).toHaveText(link('offer.gone.title'));
      await expect(page.getByRole('button', { name: link('offer.draft.button') })).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      expect((await stored(id))?.confirmedAt).toBeUndefined();
    },
  );

  test(
    `a mail scanner that opens an offer’s link changes nothing; the page of a used, expired or unknown link names the reason, ${how}`,
    ONLY_FULL,
    async ({ browser }) => {
      test.slow();
      const page = await visitor(browser, script, width);
      const link = wordsIn(language, 'link');
      const { id, path } = await draft(own(1), `Lezer${number}`, language);
      for (const method of ['GET', 'HEAD', 'GET'])
        expect((await page.request.fetch(path, { method })).status()).toBe(200);
      expect((await stored(id))?.confirmedAt).toBeUndefined();
      await page.goto(path);
      if (script) await live(page);
      await page.getByRole('button', { name: link('offer.draft.button') }).click();
      await expect(heading(page)).toHaveText(link('offer.confirmed.title'));
      const confirmed = (await stored(id))?.confirmedAt;
      await page.goto(path);
      await expect(heading(page)).toHaveText(link('offer.confirmed.title'));
      await expect(page.getByRole('button', { name: link('offer.draft.button') })).toHaveCount(0);
      expect((await stored(id))?.confirmedAt).toBe(confirmed);
      const late = await draft(own(1), `Oud${number}`, language, { days: -1 });
      await page.goto(late.path);
      await expect(heading(page)).toHaveText(link('offer.late.title'));
      await page.goto(path.replace(/[\w-]{43}/, 'A'.repeat(43)));
      await expect(heading(page)).toHaveText(link('nothing.title'));
      await expectNoSidewaysScroll(page);
    },
  );

  test(
    `of an erased buyer whose offer was accepted, amount and day stay at the desk, ${how}`,
    ONLY_FULL,
    async ({ browser }) => {
      test.slow();
      const page = await visitor(browser, script, width);
      const [say, privacy, link] = [
        wordsIn(language, 'desk-offers'),
        wordsIn(language, 'desk-privacy'),
        wordsIn(language, 'link'),
      ];
      const property = own();
      const name = `Weg${randomUUID().slice(0, 8)}`;
      const { id, email, path } = await draft(property, name, language, { age: 9 });
      const others = [
        await draft(property, 'Verstraete', language, { amount: 295_000, age: 3 }),
        await draft(property, 'Van den Abbeele-Collignon', language, { amount: 295_000, age: 1, days: 9 }),
        await draft(property, 'Lindqvist', language, { amount: 265_000, age: 23, days: -16 }),
      ];
      const now = Date.now();
      await withDatabase(async ({ offers }) => {
        for (const other of others) await offers.change(other.id, { kind: 'confirm', at: now - 1 }, () => []);
        await offers.change(id, { kind: 'confirm', at: now }, () => []);
        await offers.change(
          id,
          { kind: 'accept', at: now, on: brusselsDay(now), by: 'Mia Maes', answers: [] },
          () => [],
        );
      });
      await beAtDesk(page, language, 'manager');
      await page.goto(`/${language}/desk/privacy/`);
      if (script) await live(page);
      const erase = page.getByRole('region', { name: privacy('erase.title'), exact: true });
      await erase.getByLabel(privacy('who')).fill(email);
      await erase.getByRole('button', { name: privacy('erase.look') }).click();
      await erase.getByText(privacy('erase.sure')).click();
      await erase.getByRole('button', { name: privacy('erase.submit') }).click();
      await expect(page.getByRole('status').filter({ hasText: privacy('notice.erased') })).toBeVisible();
      await page.goto(`/${language}/desk/offers/?property=${property}&offer=${id}`);
      const main = page.getByRole('main');
      await expect(main).toContainText(/301\.000/);
      await expect(main.getByText(say('life.accepted')).first()).toBeVisible();
      await expect(main).not.toContainText(name);
      await page.goto(`/${language}/desk/offers/?property=${property}`);
      await expect(page.getByRole('img', { name: say('chart.title') })).toBeVisible();
      await expect(main).not.toContainText(name);
      await expectNoSidewaysScroll(page);
      if (script) await expectAccessible(page);
      await page.goto(`/${language}/desk/?state=all&q=${name}`);
      await expect(main).not.toContainText(id);
      await page.goto(path);
      await expect(heading(page)).toHaveText(link('nothing.title'));
    },
  );
}
