import { afterAll, expect, test } from 'vitest';
import { OFFER_STATES, offerState, type OfferStep } from '../../../domain/offer/offer-step.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { ANN, servePortal } from '../../support/site/portal-site.ts';

const site = await servePortal();
afterAll(() => site.stop());

const { offers, submissions } = site.ports.store;
const at = site.now();
const before = at - 3 * 86_400_000;
const today = brusselsDay(at);
const [LISTING = ''] = ANN.listings;
const SECRETS = /Zacharias|Geheimnaam|\+32470998877|geheim@|Hidden street|Signed, Zach/;

const confirm = { kind: 'confirm', at } as const;
const tell = { kind: 'tell', at, withName: false } as const;
const counter = {
  kind: 'counter',
  at,
  on: today,
  counter: { amount: 310_000, validUntil: addDays(today, 8) },
} as const;
const accept = { kind: 'accept', at, on: today, by: 'Ann Aerts' } as const;

/** Histories of an offer in which the owner does not learn the buyer's name: the last state, and the steps that lead to it. */
const LIVES: readonly (readonly [string, readonly OfferStep[]])[] = [
  ['drafted', []],
  ['confirmed', [confirm]],
  ['told', [confirm, tell]],
  ['countered', [confirm, tell, counter]],
  ['refused', [confirm, tell, { kind: 'refuse', at, on: today }]],
  ['withdrawn', [confirm, tell, { kind: 'withdraw', at }]],
  ['withdrawn', [{ kind: 'withdraw', at }]],
  ['lapsed', [{ ...confirm, at: before }]],
  [
    'lapsed',
    [
      { ...confirm, at: before },
      { ...tell, at: before },
    ],
  ],
];

async function offerOf(id: string, steps: readonly OfferStep[], days = 5): Promise<string> {
  await submissions.accept(
    aSubmission(id, {
      id,
      form: 'purchase-offer',
      mails: [],
      receivedAt: at,
      subjectId: LISTING,
      email: `geheim@${id}.example`,
      values: {
        property: LISTING,
        firstName: 'Zacharias',
        lastName: `Geheimnaam-${id}`,
        email: `geheim@${id}.example`,
        phone: '+32470998877',
        street: 'Hidden street 1',
        amount: 301_000,
        validUntil: addDays(today, days),
        subjectToCredit: true,
        remark: `Signed, Zacharias Geheimnaam-${id}`,
      },
      offerTokenHash: `secret of ${id}`,
    }),
  );
  for (const step of steps) expect((await offers.change(id, step, () => [])).kind).toBe('changed');
  const [offer] = await offers.ofRequests([id]);
  if (!offer) throw new Error('there is no offer');
  return offerState(offer, today);
}

test('a portal shows amount and condition of offers passed on, and no data of a buyer before the name is released, in any state', async () => {
  const seen = new Set<string>();
  for (const [number, [state, steps]] of LIVES.entries()) {
    expect(await offerOf(`life-${number}`, steps, state === 'lapsed' ? -1 : 5)).toBe(state);
    seen.add(state);
  }
  const ann = site.browser();
  await ann.logIn(ANN);
  const portal = async () => {
    const pages = await Promise.all(
      ['/en/owner-portal/', `/en/owner-portal/${LISTING}/`, `/en/owner-portal/${LISTING}/?part=requests`].map(path =>
        ann.get(path),
      ),
    );
    return pages.map(({ text }) => text).join('\n');
  };
  const shown = await portal();
  expect(shown).not.toMatch(SECRETS);
  expect(shown.match(/301[.\s\u00a0]000/g)?.length).toBeGreaterThan(4);
  expect(shown).toContain('subject to');
  // One offer is accepted, so the other open offers are turned down: the owner sees the buyer's name only for the accepted one.
  const answers = (await offers.ofListing(LISTING)).map(({ request }) => request.id);
  expect(await offerOf('chosen', [confirm, { ...accept, answers }])).toBe('accepted');
  const states = (await offers.ofListing(LISTING)).map(offer => offerState(offer, today));
  for (const state of states) seen.add(state);
  expect([...seen].toSorted()).toEqual([...OFFER_STATES].toSorted());
  const after = await portal();
  expect(after).toContain('Zacharias Geheimnaam-chosen');
  expect(after).not.toMatch(/Geheimnaam-life|\+32470998877|geheim@|Hidden street/);
});
