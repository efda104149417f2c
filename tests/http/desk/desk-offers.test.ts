import { afterAll, expect, test } from 'vitest';
import { brusselsDay } from '../../../domain/text/day.ts';
import { aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import { type DeskBrowser, LEA, serveDesk, TOM } from '../../support/site/desk-site.ts';
import { propertyIn } from '../../support/site/open-forms.ts';

const site = await serveDesk();
afterAll(() => site.stop());

const PROPERTY = propertyIn('sale', [5000, 5999]);
const { offers, submissions, outbox } = site.ports.store;
const at = site.now();

async function offerOf(id: string, isConfirmed = true): Promise<string> {
  await submissions.accept(
    aSubmission(id, {
      id,
      form: 'purchase-offer',
      mails: [],
      receivedAt: RECEIVED,
      subjectId: PROPERTY,
      email: `${id.toLowerCase()}@example.be`,
      values: {
        property: PROPERTY,
        lastName: `<i>${id}</i>`,
        amount: 300_000,
        validUntil: brusselsDay(at + 864_000_000),
      },
      offerTokenHash: `secret of ${id}`,
    }),
  );
  if (isConfirmed) await offers.change(id, { kind: 'confirm', at }, () => []);
  return `/en/desk/requests/${id}/`;
}
const stateOf = async (id: string) => {
  const [offer] = await offers.ofRequests([id]);
  return offer?.decided?.state ?? (offer?.toldAt === undefined ? 'confirmed' : 'told');
};
/** The other offers for the property as the page of an offer shows them. */
const othersOn = async (path: string) => /name="others" value="([^"]*)"/.exec((await tom.get(path)).text)?.[1] ?? '';
const waiting = async () =>
  (await outbox.take(99, at + 9_999, at + 9_999)).filter(({ id }) => id.includes('.offer-')).length;

async function loggedIn(who: typeof LEA): Promise<DeskBrowser> {
  const browser = site.browser();
  expect((await browser.logIn(who)).status).toBe(303);
  return browser;
}
const tom = await loggedIn(TOM);
const lea = await loggedIn(LEA);

test('a step needs a form of the own session, and an outdated form gets the current page', async () => {
  const path = await offerOf('K7P2-TELL');
  const page = await tom.get(path);
  expect(page.text).toContain('&lt;i&gt;K7P2-TELL');
  const tell = { do: 'offer-tell', seen: '1' };
  expect((await site.browser().post(path, tell)).status).toBe(303);
  expect((await tom.post(path, { ...tell, token: await lea.token() })).status).toBe(403);
  const token = await tom.token();
  expect((await tom.post(path, { ...tell, token }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await stateOf('K7P2-TELL')).toBe('confirmed');
  expect(await waiting()).toBe(0);
  expect((await tom.post(path, { ...tell, token })).status).toBe(303);
  expect(await stateOf('K7P2-TELL')).toBe('told');
  const sent = await waiting();
  expect(sent).toBeGreaterThan(1);
  const stale = await lea.post(path, { ...tell, token: await lea.token() });
  expect(stale.status).toBe(422);
  expect(stale.text).toContain('This offer has changed meanwhile');
  expect(await waiting()).toBe(sent);
});

test('the forms say who is mailed: the buyer alone about a draft, and no buyer who was erased', async () => {
  const draft = await offerOf('K7P2-DRAFT', false);
  const { text: ofDraft } = await tom.get(draft);
  expect(ofDraft).toContain('An e-mail goes to the buyer.');
  expect(ofDraft).not.toContain('to the owner.');
  const path = await offerOf('K7P2-ERASED');
  const token = await tom.token();
  const others = await othersOn(path);
  const accept = { do: 'offer-accept', on: brusselsDay(at), by: 'Mia Maes', seen: '1', others, token };
  expect((await tom.post(path, accept)).status).toBe(303);
  await site.ports.store.personalData.erase('k7p2-erased@example.be');
  const { text } = await tom.get(path);
  expect(text).toContain('The offer is withdrawn');
  expect(text).toContain('The buyer’s data are erased');
  expect(text).toContain('there is nobody to answer');
  expect(text).not.toContain('goes to the buyer');
  expect((await tom.post(path, { do: 'offer-withdraw', seen: '2', token })).status).toBe(303);
});

test('a refused form keeps the typed values and shows each error beside its field', async () => {
  const path = await offerOf('K7P2-COUNT');
  const fields = { do: 'offer-counter', seen: '1', amount: '0', until: '2020-01-01', on: '2099-01-01' };
  const { status, text } = await tom.post(path, { ...fields, token: await tom.token() });
  expect(status).toBe(422);
  expect(text.match(/class="field-error"/g)).toHaveLength(3);
  for (const value of ['0', '2020-01-01', '2099-01-01']) expect(text).toContain(`value="${value}"`);
  expect(await stateOf('K7P2-COUNT')).toBe('confirmed');
});

test('of two agents who accept offers for one property within a moment, one succeeds', async () => {
  const paths = [await offerOf('K7P2-ONE'), await offerOf('K7P2-TWO')];
  const tokens = [await tom.token(), await lea.token()];
  const shown = await Promise.all(paths.map(othersOn));
  expect(shown[0]?.split(' ')).toContain('K7P2-TWO:1');
  const accept = { do: 'offer-accept', seen: '1', on: brusselsDay(at), by: 'Mia Maes' };
  const unread = await tom.post(paths[0] ?? '', { ...accept, others: 'K7P2-TWO:0', token: tokens[0] ?? '' });
  expect([unread.status, unread.text.includes('Another offer for this property has come in')]).toEqual([422, true]);
  const answers = await Promise.all([
    tom.post(paths[0] ?? '', {
      ...accept,
      others: shown[0] ?? '',
      answers: 'K7P2-TWO',
      token: tokens[0] ?? '',
    }),
    lea.post(paths[1] ?? '', {
      ...accept,
      others: shown[1] ?? '',
      answers: 'K7P2-ONE',
      token: tokens[1] ?? '',
    }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422]);
  expect([await stateOf('K7P2-ONE'), await stateOf('K7P2-TWO')].toSorted()).toEqual(['accepted', 'answered']);
  const list = await tom.get(`/en/desk/offers/?property=${PROPERTY}`);
  expect(list.text).toContain('another offer accepted');
});
