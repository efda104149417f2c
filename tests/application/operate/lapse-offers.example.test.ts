import { beforeEach, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { WORDS } from '../../../adapters/mail/words.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { makeLapseOffers } from '../../../application/operate/lapse-offers.ts';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { makePrepareOfferMails } from '../../../application/request/offer-mails.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { anInvitation } from '../../contracts/accounts/owners.contract.ts';
import { propertyIn } from '../../support/site/open-forms.ts';
import { openSite, SAMPLE_SENDER } from '../../support/site/sample-site.ts';

const PROPERTY = propertyIn('sale', [5000, 5999]);
const { site, catalogue } = openSite();

let ports: RequestPorts;
let now: number;
let lapse: ReturnType<typeof makeLapseOffers>;
beforeEach(async () => {
  ports = makeMemoryRequestPorts();
  const prepareOfferMails = makePrepareOfferMails({ ...ports, linkPath: () => undefined });
  lapse = makeLapseOffers({ offers: ports.offers, prepareOfferMails, site, catalogue, clock: { now: () => now } });
  await ports.owners.addSampleAccount(anInvitation('Mia', { listingIds: [PROPERTY as never] }), 'hash');
});

async function offerUntil(validUntil: string, id = 'jan', isDraft = false): Promise<void> {
  const at = Date.parse(`${validUntil}T08:00:00Z`);
  await ports.submissions.accept(
    aSubmission(id, {
      id,
      form: 'purchase-offer',
      email: `${id}@example.be`,
      subjectId: PROPERTY,
      receivedAt: at,
      values: { amount: 300_000, validUntil, lastName: 'Secretname' },
      offerTokenHash: `secret of ${id}`,
    }),
  );
  if (!isDraft) await ports.offers.change(id, { kind: 'confirm', at }, () => []);
}

const mails = async () =>
  (await ports.outbox.take(99, now + 9_999, now + 9_999)).filter(({ id }) => id.includes('.offer-'));

test.each([
  ['in summer', '2026-07-01', '2026-07-01T22:00:00Z'],
  ['in winter', '2026-12-01', '2026-12-01T23:00:00Z'],
  ['on the day of 25 hours', '2026-10-25', '2026-10-25T23:00:00Z'],
  ['on the day of 23 hours', '2027-03-28', '2027-03-28T22:00:00Z'],
])('an offer lapses at the end of its last day in Brussels, %s', async (_, day, end) => {
  await offerUntil(day);
  now = Date.parse(end) - 1;
  expect(await lapse(() => false)).toBe(0);
  now = Date.parse(end);
  expect(await lapse(() => false)).toBe(1);
  expect((await mails()).map(({ template }) => template)).toEqual([
    'offer-lapsed.agency',
    'offer-lapsed.sender',
    'offer-lapsed.owner',
  ]);
});

test('an owner who was not informed of an offer learns neither amount nor name from its expiry', async () => {
  await offerUntil('2026-12-01');
  now = Date.parse('2026-12-02T00:00:10Z');
  await lapse(() => false);
  const owner = (await mails()).find(({ template }) => template === 'offer-lapsed.owner');
  expect(JSON.stringify(owner?.data)).not.toMatch(/300000|Secretname/);
});

test.each(LANGUAGES)(
  'a counter-offer that the buyer left unanswered is not called a missing decision of the owner (%s)',
  async language => {
    const texts: { readonly isCountered: boolean; readonly reader: string; readonly text: string }[] = [];
    for (const isCountered of [false, true]) {
      const id = isCountered ? 'jan' : 'an';
      await offerUntil('2026-11-10', id);
      const at = Date.parse('2026-11-09T09:00:00Z');
      const counter = { amount: 310_000, validUntil: '2026-11-12' };
      const step = isCountered
        ? ({ kind: 'counter', at, on: '2026-11-09', counter } as const)
        : ({ kind: 'tell', at, withName: false } as const);
      await ports.offers.change(id, step, () => []);
      now = Date.parse('2026-11-13T09:00:00Z');
      expect(await lapse(() => false)).toBe(1);
      for (const mail of (await mails()).filter(one => one.id.startsWith(`${id}.`)))
        texts.push({
          isCountered,
          reader: mail.template,
          text: renderMail({ ...mail, language }, { ...SAMPLE_SENDER, publicUrl: 'https://clairval.example' }).text,
        });
    }
    for (const reader of ['agency', 'sender', 'owner'] as const) {
      const [plain, countered] = [false, true].map(
        of => texts.find(one => one.isCountered === of && one.reader === `offer-lapsed.${reader}`)?.text ?? '',
      );
      const { offers } = WORDS[language];
      const begin = (text: string) => text.split('{')[0] ?? '';
      expect(plain).toContain(begin(offers.lapsed[reader].text));
      expect(countered).toContain(begin(offers.lapsedCounter[reader].text));
      expect(countered).not.toContain(begin(offers.lapsed[reader].text));
    }
    expect(texts.filter(({ isCountered }) => isCountered)).toHaveLength(3);
  },
);

test('it is noted and mailed once, however often and by however many processes', async () => {
  await offerUntil('2026-12-01');
  now = Date.parse('2026-12-02T00:00:10Z');
  const noted = await Promise.all([lapse(() => false), lapse(() => false), lapse(() => false)]);
  expect(noted.reduce((sum, one) => sum + one)).toBe(1);
  expect(await lapse(() => false)).toBe(0);
  expect(await mails()).toHaveLength(3);
});

test('a draft and an offer that expired long ago are noted without mails; a decided one is left alone', async () => {
  await offerUntil('2026-11-30', 'draft', true);
  await offerUntil('2026-06-01', 'old');
  await offerUntil('2026-11-30', 'decided');
  await ports.offers.change(
    'decided',
    { kind: 'refuse', at: Date.parse('2026-11-30T09:00:00Z'), on: '2026-11-30' },
    () => [],
  );
  now = Date.parse('2026-12-01T09:00:00Z');
  expect(await lapse(() => false)).toBe(2);
  expect(await mails()).toEqual([]);
  const states = await ports.offers.ofRequests(['draft', 'old', 'decided']);
  expect(states.map(({ decided }) => decided?.state).toSorted()).toEqual(['lapsed', 'lapsed', 'refused']);
});

test('a run stops before the next offer when the site stops', async () => {
  await offerUntil('2026-11-30');
  now = Date.parse('2026-12-01T09:00:00Z');
  expect(await lapse(() => true)).toBe(0);
});
