import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type AskSystem, makeAskSystem } from '../../../adapters/crm/ask-system.ts';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { makeOmnicasaSource } from '../../../adapters/crm/omnicasa/omnicasa-source.ts';
import { jsonOf, repeatedFieldsOf } from '../../../adapters/crm/system-json.ts';
import { makeWhiseSource } from '../../../adapters/crm/whise/whise-source.ts';
import { reason } from '../../../application/finding/reason.ts';
import type { FeedItem, FeedSource } from '../../../application/ports/catalogue/feed.ts';

const ESTATE = {
  id: 7,
  status: { id: 1 },
  displayStatusId: 2,
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 1 },
  price: 389000,
  displayPrice: true,
  zip: '9000',
  city: 'Gent',
  rooms: 3,
  createDateTime: '2026-06-01T09:14:34',
  longDescription: [{ languageId: 'nl-BE', content: 'Een huis.' }],
};
const PROPERTY = { ID: 7, Goal: 0, Status: 1, WebID: 4, Price: 389000, NumberOfBedRooms: 3, DescriptionA: 'Een huis.' };

async function itemsOf(source: FeedSource): Promise<readonly FeedItem[]> {
  const items: FeedItem[] = [];
  for await (const item of source.open({ scope: 'all', since: undefined, signal: new AbortController().signal }))
    items.push(item);
  return items;
}

/** Items of a source whose list of properties has this body. */
const WHISE = (body: string) => {
  const ask: AskSystem = async ({ what }) => ({
    status: 200,
    body: what === 'Whise v1/estates/list' ? body : what.startsWith('Whise list') ? '[]' : '{"token":"a"}',
  });
  const access = { address: undefined, username: 'a', password: 'b', clientId: '1', officeId: '2' };
  return itemsOf(makeWhiseSource({ access, ask, lists: NO_LISTS, languages: ['nl'], now: Date.now }));
};
const OMNICASA = (body: string) => {
  const ask: AskSystem = async ({ what }) => ({ status: 200, body: what.endsWith('GetPropertyList2') ? body : '[]' });
  const access = { address: undefined, name: 'a', password: 'b' };
  return itemsOf(makeOmnicasaSource({ access, ask, lists: NO_LISTS, languages: ['nl'] }));
};

/** Response with one property in the text of its JSON. */
const whiseList = (record: string) => `{"estates":[${record}],"totalCount":1,"isValidRequest":true}`;
const omnicasaList = (record: string) =>
  `{"GetPropertyList2JsonResult":{"Success":true,"Value":{"Items":[${record}],"RowsCount":1}}}`;

const SYSTEMS = [
  { name: 'Whise', itemsIn: WHISE, list: whiseList, record: JSON.stringify(ESTATE), price: 'price', count: 'rooms' },
  {
    name: 'Omnicasa',
    itemsIn: OMNICASA,
    list: omnicasaList,
    record: JSON.stringify(PROPERTY),
    price: 'Price',
    count: 'NumberOfBedRooms',
  },
] as const;

const propertyIn = (items: readonly FeedItem[]) => items.find(item => item.kind === 'property');

