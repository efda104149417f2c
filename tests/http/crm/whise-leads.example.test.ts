import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AskSystem, makeAskSystem } from '../../../adapters/crm/ask-system.ts';
import { makeWhiseLeads } from '../../../adapters/crm/whise/whise-leads.ts';
import type { Lead } from '../../../application/ports/requests/lead-forwarder.ts';
import { LEAD } from '../../contracts/requests/lead-forwarder.contract.ts';
import { MADE_AT, makeAgency } from '../../doubles/made-agency.ts';
import type { SystemDouble } from '../../doubles/system-double.ts';
import { startWhise, WHISE_ACCESS } from '../../doubles/whise-double.ts';

const never = new AbortController().signal;
const send = makeAskSystem({ longestMs: 1_000, wait: async () => undefined });
let double: SystemDouble;
let sent: unknown[] = [];
const ask: AskSystem = (request, signal) => {
  if (request.what.endsWith('upsert')) sent.push(JSON.parse(request.body ?? ''));
  return send(request, signal);
};

beforeAll(async () => {
  double = await startWhise(makeAgency(3), () => MADE_AT);
});
afterAll(() => double.stop());
beforeEach(() => {
  double.fail();
  double.leads.length = 0;
  sent = [];
});

const forward = (lead: Partial<Lead>, mailsAlerts = false) =>
  makeWhiseLeads({
    access: { address: double.address, ...WHISE_ACCESS },
    ask,
    now: () => MADE_AT,
    mailsAlerts: () => mailsAlerts,
  }).forward({ ...LEAD, ...lead }, never);

describe('a lead in Whise', () => {
  test('is a contact of the office, with the property, the reference, and every consent as given', async () => {
    await forward({ consent: false });
    await forward({ consent: true });
    expect(sent[0]).toEqual({
      Name: "D'Hondt",
      FirstName: 'Zoë',
      PrivateEmail: 'zoe@example.be',
      PrivateTel: '0470 12 34 56',
      CountryId: 1,
      LanguageId: 'fr-BE',
      OfficeIds: [9159],
      EstateIds: [4_100_001],
      Message: `Question (4100001) [K7P2M-9QXRT]\n\n${LEAD.text}`,
      AgreementEmail: false,
      AgreementMailingCampaign: false,
      AgreementSms: false,
    });
    expect(sent[1]).toMatchObject({ AgreementEmail: true, AgreementMailingCampaign: true, AgreementSms: false });
  });

  test('names no estate if the property is from another system', async () => {
    await forward({ about: { kind: 'property', id: 'ab-12' } });
    expect(sent[0]).not.toHaveProperty('EstateIds');
  });

  test('has search criteria only if Whise mails the alerts', async () => {
    const values = { goal: 'rent', types: ['4', '7', '3'], budget: 1_200, bedrooms: 2 };
    const alert = { kind: 'alert', about: undefined, wish: { goal: 'rent', values } } as const;
    await forward(alert, true);
    await forward({ ...alert, wish: { goal: 'sale', values: { goal: 'buy' } } }, true);
    await forward(alert);
    const common = { PurposeId: 2, PriceMax: 1_200, MinRooms: 2, CountryId: 1 };
    expect(sent.map(body => (body as { readonly SearchCriteria?: unknown }).SearchCriteria)).toEqual([
      [1, 5, 6].map(CategoryId => ({ ...common, CategoryId })),
      [{ PurposeId: 1, CountryId: 1 }],
      undefined,
    ]);
  });

  test.each(['silent', 'reset', 'broken', 'lead-lost'] as const)(
    'is retried later, and was not sent, if the sign-in before it fails: %s',
    async kind => {
      double.fail({ kind, of: /token/ });
      await expect(forward({})).rejects.toMatchObject({ outcome: 'later' });
      expect([sent, double.leads]).toEqual([[], []]);
    },
  );

  test.each(['sign-in-refused', 'forbidden'] as const)(
    'is retried later if access is not activated: %s',
    async kind => {
      double.fail({ kind });
      await expect(forward({})).rejects.toMatchObject({ outcome: 'later' });
    },
  );

  test('arrives once when a token has expired', async () => {
    double.fail({ kind: 'token-expired', times: 1 });
    await forward({});
    expect(double.leads).toHaveLength(1);
  });
});
