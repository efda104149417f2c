import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from 'playwright/test';
import { makePasswordHasher } from '../../../adapters/argon2/password-hasher.ts';
import { secretHash } from '../../../adapters/secrets/hashes.ts';
import { pathWithSecret } from '../../../application/mail/link-path.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { openSite } from '../../support/site/sample-site.ts';
import { expectAccessible } from '../accessible.ts';
import { daily } from '../daily.ts';
import { mailed, OUTBOX } from '../mailed.ts';
import { expectNoSidewaysScroll, live, PORTAL, visitor } from '../site.ts';
import { fieldName, wordsIn } from '../words.ts';
import { beAtDesk, withDatabase } from './desk-login.ts';

const PASSWORD = 'drie kanaries onder een lamp';
const { site, catalogue } = openSite();
const { sale } = (await catalogue.current()).index.columns;
/** Properties that accept offers; each test takes one from the end, far from those with offers of the sample. */
const PROPERTIES = (await catalogue.listings([...sale.id])).filter(
  ({ marquee, viager }) => marquee === MARQUEE.none && !viager,
);

/** Stores a drafted offer, as the form does; returns its id and the path of its buyer's link. */
async function draft(property: ListingId, lastName: string, amount: number, language: Language) {
  const id = `${randomUUID().slice(0, 8).toUpperCase()}-OFFER`;
  const secret = randomBytes(32).toString('base64url');
  const now = Date.now();
  const values = {
    property,
    firstName: 'Zoë',
    lastName,
    email: `${id}@example.be`,
    amount,
    validUntil: addDays(brusselsDay(now), 5),
    subjectToCredit: true,
    remark: `Groeten, ${lastName}`,
  };
  await withDatabase(({ submissions }) =>
    submissions.accept(
      aSubmission(id, {
        id,
        form: 'purchase-offer',
        language,
        receivedAt: now,
        subjectId: property,
        email: `${id.toLowerCase()}@example.be`,
        values,
        mails: [],
        offerTokenHash: secretHash(secret),
      }),
    ),
  );
  return { id, path: pathWithSecret(site, 'confirm-offer', language, secret) ?? '' };
}

/** Creates an owner's account for a property, which may have a sample owner too. */
async function ownerOf(property: ListingId, language: Language) {
  const id = randomUUID();
  const email = `${id}@example.be`;
  const hash = await makePasswordHasher().hash(PASSWORD);
  const invitation = { id, email, language, listingIds: [property], invitedAt: Date.now() };
  await withDatabase(({ owners }) => owners.addSampleAccount(invitation, hash));
  return { id, email };
}

/** Mails about an offer to its buyer, to the agency and to one owner, whose random id is left out. */
const mailsOf = (id: string, ownerId: string) =>
  readdirSync(OUTBOX)
    .filter(name => name.startsWith(`${id}.`))
    .map(name => name.slice(id.length + 1).replace(`-${ownerId}`, ''))
    .filter(name => !name.includes('.owner-'))
    .toSorted();

/** Amounts as the site writes them, with any space after the sign. */
const euro = (amount: string) => new RegExp(`€\\s?${amount.replace('.', '\\.')}`);
const solid = (page: Page) => page.getByRole('main').locator('button.button:not(.quiet):visible');

