import { describe, expect, test } from 'vitest';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { FULL } from '../../support/run/full-run.ts';
import { parseFeed } from '../../support/reading/parse-feed.ts';
import { feedOf, GOOD_RECORD } from './good-record.ts';
import { reason, reasonText } from '../../../application/finding/reason.ts';

const picture = (url: string) => ({ ID: 'p-1', Url: url, Width: 1500, Height: 1000, Name: 'Façade' });

/** Whether a listing without a record counts as withdrawn. */
function withdrawsMissing(text: string): boolean {
  const [scope, ...items] = openFeed(new TextEncoder().encode(text));
  const hasUnnamed = items.some(item => item.kind === 'refused' && item.unnamed === true);
  return scope?.kind === 'scope' && scope.scope === 'all' && !hasUnnamed;
}

describe('the feed of an agency', () => {
  test('records with the same id become one listing with texts per language', () => {
    const { listings, refused, warnings } = parseFeed(
      feedOf([{ ...GOOD_RECORD, Language: 'nl', City: 'Namen', Title: 'Herenhuis', Heating: 'gas' }, GOOD_RECORD]),
    );
    expect(refused).toEqual([]);
    expect(warnings).toEqual([]);
    expect(listings).toHaveLength(1);
    expect(listings[0]).toMatchObject({
      id: '6398214',
      typeIds: [4, 5],
      place: { name: { fr: 'Namur', nl: 'Namen' }, postcode: '5000', countryId: 10 },
      title: { fr: 'Maison de maître avec bureau', nl: 'Herenhuis' },
      facts: { bedrooms: 4, heating: { fr: 'gaz', nl: 'gas' } },
      languages: ['fr', 'nl'],
      changedOn: '2026-09-14',
    });
  });

  test('numbers that differ between languages are reported, and the first language wins', () => {
    const { listings, warnings } = parseFeed(feedOf([GOOD_RECORD, { ...GOOD_RECORD, Language: 'nl', Price: 479000 }]));
    expect(listings[0]?.price).toBe(489000);
    expect(warnings).toEqual([
      {
        id: '6398214',
        field: 'Price',
        reason: reason('languages-disagree', {
          language: 'fr',
          value: '489000',
          otherLanguage: 'nl',
          otherValue: '479000',
        }),
      },
    ]);
  });

  test('each portal that advertises a property is stored once, with the https address of the advert', () => {
    const immoweb = { Name: 'Immoweb', Url: 'https://immoweb.example/1', Since: '2026-09-14' };
    const OnlineMedia = [immoweb, { Name: 'Zimmo', Url: 'http://zimmo.example/1' }, { Url: 'https://x.example/' }];
    const { listings, warnings } = parseFeed(
      feedOf([
        { ...GOOD_RECORD, OnlineMedia },
        { ...GOOD_RECORD, Language: 'nl', OnlineMedia: [immoweb] },
      ]),
    );
    expect(listings[0]?.onlineMedia).toEqual([
      { name: 'Immoweb', url: 'https://immoweb.example/1', since: '2026-09-14' },
    ]);
    expect(warnings.map(({ field }) => field)).toEqual(['fr.OnlineMedia[1]', 'fr.OnlineMedia[2]']);
  });

  test('an address that one language hides is hidden', () => {
    const { listings, warnings } = parseFeed(
      feedOf([GOOD_RECORD, { ...GOOD_RECORD, Language: 'nl', PublishAddress: false }]),
    );
    expect(listings[0]?.publishAddress).toBe(false);
    expect(warnings.map(warning => warning.field)).toEqual(['PublishAddress']);
  });

  test('an invalid record is refused with its id, field and reason; the others are imported', () => {
    const { listings, refused } = parseFeed(
      feedOf([
        { ...GOOD_RECORD, ID: '7000001', Goal: 'sale' },
        GOOD_RECORD,
        null,
        { ...GOOD_RECORD, ID: '7000002', Price: '250.000 to 300.000' },
      ]),
    );
    expect(listings.map(listing => listing.id)).toEqual(['6398214']);
    expect(refused).toContainEqual({
      id: '7000001',
      field: 'Goal',
      reason: reason('invalid-whole-number', { least: 0, most: 99, value: '"sale"' }),
    });
    expect(refused).toContainEqual({
      id: '7000002',
      field: 'Price',
      reason: reason('number-range', { value: '"250.000 to 300.000"' }),
    });
    expect(new Set(refused.map(report => report.id))).toEqual(new Set(['7000001', 'Properties[2]', '7000002']));
  });

  test.each([
    [{ EnergyPerformance: 0 }, undefined],
    [{ EnergyPerformance: null }, undefined],
    [{ EnergyPerformance: '' }, undefined],
    [{ EnergyPerformance: '250 kWh' }, 250],
    [{ EnergyPerformance: 0, EPCLabelText: 'A' }, 0],
    [{ EnergyPerformance: '287' }, 287],
    [{ EnergyPerformance: -3.5 }, -3.5],
  ])('energy %j is %s', (fields, expected) => {
    const { listings } = parseFeed(feedOf([{ ...GOOD_RECORD, ...fields }]));
    expect(listings[0]?.facts.energyPerformance).toBe(expected);
  });

  test.each([
    ['LivingArea', 'livingArea'],
    ['PlotWidth', 'plotWidth'],
    ['ConstructionYear', 'constructionYear'],
    ['AgeFirst', 'ageFirst'],
    ['RenterCharges', 'renterCharges'],
    ['CadastralIncome', 'cadastralIncome'],
    ['PropertyTax', 'propertyTax'],
  ] as const)('a %s of 0 counts as empty', (field, fact) => {
    const read = (value: unknown) => parseFeed(feedOf([{ ...GOOD_RECORD, [field]: value }]));
    expect(read(0)).toMatchObject({ warnings: [], refused: [] });
    expect(read(0).listings[0]?.facts).not.toHaveProperty(fact);
    const value = fact === 'ageFirst' ? 79 : 1999;
    expect(read(value).listings[0]?.facts[fact]).toBe(value);
  });

  test('a price of 0 counts as absent', () => {
    expect(parseFeed(feedOf([{ ...GOOD_RECORD, Price: 0 }])).listings[0]?.price).toBeUndefined();
  });

  test.each([
    [{}, undefined],
    [{ MainTypeName: 'Studio' }, 0],
    [{ TypeDescription: 'Gemeubelde studio van 31 m²' }, 0],
    [{ MainTypeName: 'Kot étudiant' }, 0],
    [{ MainTypeName: 'Maison', TypeDescription: 'Maison à Kothen' }, undefined],
  ])('0 bedrooms of %j are %s: only a studio has none', (fields, expected) => {
    const { listings } = parseFeed(feedOf([{ ...GOOD_RECORD, Bedrooms: 0, ...fields }]));
    expect(listings[0]?.facts.bedrooms).toBe(expected);
    expect(listings[0]?.facts).toHaveProperty('heating');
  });

  test('an unknown country is stored, a flood score of the old scheme is not', () => {
    const { listings, warnings } = parseFeed(
      feedOf([{ ...GOOD_RECORD, City: 'Atlantis', CountryID: 999, FloodParcelScore: 'Effective' }]),
    );
    expect(listings[0]?.place.countryId).toBe(999);
    expect(listings[0]?.facts.floodParcelScore).toBeUndefined();
    expect(warnings).toEqual([
      { id: '6398214', field: 'fr.FloodParcelScore', reason: reason('not-grade', { value: '"Effective"' }) },
      { id: '6398214', field: 'CountryID', reason: reason('unknown-country', { country: 999 }) },
    ]);
  });

  test.each([
    ['pictures/6398214-1.svg', true],
    ['https://media.example.org/a.jpg', true],
    ['https://media.example.org.evil.example/a.jpg', false],
    ['http://media.example.org/a.jpg', false],
    ['https://user:pw@media.example.org/a.jpg', false],
    ['../secret.svg', false],
    ['pictures/../../secret.svg', false],
    ['/etc/passwd.svg', false],
    ['pictures/.hidden.svg', false],
    ['C:\\windows\\x.svg', false],
  ])('a picture at %s is accepted: %s', (url, taken) => {
    const { listings, pictureFiles, refused } = parseFeed(feedOf([{ ...GOOD_RECORD, Pictures: [picture(url)] }]), {
      pictureHosts: ['media.example.org'],
    });
    expect(listings[0]?.pictures).toHaveLength(taken ? 1 : 0);
    expect(pictureFiles.get('6398214-1')).toBe(taken ? url : undefined);
    expect(refused.map(({ field }) => field)).toEqual(taken ? [] : ['fr.Pictures[0]']);
  });

  test('a record’s hidden fields stay hidden even if the record is refused or the flag is unreadable', () => {
    const refused = (more: object) => feedOf([GOOD_RECORD, { ...GOOD_RECORD, Language: 'nl', ...more }]);
    const shownOf = (more: object) => {
      const [listing] = parseFeed(refused(more)).listings;
      return [listing?.languages, listing?.publishAddress, listing?.publishPrice];
    };
    expect(shownOf({ Goal: 'x' })).toEqual([['fr'], true, true]);
    expect(shownOf({ Goal: 'x', PublishAddress: false })).toEqual([['fr'], false, true]);
    expect(shownOf({ PublishPrice: 'perhaps' })).toEqual([['fr', 'nl'], true, false]);
  });

  test('the text of a picture id is not published, as it could reveal a hidden street', () => {
    const named = { ...picture('pictures/6398214-1.svg'), ID: 'kanariestraat-12-voorgevel' };
    const { listings } = parseFeed(feedOf([{ ...GOOD_RECORD, Pictures: [named] }]));
    expect(listings[0]?.pictures.map(({ id }) => id)).toEqual(['6398214-1']);
  });

  test('a hidden street with a name per language is removed from the texts of all languages', () => {
    const fr = { ...GOOD_RECORD, PublishAddress: false, Street: 'Rue Neuve', Title: 'Rue Neuve 12, maison' };
    const nl = {
      ...fr,
      Language: 'nl',
      Street: 'Nieuwstraat',
      Title: 'Huis, Nieuwstraat 12',
      Description: 'In de rue Neuve.',
    };
    const { listings, warnings } = parseFeed(feedOf([fr, nl]));
    const [listing] = listings;
    expect(listing && publicListing(listing, undefined)).toMatchObject({
      address: undefined,
      title: { fr: '…, maison', nl: 'Huis, …' },
    });
    expect(JSON.stringify(listing && publicListing(listing, undefined))).not.toMatch(/nieuwstraat|rue neuve/i);
    expect(warnings.map(({ field }) => field)).toEqual(['fr.Title', 'nl.Title', 'nl.Description']);
  });

  test.each([
    ['pictures/Façade (1), côté jardin.jpg', undefined],
    ['pictures/Façade.jpg'.normalize('NFD'), undefined],
    ['pictures/Fa%C3%A7ade.jpg', undefined],
    ['pictures/FaÃ§ade n°1 – “été” [2] #3; $4 {5}….jpg', undefined],
    ['pictures/🏠 100 m².JPG', undefined],
    ['_DSC0001.jpg', undefined],
    ['pictures\\1.jpg', undefined],
    ['pictures/1.jfif', undefined],
    ['pictures/1.jpe', undefined],
    ['pictures\\..\\secret.jpg', 'picture-place'],
    ['/etc/secret.jpg', 'picture-place'],
    ['pictures//1.jpg', 'picture-place'],
    ['copy:1.jpg', 'picture-place'],
    ['pictures/.jpg', 'picture-place'],
    ['http://media.example/1.jpg', 'picture-http'],
    ['http://127.0.0.1/1.jpg', undefined],
    ['pictures/IMG_1.HEIC', 'not-photograph'],
    ['pictures/scan.tif', 'not-photograph'],
    ['pictures/Scan 2.TIFF', 'not-photograph'],
    ['pictures/photo.avif', undefined],
    ['ftp://media.example/scan.tif', 'picture-place'],
    ['pictures/scan', 'picture-place'],
    ['pictures/../secret.jpg', 'picture-place'],
    ['%2e%2e/secret.jpg', 'picture-place'],
  ])('the picture %s is accepted, or refused with the true reason', (Url, why) => {
    const hosts = { pictureHosts: ['media.example', '127.0.0.1'] };
    const { refused } = makeRecordReader(hosts).listing([{ ...GOOD_RECORD, Pictures: [{ Url, Width: 4, Height: 3 }] }]);
    expect(refused.map(({ reason: { code } }) => code)).toEqual(why === undefined ? [] : [why]);
  });

  test('a text that names the hidden street is reported', () => {
    const { warnings } = parseFeed(
      feedOf([{ ...GOOD_RECORD, PublishAddress: false, Description: 'Dans la RUE DES BATELIERS, au calme.' }]),
    );
    expect(warnings).toEqual([{ id: '6398214', field: 'fr.Description', reason: reason('street-named') }]);
  });

  test('the same finding in several languages is reported once', () => {
    const bad = { Media: ['nowhere'], Pictures: [{ Url: '../secret' }] };
    const record = (Language: string, more: object = {}) => ({ ...GOOD_RECORD, Language, ...more });
    const of = (...records: readonly object[]) => {
      const { refused, warnings } = parseFeed(feedOf(records));
      return [...refused, ...warnings].map(({ field }) => field);
    };
    expect(of(record('fr', bad), record('nl', bad))).toEqual(['Pictures[0]', 'Media[0]']);
    expect(of(record('fr', bad), record('nl'))).toEqual(['fr.Pictures[0]', 'fr.Media[0]']);
    expect(of(record('fr', bad), record('nl', bad), record('de'))).toEqual(['fr+nl.Pictures[0]', 'fr+nl.Media[0]']);
    const refused = record('fr', { Zip: null });
    expect(of(refused, { ...refused, Language: 'nl' }, { ...refused, Language: 'de' })).toEqual(['Zip']);
  });

  test.runIf(FULL)(
    'a record or id over the size limit is refused with its position, and the others are imported',
    () => {
      const huge = 'x'.repeat(33 * 1024 * 1024);
      const why = reason('record-too-large', { mb: 32, line: 2 });
      for (const [record, id] of [
        [`{"ID":"1","Title":"${huge}"}`, '1'],
        [`{"ID":"${huge}"}`, ''],
        [`"${huge}"`, ''],
      ] as const) {
        const text = `{"Properties":[${JSON.stringify(GOOD_RECORD)},\n${record}]}`;
        const { listings, refused } = parseFeed(text);
        expect(refused).toEqual([{ id, field: 'Properties[1]', reason: why }]);
        expect(listings.map(one => one.id)).toEqual([GOOD_RECORD.ID]);
        expect(withdrawsMissing(text)).toBe(id !== '');
      }
    },
  );

  test.runIf(FULL)('records of one id that are too large together are refused without being buffered', () => {
    const huge = 'x'.repeat(22 * 1024 * 1024);
    const record = `{"ID":"1","Title":"${huge}"}`;
    const text = `{"Properties":[${record},${record},\n${JSON.stringify(GOOD_RECORD)},${record}]}`;
    const { listings, refused } = parseFeed(text);
    expect(refused).toEqual([
      {
        id: '1',
        field: 'Properties[0]',
        reason: reason('records-too-large', { mb: 64, line: 1 }),
      },
    ]);
    expect(listings).toHaveLength(1);
    expect(withdrawsMissing(text)).toBe(true);
  });

  test.each([
    ['a number that is none', '"Price":489000', '"Price":NaN', 'json-character', '"Price":'.length],
    ['a comma too many', '"Price":489000', '"Price":489000,,"a":1', 'json-name', '"Price":489000,'.length],
    ['quotes inside a text', '"Price":489000', '"Price":"a"b"c"', 'json-character', '"Price":"a"'.length],
    ['an open text of another byte', '"Price":489000', '"Price":"\\x"', 'json-escape', '"Price":'.length],
  ] as const)(
    'a record with %s is refused with all others of its id, the rest is imported, and no listing counts as withdrawn',
    (_, right, wrong, code, offset) => {
      const record = (ID: string, Language = 'fr') => JSON.stringify({ ...GOOD_RECORD, ID, Language });
      const lines = [record('1'), record('2'), record('3').replace(right, wrong), record('3', 'nl'), record('4')];
      const text = `{"Properties":[\n${lines.join(',\n')}],"Projects":[]}`;
      const { listings, refused } = parseFeed(text);
      expect(listings.map(({ id }) => id)).toEqual(['1', '2', '4']);
      const column = (lines[2] ?? '').indexOf(wrong) + offset + 1;
      expect(refused).toEqual([{ id: '3', field: 'Properties[2]', reason: reason(code, { line: 4, column }) }]);
      expect(withdrawsMissing(text)).toBe(false);
    },
  );

  test('each of many malformed records is reported with its line, whatever is between them', () => {
    const space = ' '.repeat(5_000);
    const lines = Array.from({ length: 50 }, (_, at) => `${space}{"ID":"${at}",${at % 5 === 0 ? '}' : '"a":1}'}`);
    const { refused } = parseFeed(`{"Properties":[\n${lines.join(',\n')}]}`);
    const broken = refused.filter(({ reason }) => reason.code === 'json-name');
    const column = (id: string) => `${space}{"ID":"${id}",}`.length;
    expect(broken.map(({ id, reason }) => [id, reason.values])).toEqual(
      Array.from({ length: 10 }, (_, at) => [String(at * 5), { line: at * 5 + 2, column: column(String(at * 5)) }]),
    );
  });

  test.each([
    ['windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 with the high byte first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['UTF-16 with the high byte first, without the mark', (text: string) => Buffer.from(text, 'utf16le').swap16()],
  ])('a feed in %s keeps its letters', (_, encoded) => {
    const items = [...openFeed(encoded(feedOf([{ ...GOOD_RECORD, Title: 'Été à côté' }])))];
    const [record] = items.flatMap(item => (item.kind === 'property' ? item.records : []));
    expect([items.length, record?.['Title']]).toEqual([2, 'Été à côté']);
  });

  test('invalid JSON and JSON other than a feed are each reported once', () => {
    const saidOf = (text: string) => parseFeed(text).refused.map(({ reason }) => reasonText(reason, 'en'));
    expect(saidOf('<html>')).toEqual(['the feed is not JSON']);
    expect(saidOf('{\n  "Properties": [\n    { "ID": "1" },\n  ]\n}')).toEqual([
      'line 4, column 3: a value is missing',
    ]);
    expect(saidOf('{ "Properties": [{ "ID": "1" }')).toEqual([expect.stringMatching(/^line 1, column \d+: /)]);
    expect(saidOf('[]')).toHaveLength(1);
    expect(saidOf('{"Properties": 3}')).toEqual(['Properties must be a list']);
  });
});
