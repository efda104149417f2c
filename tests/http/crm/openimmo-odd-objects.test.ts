import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { propertyRecords } from '../../../adapters/crm/openimmo/openimmo-record.ts';
import { readMalformedXml } from '../../../adapters/crm/read-malformed-xml.ts';
import { BrokenXml, readXml } from '../../../adapters/crm/read-xml.ts';
import { isSenderName } from '../../../adapters/crm/openimmo/sender-name.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { FULL } from '../../support/run/full-run.ts';
import { type OpenImmoDesk, openImmoDesk } from '../../support/site/openimmo-desk.ts';

const object = (id: string, inside = '') =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="1"/></objektkategorie><geo><plz>5000</plz><ort>Namur</ort></geo>${inside}<verwaltung_techn><objektnr_extern>${id}</objektnr_extern></verwaltung_techn></immobilie>`;
const packageOf = (...objects: readonly string[]) =>
  Buffer.from(
    `<openimmo><uebertragung umfang="VOLL" timestamp="2026-06-01T10:00:00"/><anbieter><openimmo_anid>A</openimmo_anid>${objects.join('')}</anbieter></openimmo>`,
  );
const recordOf = (inside: string) => {
  const [element] = readXml([object('1', inside)], ['immobilie']);
  if (!element) throw new Error('no object');
  const around = { lists: NO_LISTS, language: 'fr', since: '2026-06-15', project: undefined, pictures: [] } as const;
  return propertyRecords(element, around)[0] ?? {};
};

test('a price on request is hidden however the attribute is written', () => {
  for (const attribute of ['auf_anfrage', 'AUF_ANFRAGE', 'Auf_Anfrage']) {
    const { PublishPrice } = recordOf(`<preise><kaufpreis ${attribute}="true">389000</kaufpreis></preise>`);
    expect(PublishPrice).toBe(false);
  }
});

test.each([
  ['<abdatum>2027-03-01</abdatum><verfuegbar_ab>sofort</verfuegbar_ab>', '2027-03-01'],
  ['<verfuegbar_ab>01.03.2027</verfuegbar_ab>', '2027-03-01'],
  ['<abdatum>0001-01-01</abdatum><verfuegbar_ab>ab 1. März 2027</verfuegbar_ab>', '2027-03-01'],
  ['<verfuegbar_ab>sofort</verfuegbar_ab>', 'sofort'],
  ['<verfuegbar_ab>nach Vereinbarung</verfuegbar_ab>', 'nach Vereinbarung'],
  ['<verfuegbar_ab/>', undefined],
])('an object with %s is available from %s', (inside, day) =>
  expect(recordOf(`<verwaltung_objekt>${inside}</verwaltung_objekt>`)['AvailableFrom']).toBe(day),
);

test('an attribute is read in capitals and in lower case', () => {
  const fittings = '<ausstattung><fahrstuhl personen="true"/></ausstattung>';
  const prices = '<preise><stp_garage ANZAHL="2"/><stp_freiplatz ANZAHL="3"/></preise>';
  const text = '<freitexte><objekt_text LANG="nl">Een huis.</objekt_text></freitexte>';
  expect(recordOf(fittings + prices + text)).toMatchObject({
    Lift: true,
    Garages: 2,
    Parkings: 3,
    Language: 'nl',
    Description: 'Een huis.',
  });
});

test.each([
  '<kaufpreis preis_auf_anfrage="ja">389000</kaufpreis>',
  '<kaufpreis>389000</kaufpreis><preis_auf_anfrage>true</preis_auf_anfrage>',
  '<kaufpreis>389000</kaufpreis><auf_anfrage>1</auf_anfrage>',
  '<kaufpreis>389000</kaufpreis><freitext_preis>Preis auf Anfrage</freitext_preis>',
  '<kaufpreis>389000</kaufpreis><kaufpreis auf_anfrage="true"/>',
])('a price on request is hidden where a sender states it in another way: %s', prices => {
  expect(recordOf(`<preise>${prices}</preise>`)['PublishPrice']).toBe(false);
});

test('a free text about the price that states no request leaves it shown', () => {
  const prices = '<kaufpreis auf_anfrage="false">389000</kaufpreis><freitext_preis>zzgl. Kosten</freitext_preis>';
  expect(recordOf(`<preise>${prices}</preise>`)['PublishPrice']).toBe(true);
});

test('a price in another currency is reported where the price itself names the currency', () => {
  for (const attribute of ['waehrung="USD"', 'iso_waehrung="usd"', 'CURRENCY="USD"'])
    expect(recordOf(`<preise><kaufpreis ${attribute}>389000</kaufpreis></preise>`)['Price']).toBe('389000 USD');
  expect(recordOf('<preise><kaufpreis waehrung="EUR">389000</kaufpreis></preise>')['Price']).toBe(389_000);
});

test('an address is hidden where its switch stands twice with different values', () => {
  const switches = (...values: readonly string[]) =>
    recordOf(
      `<verwaltung_objekt>${values.map(value => `<objektadresse_freigeben>${value}</objektadresse_freigeben>`).join('')}</verwaltung_objekt>`,
    )['PublishAddress'];
  expect(switches('true', 'false')).toBe('true / false');
  expect([switches('true', 'true'), switches('', 'true'), switches('false')]).toEqual([true, true, false]);
});

test('a currency may be a text instead of an attribute', () => {
  const priceIn = (currency: string) =>
    recordOf(`<preise><kaufpreis>389000</kaufpreis><waehrung>${currency}</waehrung></preise>`)['Price'];
  expect([priceIn('CHF'), priceIn('eur'), priceIn('')]).toEqual(['389000 CHF', 389_000, 389_000]);
});

test.each([
  ['AG-1', true],
  ['Immobilien Müller', true],
  ['100', true],
  ['0', false],
  ['-', false],
  ['n/a', false],
  ['onbekend', false],
  ['OPENIMMO_ANID', false],
  ['xxx', false],
  ['Firma', false],
])('a sender named %s can be told from others: %s', (name, isName) => expect(isSenderName(name)).toBe(isName));

describe('a folder of packages', () => {
  let desk: OpenImmoDesk;
  beforeEach(() => {
    desk = openImmoDesk();
  });
  afterEach(() => desk.close());
  const items = async () => {
    const all: FeedItem[] = [];
    for await (const item of desk.feed()) all.push(item);
    return all;
  };
  const lines = async () =>
    (await items()).flatMap(item => {
      if (!('finding' in item) || (item.kind === 'package' && item.state === 'read')) return [];
      return `${item.finding.id || item.finding.field} ${reasonText(item.finding.reason, 'en')}`;
    });

  test('names each custom field that crm.json does not map once, with the number of objects that have it', async () => {
    const own = (name: string, value: string) =>
      `<user_defined_simplefield feldname="${name}">${value}</user_defined_simplefield>`;
    const more = '<user_defined_extend><feld><name>BE_P</name><wert>B</wert></feld></user_defined_extend>';
    const first = object('1', `${own('BE_P', 'A')}${own('BE_KI', '815')}${more}`);
    desk.send('a.xml', packageOf(first, object('2', own('BE_KI', '900')), object('3', own('BE_VKR', '-'))));
    expect(await lines()).toContain(
      '"a.xml" has fields of the sender’s own that crm.json does not name; they are not read: "BE_KI" (2×), "BE_P" (1×)',
    );
  });

  test('names the elements that OpenImmo does not have, or has only in another section', async () => {
    const areas = (more: string) => `<flaechen><Wohnflaeche>90</Wohnflaeche>${more}</flaechen>`;
    const [one, two] = ['<slaapkamers>3</slaapkamers><baujahr>1974</baujahr>', '<slaapkamers>4</slaapkamers><tuin/>'];
    desk.send('a.xml', packageOf(object('1', areas(one)), object('2', areas(two))));
    expect(await lines()).toEqual([
      '"a.xml" has elements that OpenImmo does not have at their place; they are not read: "flaechen.slaapkamers" (2×), "flaechen.baujahr" (1×)',
    ]);
  });

  test.each([
    ['elements', (xml: string) => xml.replace(/<\/?[a-z_]+/g, tag => tag.toUpperCase())],
    ['elements and attributes', (xml: string) => xml.replace(/<[^>]+>/g, tag => tag.toUpperCase())],
    ['prefixed elements', (xml: string) => xml.replace(/<(\/?)([a-z_]+)/g, (_, slash, name) => `<${slash}IMO:${name}`)],
  ])('with %s in capitals is read, also beside an object that is not XML', async (_, changed) => {
    const facts = '<flaechen><wohnflaeche>90</wohnflaeche></flaechen>';
    const located = `${facts}<freitexte><objekttitel>Maison</objekttitel></freitexte>`;
    const xml = packageOf(object('1', located), object('2', '<odd>').replace('>2<', '><![CDATA[2]]><')).toString();
    desk.send('a.xml', Buffer.from(changed(xml)));
    expect((await items()).filter(({ kind }) => kind === 'property')).toMatchObject([
      { records: [{ ID: '1', City: 'Namur', Title: 'Maison', LivingArea: 90, Goal: 0 }] },
    ]);
    expect(await lines()).toContainEqual(
      expect.stringMatching(/^2 object 2, which begins on line 1: is not well-formed XML/),
    );
  });

  test.each(['A[1]', '<![CDATA[A<1>]]>'])('names an object that is not XML by its whole id %s', async id => {
    desk.send('a.xml', packageOf(object('1'), object(id, '<odd>')));
    const shown = id.replace('<![CDATA[', '').replace(']]>', '');
    expect((await lines()).filter(line => line.startsWith(`${shown} object 2`))).toHaveLength(1);
  });

  test('with an object that its state withdraws does not offer it', async () => {
    const stated = (stand: string) => `<zustand_angaben><verkaufstatus stand="${stand}"/></zustand_angaben>`;
    desk.send('a.xml', packageOf(object('1', stated('ZURÜCKGEZOGEN')), object('2', stated('OFFEN'))));
    const found = (await items()).filter(({ kind }) => kind === 'gone' || kind === 'property');
    expect(found).toMatchObject([
      { kind: 'gone', id: '1' },
      { kind: 'property', records: [{ ID: '2' }] },
    ]);
    expect(await lines()).toEqual([]);
  });

  test('with an object whose last day is past does not offer it, and names it', async () => {
    const active = (from: string, until: string) =>
      `<verwaltung_techn><aktiv_von>${from}</aktiv_von><aktiv_bis>${until}</aktiv_bis><objektnr_extern>`;
    const given = (id: string, from: string, until: string) =>
      object(id).replace('<verwaltung_techn><objektnr_extern>', active(from, until));
    desk.send(
      'a.xml',
      packageOf(
        given('1', '2026-01-01', '31.05.2026'),
        given('2', '2026-01-01', '2999-12-31'),
        given('3', '', '0001-01-01'),
        given('4', '2026-05-01', '2026-04-01'),
      ),
    );
    const found = (await items()).filter(({ kind }) => kind === 'gone' || kind === 'property');
    expect(found).toMatchObject([
      { kind: 'gone', id: '1' },
      { records: [{ ID: '2' }] },
      { records: [{ ID: '3' }] },
      { records: [{ ID: '4' }] },
    ]);
    expect(await lines()).toEqual(['1 was to be shown until 2026-05-31; the property is not shown']);
  });

  test('names facts that an object has twice with different values, and a let home that is for sale', async () => {
    const areas = (...values: readonly string[]) =>
      `<flaechen>${values.map(value => `<wohnflaeche>${value}</wohnflaeche>`).join('')}</flaechen>`;
    const isLet = '<zustand_angaben><verkaufstatus stand="VERMIETET"/></zustand_angaben>';
    desk.send('a.xml', packageOf(object('1', areas('80', '90') + isLet), object('2', areas('80', '80', ''))));
    expect(await lines()).toEqual([
      '1 is "VERMIETET", but the property is for sale: it is shown as available',
      '1 stands twice, with different values; the first one counts',
    ]);
  });

  test.each([
    ['elements inside one another', '<x>'.repeat(100) + '</x>'.repeat(100), /more than 40 elements inside one another/],
    ['elements', '<x/>'.repeat(60_000), /contains more than 50000 others/],
    [
      'attributes',
      `<x ${Array.from({ length: 1_100 }, (_, at) => `a${at}="1"`).join(' ')}/>`,
      /more than 1000 attributes/,
    ],
  ])('refuses only the object that has too many %s', async (_, inside, why) => {
    desk.send('full.xml', packageOf(object('1'), object('2', inside), object('3')));
    expect((await items()).flatMap(item => (item.kind === 'property' ? item.records[0]?.['ID'] : []))).toEqual([
      '1',
      '3',
    ]);
    expect(await lines()).toEqual([expect.stringMatching(why)]);
  });

  test('stores a picture that the XML itself contains, and names one that is not a picture', async () => {
    const attachment = (bytes: string) =>
      `<anhang location="INTERN" gruppe="BILD"><anhangtitel>Salon</anhangtitel><format>image/jpeg</format><daten><anhanginhalt>${Buffer.from(bytes).toString('base64')}</anhanginhalt></daten></anhang>`;
    desk.send(
      'full.xml',
      packageOf(object('1', `<anhaenge>${attachment('picture 1')}${attachment('no such')}</anhaenge>`)),
    );
    const [record] = (await items()).flatMap(item => (item.kind === 'property' ? item.records : []));
    expect(record?.['Pictures']).toMatchObject([{ Name: 'Salon', Width: 800, Height: 600 }]);
    expect(await lines()).toEqual(['1 Pictures "anhang 2": is not a picture']);
  });

  test('names archives that cannot be packages, and no uploads in progress', async () => {
    for (const name of ['homes.rar', 'homes.tar.gz', 'homes.zip.part', '.homes.zip', 'notes.txt'])
      desk.send(name, Buffer.from('x'));
    expect((await lines()).sort()).toEqual([
      '"homes.rar" is neither a ZIP nor an XML by its name',
      '"homes.tar.gz" is neither a ZIP nor an XML by its name',
    ]);
  });
});

describe('a malformed document is read in linear time', () => {
  function* chunks(text: string) {
    for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
  }
  const names = { root: 'openimmo', record: 'immobilie', container: 'anbieter', others: ['firma'] };

  test.each(['<x/>', '<x ', '<x>', '< ', 'a '])('with an object full of %j', part => {
    const characters = FULL ? 4_000_000 : 1_000_000;
    const inside = part.repeat(Math.floor(characters / part.length));
    const begun = process.cpuUsage();
    try {
      Array.from(
        readMalformedXml(
          chunks(`<openimmo><anbieter><immobilie>${inside}</b></immobilie></anbieter></openimmo>`),
          names,
        ),
      );
    } catch (error) {
      if (!(error instanceof BrokenXml)) throw error;
    }
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(characters / 200_000);
  });
});
