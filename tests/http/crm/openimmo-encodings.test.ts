import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { decodeMixed } from '../../../adapters/wire/decode-mixed.ts';
import { type OpenImmoDesk, openImmoDesk } from '../../support/site/openimmo-desk.ts';

const object = (id: string, title: string) =>
  `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
  <geo><plz>5000</plz><ort>Namur</ort><land iso_land="BEL"/></geo><preise><kaufpreis>389000</kaufpreis></preise>
  <freitexte><objekttitel>${title}</objekttitel></freitexte>
  <verwaltung_techn><objektnr_extern>${id}</objektnr_extern><sprache>fr</sprache></verwaltung_techn></immobilie>`;
const packageOf = (declared: string, ...objects: readonly string[]) =>
  `<?xml version="1.0" encoding="${declared}"?><openimmo><uebertragung umfang="VOLL"/><anbieter><openimmo_anid>AG</openimmo_anid>${objects.join('')}</anbieter></openimmo>`;

describe('a package', () => {
  let desk: OpenImmoDesk;
  beforeEach(() => {
    desk = openImmoDesk();
  });
  afterEach(() => desk.close());

  /** Titles of the homes of a package, and whether it had a finding. */
  async function titlesOf(bytes: Buffer) {
    desk.send('a.xml', bytes);
    const outcome = await desk.read({}, true);
    if (outcome.kind !== 'imported') throw new Error(outcome.kind);
    const shown = [...(await desk.shown()).values()];
    return shown.map(({ title }) => title.fr).sort();
  }

  test.each([
    ['ISO-8859-1', 'latin1', 'Été à côté'],
    ['UTF-8', 'latin1', 'Été à côté'],
    ['ISO-8859-1', 'utf8', 'Été à côté'],
  ] as const)('that declares %s is read although it is written in %s', async (declared, encoding, title) => {
    expect(await titlesOf(Buffer.from(packageOf(declared, object('1', title)), encoding))).toEqual([title]);
  });

  test('has the euro sign of the encoding that it declares', async () => {
    const bytes = Buffer.from(packageOf('ISO-8859-15', object('1', '389.000 \u00a4')), 'latin1');
    expect(await titlesOf(bytes)).toEqual(['389.000 €']);
  });

  test('in UTF-8 may hold an object in another encoding: no letter is lost', async () => {
    const [begin = '', end = ''] = packageOf('UTF-8', object('1', 'Été à côté, près du château'), '|').split('|');
    const other = Buffer.from(object('2', 'Forêt'), 'latin1');
    expect(await titlesOf(Buffer.concat([Buffer.from(begin), other, Buffer.from(end)]))).toEqual([
      'Forêt',
      'Été à côté, près du château',
    ]);
  });
});

test('UTF-8 with bytes of windows-1252 is decoded the same however it is split, and UTF-8 alone as itself', () => {
  const joined = (chunks: readonly Uint8Array[]) => [...decodeMixed(chunks)].join('');
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 9 })), chunks => {
      expect(joined(chunks)).toBe(joined([Buffer.concat(chunks)]));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(joined([Buffer.from(text.toWellFormed())])).toBe(text.toWellFormed());
    }),
  );
  expect(joined([Buffer.from([0xc3, 0xa9, 0xe9, 0x92])])).toBe('éé’');
});
