import { describe, expect, test } from 'vitest';
import { openForms, propertyIn, WELL } from '../../support/site/open-forms.ts';
import type { FormName } from '../../../domain/request/forms.ts';

const sale = propertyIn('sale', [5000, 5999]);
const letting = propertyIn('rent', [5000, 7999]);
const SOLD = '6417342';
const LET = '6464413';
const OPTION = '6371905';
const VIAGER = '6391047';
const TAKE_OVER = '6448391';
const OFFICE = '6461807';

describe('a form that is unavailable for its property', () => {
  test.each<[FormName, string, string, readonly string[]]>([
    ['purchase-offer', letting, 'for-rent', ['rental-application', 'contact-appointment', 'contact-me']],
    ['purchase-offer', SOLD, 'sold', ['similar', 'alert', 'contact-me']],
    ['purchase-offer', VIAGER, 'viager', ['contact-appointment', 'contact-me']],
    ['rental-application', sale, 'for-sale', ['purchase-offer', 'contact-appointment', 'contact-me']],
    ['rental-application', LET, 'rented', ['similar', 'alert', 'contact-me']],
    ['rental-application', TAKE_OVER, 'take-over', ['contact-appointment', 'contact-me']],
    ['rental-application', OFFICE, 'no-home', ['contact-appointment', 'contact-me']],
    ['contact-appointment', SOLD, 'sold', ['similar', 'alert', 'contact-me']],
    ['contact-appointment', LET, 'rented', ['similar', 'alert', 'contact-me']],
  ])(
    '%s for %s is rejected as %s, with the available forms, and nothing is stored',
    async (form, property, why, ways) => {
      const desk = openForms();
      const outcome = await desk.send(form, { ...WELL[form], property });
      expect(outcome).toMatchObject({ kind: 'closed', why });
      if (outcome.kind !== 'closed') throw new Error('it was taken');
      expect(outcome.ways.map(({ to }) => to)).toEqual(ways);
      for (const { href } of outcome.ways) {
        const page = await desk.openPage({ path: href.replace(/[?#].*/, ''), query: '', hints: {} });
        expect(page).toMatchObject({ kind: 'page', status: 200 });
      }
      expect(await desk.mails()).toEqual([]);
      expect(await desk.kept('zoe@example.be')).toEqual([]);
    },
  );

  test('is accepted for another property with the same key, and for a property under option', async () => {
    const desk = openForms();
    const sent = await desk.filled('purchase-offer', { ...WELL['purchase-offer'], property: SOLD });
    expect((await desk.submit(sent)).kind).toBe('closed');
    expect((await desk.submit({ ...sent, raw: { ...sent.raw, property: OPTION } })).kind).toBe('sent');
  });

  test.each<[FormName, string]>([
    ['contact-me', SOLD],
    ['document-request', SOLD],
    ['send-to-friend', SOLD],
    ['contact-appointment', VIAGER],
    ['contact-appointment', TAKE_OVER],
  ])('%s for %s is accepted', async (form, property) => {
    expect((await openForms().send(form, { ...WELL[form], property })).kind).toBe('sent');
  });
});

describe('a recommended page', () => {
  const friend = { email: 'zoe@example.be', friendEmail: 'bob@example.be', message: 'Look' };

  test('is named in the sender’s language and linked', async () => {
    const desk = openForms();
    const page = '/fr/a-vendre/?city=Namur%7C5000';
    expect((await desk.send('send-to-friend', { ...friend, page }, { language: 'nl' })).kind).toBe('sent');
    const [mail] = await desk.mails();
    expect(mail?.data).toMatchObject({
      path: '/nl/te-koop/?city=Namur%7C5000',
      title: expect.stringMatching(/te koop/i),
    });
    const kept = (await desk.kept('zoe@example.be')).filter(({ kind }) => kind === 'request');
    expect(JSON.stringify(kept)).not.toContain('te-koop');
  });

  test.each([
    '//evil.example/',
    'https://evil.example/',
    '/portal/',
    '/preview/for-sale/',
    '/api/form',
    '/fr/x\r\nBcc: a@b.be',
  ])('%j is rejected', async page => {
    const desk = openForms();
    const outcome = await desk.send('send-to-friend', { ...friend, page });
    expect(['closed', 'invalid']).toContain(outcome.kind);
    expect(await desk.mails()).toEqual([]);
  });

  test('defaults to the home page', async () => {
    const desk = openForms();
    expect((await desk.send('send-to-friend', friend)).kind).toBe('sent');
    expect((await desk.mails())[0]?.data).toMatchObject({ path: '/en/' });
  });
});