describe.each(SYSTEMS)('a response of $name', ({ itemsIn, list, record, price, count }) => {
  test.each([
    ['a raw line break', 'Een huis.', 'Een\nhuis.'],
    ['a control character', 'Een huis.', 'Een \u000bhuis.'],
    ['an escape that JSON does not know', 'Een huis.', String.raw`Een huis\'.`],
    ['a word in place of a number', ':3,', ':NaN,'],
    ['zero bytes between values', '{', '{\u0000'],
  ])('that is no JSON by %s is read', async (_, right, written) => {
    const items = await itemsIn(list(record.replace(right, written)));
    expect(propertyIn(items)).toMatchObject({ records: [{ ID: '7', Price: 389000 }] });
  });

  test.each([
    ['a comma too many', (text: string) => text.replace(/\}$/, ',}')],
    ['a number that begins with 0', (text: string) => text.replace(':3,', ':03,')],
    ['an escape with two readings', (text: string) => text.replace('huis.', String.raw`huis\xE9`)],
    ['quotation marks in a text', (text: string) => text.replace('Een huis.', 'Een "mooi" huis.')],
  ])('with a record that is no JSON by %s refuses that record alone', async (_, broken) => {
    const other = record.replace(/("id"):7/i, '$1:8');
    const items = await itemsIn(list(`${other},\n${broken(record)}`).replace(/("(?:totalCount|RowsCount)"):1/, '$1:2'));
    expect(items.flatMap(item => (item.kind === 'refused' ? [item.finding] : []))).toEqual([
      { id: '7', field: '', reason: reason('record-not-json', { line: 2 }) },
    ]);
    expect(propertyIn(items)).toMatchObject({ records: [{ ID: '8' }] });
  });

  test('that ends within a record is a failure', async () => {
    await expect(itemsIn(list(record).slice(0, -40))).rejects.toThrow('the response is not JSON');
  });

  test('that has a deciding field of a property twice with different values refuses that property', async () => {
    const items = await itemsIn(list(record.replace(/\}$/, `,"${price}":1}`)));
    expect(propertyIn(items)).toBeUndefined();
    const [finding] = items.flatMap(item => (item.kind === 'refused' ? [item.finding] : []));
    expect(finding).toMatchObject({ id: '7', reason: reason('field-twice') });
    expect(finding?.field).toMatch(new RegExp(`${price}$`));
  });

  test('that has another field twice is a finding, and the last value counts', async () => {
    const items = await itemsIn(list(record.replace(/\}$/, `,"${count}":5}`)));
    expect(propertyIn(items)).toMatchObject({ records: [{ Bedrooms: 5 }] });
    const [finding] = items.flatMap(item => (item.kind === 'warning' ? [item.finding] : []));
    expect(finding).toMatchObject({ id: '7', reason: reason('field-twice-last') });
    expect(await itemsIn(list(record.replace(/\}$/, `,"${count}":3}`)))).toHaveLength(2);
  });

  test.each(['null', '[]', '"maintenance"', '{"error":"Quota exceeded"}', '{"Message":"An error has occurred."}'])(
    'without a list of properties is a failure, not an empty list: %s',
    async body => {
      // An empty list of Omnicasa is a list, even without an envelope.
      if (itemsIn === OMNICASA && body === '[]') return;
      await expect(itemsIn(body)).rejects.toThrow('the response contains no list');
    },
  );

  test('with two lists is a failure, since homes would be missing', async () => {
    const twice = list(record).replace('{', `{"estates":[],"GetPropertyList2JsonResult":{},`);
    await expect(itemsIn(twice)).rejects.toThrow('the response has a field twice');
  });
});

test('an error in place of a later page does not withdraw the homes of that page', async () => {
  const estates = Array.from({ length: 50 }, (_, at) => ({ ...ESTATE, id: at + 1 }));
  const ask: AskSystem = async ({ what, body = '' }) => {
    if (what !== 'Whise v1/estates/list')
      return { status: 200, body: what.startsWith('Whise list') ? '[]' : '{"token":"a"}' };
    const isFirst = body.includes('"Offset":0');
    const page = isFirst ? { estates, totalCount: 60, isValidRequest: true } : { isValidRequest: true };
    return { status: 200, body: JSON.stringify(page) };
  };
  const access = { address: undefined, username: 'a', password: 'b', clientId: '1', officeId: '2' };
  const source = makeWhiseSource({ access, ask, lists: NO_LISTS, languages: ['nl'], now: Date.now });
  await expect(itemsOf(source)).rejects.toThrow('Whise estates: only 50 of 60 were delivered');
});

test('the fields that records have twice are known by their paths in the record', () => {
  const body = '{"list":[{"a":1},{"a":1,"a":2,"details":[{"b":1,"b":2}]}]}';
  const { list } = jsonOf('a list', { status: 200, body }) as { readonly list: readonly object[] };
  expect(list.map(record => repeatedFieldsOf(record).toSorted())).toEqual([[], ['a', 'details[0].b']]);
});

test.each(['Éléonore – 5 €', 'Élise'])('the text of a response in windows-1252 is read: %s', async text => {
  const bytes = Buffer.from([...text].map(sign => ({ '–': 0x96, '€': 0x80 })[sign] ?? sign.charCodeAt(0)));
  const server = createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const { body } = await makeAskSystem()({ what: 'a page', url }, new AbortController().signal);
    expect(body).toBe(text);
  } finally {
    server.close();
  }
});