const VARIANTS = (['fr', 'nl'] as const).flatMap(language =>
  [true, false].flatMap(script => [1440, 390].map(width => ({ language, script, width }))),
);
for (const [number, { language, script, width }] of VARIANTS.entries())
  test(
    `an offer is confirmed by its buyer, passed on, countered and accepted, which refuses another, in ${language}, ${width} px, ${script ? 'with' : 'without'} script`,
    daily(language === 'fr' ? script && width === 1440 : !script && width === 390),
    async ({ browser }) => {
      const { repeatEachIndex } = test.info();
      const property = PROPERTIES.at(-1 - number - VARIANTS.length * repeatEachIndex)?.id;
      if (property === undefined) throw new Error('the sample has too few properties');
      const [say, link, portal] = ['desk-offers', 'link', 'portal'].map(concept => wordsIn(language, concept)) as [
        (key: string) => string,
        (key: string) => string,
        (key: string) => string,
      ];
      const states = wordsIn(language, 'desk-requests');
      const name = `Bieder${randomUUID().slice(0, 8)}`;
      const one = await draft(property, name, 300_000, language);
      const other = await draft(property, `Ander${name}`, 290_000, language);
      const { id: ownerId, email } = await ownerOf(property, language);

      const buyer = await visitor(browser, script, width);
      for (const { path } of [other, one]) {
        await buyer.goto(path);
        if (script) await live(buyer);
        await buyer.getByRole('button', { name: link('offer.draft.button'), exact: true }).click();
        await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(link('offer.confirmed.title'));
      }

      const page = await visitor(browser, script, width);
      await beAtDesk(page, language, 'manager');
      await page.goto(`/${language}/desk/offers/?property=${property}`);
      if (script) await live(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('link', { name: `Zoë ${name}`, exact: true }).click();
      const main = page.getByRole('main');
      /** Expects the state of the offer beside its amount. */
      const expectState = (state: string) =>
        expect(
          main
            .getByRole('region', { name: say('offer'), exact: true })
            .getByRole('paragraph')
            .first()
            .getByText(states(`offer.state.${state}`), { exact: true }),
        ).toBeVisible();
      const take = async (act: string, fields: Readonly<Record<string, string>> = {}) => {
        const form = page.getByRole('form', { name: say(`step.${act}.title`), exact: true });
        if (!(await form.isVisible())) await main.getByText(say(`step.${act}.title`), { exact: true }).click();
        await expect(solid(page)).toHaveText([say(`step.${act}.button`)]);
        for (const [field, value] of Object.entries(fields)) await form.getByLabel(say(`field.${field}`)).fill(value);
        await form.getByRole('button', { name: say(`step.${act}.button`), exact: true }).click();
      };
      await expectState('confirmed');
      if (script) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await take('tell');
      await expectState('told');

      const owner = await visitor(browser, script, width);
      await owner.goto(`${PORTAL[language]}${property}/`);
      const field = (label: string) => owner.getByLabel(fieldName(wordsIn(language, 'login')(`field.${label}.label`)));
      await field('email').fill(email);
      await field('password').fill(PASSWORD);
      await field('password').press('Enter');
      const offers = owner.getByRole('region', { name: portal('offers.title') });
      await expect(offers).toContainText(euro('300.000'));
      await expect(offers).toContainText(portal('offers.credit'));
      await expect(offers).toContainText(portal('offers.untold'));
      await expect(offers).not.toContainText(name);

      await take('counter', { amount: '310.000' });
      await expectState('countered');
      await buyer.reload();
      await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(link('offer.countered.title'));
      await expect(buyer.getByRole('main')).toContainText(euro('310.000'));
      await take('accept', { by: 'Mia Maes' });
      await expectState('accepted');
      await expect(main.getByRole('listitem').filter({ hasText: `Ander${name}` })).toContainText(
        states('offer.state.answered'),
      );

      await owner.reload();
      await expect(offers).toContainText(euro('310.000'));
      await expect(offers).toContainText(`Zoë ${name}`);
      await expect(offers).not.toContainText(`Ander${name}`);
      await buyer.reload();
      await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(link('offer.accepted.title'));
      await expectNoSidewaysScroll(buyer);
      await buyer.goto(other.path);
      await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(link('offer.answered.title'));

      await mailed(`${other.id}.offer-2.sender`);
      const confirmed = ['confirmed.agency.eml', 'confirmed.sender.eml', 'offer-1.owner.eml'];
      const ofStep = (step: number) => ['agency', 'owner', 'sender'].map(reader => `offer-${step}.${reader}.eml`);
      await expect
        .poll(() => mailsOf(one.id, ownerId), { timeout: 20_000 })
        .toEqual([...confirmed, ...[2, 3, 4].flatMap(ofStep)].toSorted());
      expect(mailsOf(other.id, ownerId)).toEqual([...confirmed, 'offer-2.sender.eml'].toSorted());
    },
  );
