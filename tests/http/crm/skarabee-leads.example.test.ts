import { expect, test } from 'vitest';
import { childOf, readXml } from '../../../adapters/crm/read-xml.ts';
import { makeSkarabeeLeads } from '../../../adapters/crm/skarabee/skarabee-leads.ts';
import type { Lead } from '../../../application/ports/requests/lead-forwarder.ts';
import { LEAD } from '../../contracts/requests/lead-forwarder.contract.ts';

const TAKEN = '<e><InsertContactMesResult><Errors /></InsertContactMesResult></e>';

/** The contact that Skarabee receives for a lead, and the result of the given response. */
async function handedOver(lead: Lead, body = TAKEN) {
  const sent: string[] = [];
  const ask = async (request: { readonly body?: string; readonly once?: boolean }) => {
    expect(request.once).toBe(true);
    sent.push(request.body ?? '');
    return { status: 200, body };
  };
  const access = { address: undefined, user: 'agency', password: 'secret' };
  const outcome = await makeSkarabeeLeads({ access, ask, consented: language => `agrees (${language})` })
    .forward(lead, new AbortController().signal)
    .catch((error: unknown) => error);
  const [element] = sent.flatMap(text => [...readXml([text], ['ContactMes'])]);
  const contact = Object.fromEntries(element?.children.map(({ name, text }) => [name, text]) ?? []);
  return { contact, element, outcome, times: sent.length };
}

const withPerson = (person: Partial<Lead['person']>): Lead => ({ ...LEAD, person: { ...LEAD.person, ...person } });

test('a lead is sent as a contact, its elements in the documented order', async () => {
  const { contact, element } = await handedOver(LEAD);
  expect(Object.entries(contact)).toEqual([
    ['ExternalReference', 'K7P2M-9QXRT'],
    ['FirstName', 'Zoë'],
    ['LastName', "D'Hondt"],
    ['City', 'Namur'],
    ['Phone', '0470 12 34 56'],
    ['Comments', LEAD.text],
    ['Email', 'zoe@example.be'],
    ['PublicationID', '4100001'],
    ['Street', 'Rue des Tanneurs'],
    ['HouseNumber', '3'],
    ['ZipCode', '5000'],
    ['OfficeId', ''],
  ]);
  expect(childOf(element, 'OfficeId')?.attributes).toEqual({ nil: 'true' });
});

test.each([
  ['Kouter 12 A', 'Kouter', '12', 'A'],
  ['Rue du 11 Novembre, 5', 'Rue du 11 Novembre', '5', undefined],
  ['Quai de Rome 12/3', 'Quai de Rome', '12', '/3'],
  ['Kouter 12 bus 3', 'Kouter', '12', 'bus 3'],
  ['Kouter 12-14', 'Kouter 12-14', '', undefined],
  ['Kouterdreef', 'Kouterdreef', '', undefined],
])('the address %s is split into street and house number if it has one', async (line, street, house, extension) => {
  const { contact } = await handedOver(withPerson({ street: line }));
  expect([contact['Street'], contact['HouseNumber'], contact['HouseNumberExtension']]).toEqual([
    street,
    house,
    extension,
  ]);
});

test('a visitor known only by e-mail address still gets a first and last name', async () => {
  const { contact } = await handedOver(withPerson({ firstName: undefined, lastName: undefined, phone: undefined }));
  expect([contact['FirstName'], contact['LastName']]).toEqual(['-', 'zoe@example.be']);
});

test('a lead about a property without a Skarabee number names none', async () => {
  const { contact, element } = await handedOver({ ...LEAD, about: { kind: 'project', id: 'kouter' } });
  expect(contact['PublicationID']).toBe('');
  expect(childOf(element, 'PublicationID')?.attributes).toEqual({ nil: 'true' });
});

test('a visitor without e-mail and phone is not sent', async () => {
  const { outcome, times } = await handedOver(withPerson({ email: undefined, phone: undefined }));
  expect([outcome, times]).toMatchObject([{ name: 'LeadFailure', outcome: 'never' }, 0]);
});

test.each([
  ['INVALID_CONTACTME', 'never'],
  ['INVALID_PUBLICATION_ID', 'never'],
  ['INACTIVE_USER', 'later'],
  ['DB_ERROR', 'perhaps'],
])('whether a lead refused with %s is retried: %s', async (code, outcome) => {
  const error = `<Errors><Error><Code>${code}</Code><Message>zoe@example.be</Message></Error></Errors>`;
  const failed = await handedOver(LEAD, `<e><InsertContactMesResult>${error}</InsertContactMesResult></e>`);
  expect(failed.outcome).toMatchObject({
    name: 'LeadFailure',
    outcome,
    message: `Skarabee InsertContactMes: refused with ${code}`,
  });
});
