import { afterAll, describe, expect, test } from 'vitest';
import { reason } from '../../../application/finding/reason.ts';
import { privateDetails } from '../../../domain/advert/private-details.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aMail } from '../../arbitraries/a-submission.ts';
import { SAID, SECRETS } from '../../support/reading/canary.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { htmlFaults } from '../../support/reading/html-faults.ts';
import { sampleFeed } from '../../support/site/sample-site.ts';
import { sampleMail, TEMPLATES } from '../../support/site/sample-mails.ts';

const site = await serveDesk();
afterAll(() => site.stop());
const { store } = site.ports;

/** A property of the sample with hidden data that visitors may never see. */
const listing = sampleFeed().listings.find(({ goal, marquee }) => goal === 0 && marquee === 0)!;
const { street, houseNumber, price, owner } = SECRETS;
const secret = {
  ...listing,
  publishAddress: false,
  publishPrice: false,
  price,
  address: { street, houseNumber, boxNumber: '' },
};
await store.listingsKnown.keep(new Map([[listing.id, privateDetails(secret, publicListing(listing, undefined))]]), []);
await store.owners.named(new Map([[listing.id, [owner]]]));
await store.outbox.put(TEMPLATES.map(template => ({ ...sampleMail(template, 'en'), id: `of ${template}` })));
await store.outbox.put([aMail('secret', { data: { words: 'Kanarievogel' } })]);
await store.importReports.keep({ outcome: 'failed', reason: 'timeout' }, site.now());
await store.nightReports.keep({ requests: 2, subscriptions: 1, mails: 3, letters: 0, files: 1 }, site.now());

async function loggedIn(who: typeof LEA): Promise<DeskBrowser> {
  const browser = site.browser();
  expect((await browser.logIn(who)).status).toBe(303);
  return browser;
}
const [lea, tom] = [await loggedIn(LEA), await loggedIn(TOM)];

/** The text of a page, without markup and without the data of its script. */
const saidOn = (text: string) => text.replace(/<script[\s\S]*?<\/script>/g, ' ').replace(/<[^>]+>/g, ' ');

describe.each(LANGUAGES)('the pages of adverts, mails and operation in %s', language => {
  test.each([
    'adverts/',
    'adverts/?weight=none',
    `adverts/${listing.id}/`,
    'mails/',
    'mails/?state=sent',
    'operation/',
  ])('are shown at %s without errors or untranslated keys', async path => {
    const { status, text } = await lea.get(`/${language}/desk/${path}`);
    expect(status).toBe(200);
    expect(htmlFaults(text)).toEqual([]);
    const keys =
      /\b(?:title|tab|kind|state|template|viewing|of|over|known|filter|column|notice|erased|alarm)\.[a-z][\w-]*/i;
    expect(keys.exec(saidOn(text))?.[0]).toBeUndefined();
    expect(saidOn(text)).not.toMatch(/undefined|\{\{/);
  });
});

test('the page of operation shows findings of an import in the page’s language, and older entries in English', async () => {
  const imported = {
    outcome: 'imported',
    added: 0,
    changed: 0,
    removed: 0,
    unchanged: 1,
    refused: 1,
    warned: 0,
  } as const;
  const [lines, more] = [['refused: 7 Zip: is missing'], 0];
  await store.importReports.keep({ ...imported, lines, more }, site.now());
  const logOf = async () =>
    /<ul class="operation-log"[\s\S]*?<\/ul>/.exec((await lea.get('/nl/desk/operation/')).text)?.[0];
  expect(await logOf()).toBe('<ul class="operation-log" lang="en"><li>refused: 7 Zip: is missing</li></ul>');
  const findings = [{ severity: 'refused', id: '7', field: 'Zip', reason: reason('missing') }] as const;
  await store.importReports.keep({ ...imported, lines, findings, more }, site.now());
  expect(await logOf()).toBe('<ul class="operation-log" lang="nl"><li>geweigerd: 7 Zip: ontbreekt</li></ul>');
  const why = reason('nothing-readable');
  await store.importReports.keep({ outcome: 'kept', reason: 'no listing of it can be read', why }, site.now());
  expect((await lea.get('/nl/desk/operation/')).text).toContain('geen enkel pand ervan kan gelezen worden');
  const stays = [{ severity: 'refused', id: '', field: '"a.zip"', reason: reason('package-stays') }] as const;
  await store.importReports.keep({ outcome: 'kept', reason: 'no listing', why, findings: stays, more: 0 }, site.now());
  expect(await logOf()).toContain('geweigerd: &quot;a.zip&quot;: is niet geïmporteerd');
});

describe('data for agents only', () => {
  test('is on the desk’s page of the advert, for logged-in members', async () => {
    const path = `/en/desk/adverts/${listing.id}/`;
    for (const who of [lea, tom]) expect((await who.get(path)).text).toMatch(SAID);
    expect(await site.browser().get(path)).toMatchObject({ status: 303, text: '' });
  });

  test('is on no public page and in no public data', async () => {
    for (const path of [`/property/${listing.id}/`, '/fr/a-vendre/', '/nl/te-koop/?q=kanari', '/sitemap.xml']) {
      const found = await site.browser().get(path);
      const { text } =
        found.status === 301 || found.status === 308
          ? await site.browser().get(String(found.headers['location']).replace(/^https?:\/\/[^/]+/, ''))
          : found;
      expect({ path, said: SAID.exec(text.replaceAll('q=kanari', ''))?.[0] }).toEqual({ path, said: undefined });
    }
  });
});

describe('mails in the desk', () => {
  test('show nothing of their content', async () => {
    const { text } = await lea.get('/en/desk/mails/');
    expect(text).toContain('Jan.Peeters@example.be');
    expect(text).not.toContain('Kanarievogel');
  });

  test('of one kind to one address have forms that screen readers can tell apart', async () => {
    await store.outbox.put([aMail('twin-1', {}), aMail('twin-2', {})]);
    const { text } = await lea.get('/en/desk/mails/');
    const names = [...text.matchAll(/<form[^>]* aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
  });

  test('are given up by a form, and the page confirms it', async () => {
    const token = await lea.token('/en/desk/mails/');
    const response = await lea.post('/en/desk/mails/', { do: 'give-up', mail: 'secret', token });
    expect(response.status).toBe(303);
    expect(response.headers['location']).toContain('notice=give-up');
    expect((await lea.get('/en/desk/mails/?state=given-up')).text).toContain('Jan.Peeters@example.be');
  });

  test('without a request are hidden from agents, as is the page of operation', async () => {
    const { text } = await tom.get('/en/desk/mails/');
    expect(text).not.toContain('Jan.Peeters@example.be');
    expect((await tom.get('/en/desk/operation/')).status).toBe(404);
  });
});
