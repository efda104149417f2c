import { beforeEach, expect, test } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { ownedOffers } from '../../../application/portal/owned-offers.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { OfferStep } from '../../../domain/offer/offer-step.ts';
import { addDays, brusselsDay } from '../../../domain/text/day.ts';
import { aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';

const TODAY = brusselsDay(RECEIVED);
const LISTING = '6398214';

let ports: RequestPorts;
beforeEach(() => {
  ports = makeMemoryRequestPorts();
});

async function offerOf(id: string, ...steps: OfferStep[]): Promise<void> {
  await ports.submissions.accept(
    aSubmission(id, {
      id,
      form: 'purchase-offer',
      subjectId: LISTING,
      values: {
        firstName: 'Zoë',
        lastName: 'Secretname',
        phone: '+32470123456',
        amount: 300_000,
        validUntil: addDays(TODAY, 5),
        remark: 'Regards, Zoë Secretname',
      },
      offerTokenHash: `secret of ${id}`,
    }),
  );
  for (const step of steps) expect((await ports.offers.change(id, step, () => [])).kind).toBe('changed');
}

const at = RECEIVED;
const confirm = { kind: 'confirm', at } as const;
const shown = async (today = TODAY) => ownedOffers(await ports.offers.ofListing(LISTING), today);

test('an owner does not see drafts; of an offer not yet passed on, only that it exists', async () => {
  await offerOf('draft');
  await offerOf('withdrawn draft', { kind: 'withdraw', at });
  await offerOf('new', confirm);
  expect(await shown()).toEqual([{ day: TODAY, state: 'confirmed', terms: undefined, buyer: undefined }]);
  expect(await shown(addDays(TODAY, 9))).toMatchObject([{ state: 'lapsed', terms: undefined }]);
});

test('an owner sees amount, last day, condition and state of an offer passed on, and the buyer’s name only if released', async () => {
  await offerOf('one', confirm, { kind: 'tell', at, withName: false });
  await offerOf('two', confirm, {
    kind: 'counter',
    at,
    on: TODAY,
    counter: { amount: 310_000, validUntil: addDays(TODAY, 8) },
  });
  const offers = await shown();
  expect(offers).toMatchObject([
    { state: 'told', terms: { amount: 300_000, validUntil: addDays(TODAY, 5), subjectToCredit: false } },
    { state: 'countered', terms: { counter: { amount: 310_000 }, decidedOn: TODAY } },
  ]);
  expect(JSON.stringify(offers)).not.toMatch(/Secretname|Zoë|\+32470123456/);
  await offerOf('three', confirm, { kind: 'tell', at, withName: true });
  expect((await shown()).find(({ buyer }) => buyer)).toMatchObject({
    buyer: { name: 'Zoë Secretname', remark: 'Regards, Zoë Secretname' },
  });
});
