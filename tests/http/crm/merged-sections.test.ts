import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { mergedSections } from '../../../adapters/crm/openimmo/merged-sections.ts';
import { childrenOf, readXml } from '../../../adapters/crm/read-xml.ts';
import { type OpenImmoDesk, openImmoDesk } from '../../support/site/openimmo-desk.ts';

let desk: OpenImmoDesk;
beforeEach(() => {
  desk = openImmoDesk();
});
afterEach(() => desk.close());

/** Everything that a package with one object of these sections yields. */
async function itemsOf(sections: string): Promise<readonly FeedItem[]> {
  const object = `<immobilie><objektkategorie><vermarktungsart KAUF="1"/></objektkategorie><geo><plz>5000</plz><ort>Namur</ort></geo>${sections}<verwaltung_techn><objektnr_extern>1</objektnr_extern></verwaltung_techn></immobilie>`;
  const xml = `<openimmo><uebertragung umfang="VOLL" timestamp="2026-06-01T10:00:00"/><anbieter><openimmo_anid>A</openimmo_anid>${object}</anbieter></openimmo>`;
  desk.send('a.xml', Buffer.from(xml));
  const all: FeedItem[] = [];
  for await (const item of desk.feed()) all.push(item);
  return all;
}
const recordOf = async (sections: string) =>
  (await itemsOf(sections)).flatMap(item => (item.kind === 'property' ? item.records : []))[0] ?? {};

test('two prices in two sections are no price', async () => {
  const prices = '<preise><kaufpreis>389000</kaufpreis></preise><preise><kaufpreis>250000</kaufpreis></preise>';
  expect((await recordOf(prices))['Price']).toBe('389000 / 250000');
});

test('a price that a second section states on request is hidden', async () => {
  const prices =
    '<preise><kaufpreis>389000</kaufpreis></preise><preise><kaufpreis auf_anfrage="true">389000</kaufpreis></preise>';
  expect(await recordOf(prices)).toMatchObject({ Price: 389_000, PublishPrice: false });
});

test('an address that a second section hides is hidden', async () => {
  const released = (value: string) =>
    `<verwaltung_objekt><objektadresse_freigeben>${value}</objektadresse_freigeben></verwaltung_objekt>`;
  expect((await recordOf(released('true') + released('false')))['PublishAddress']).toBe('true / false');
});

test('facts of a second section are read, and those with two values are named', async () => {
  const items = await itemsOf(
    '<flaechen><wohnflaeche>80</wohnflaeche></flaechen><flaechen><wohnflaeche>90</wohnflaeche><gartenflaeche>12</gartenflaeche></flaechen>',
  );
  const [record] = items.flatMap(item => (item.kind === 'property' ? item.records : []));
  expect(record).toMatchObject({ LivingArea: 80, GardenArea: 12 });
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'warning', finding: expect.objectContaining({ id: '1', field: 'wohnflaeche' }) }),
  );
});

test('contact persons stay apart, and an object without repeated sections stays as it is', () => {
  const read = (inside: string) => {
    const [object] = readXml([`<immobilie>${inside}</immobilie>`], ['immobilie']);
    if (!object) throw new Error('no object');
    return object;
  };
  const persons = read('<geo/><kontaktperson><name>A</name></kontaktperson><geo/><kontaktperson/>');
  expect(childrenOf(mergedSections(persons), 'kontaktperson')).toHaveLength(2);
  expect(childrenOf(mergedSections(persons), 'geo')).toHaveLength(1);
  const usual = read('<geo/><preise/>');
  expect(mergedSections(usual)).toBe(usual);
});
