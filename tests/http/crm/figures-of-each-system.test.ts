import { describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import { EACH_SYSTEM, HELD_HOUSE, type HeldHouse } from './each-system.ts';

describe.each(Object.entries(EACH_SYSTEM))('a house from %s', (_, recordOf) => {
  const read = (changes: Partial<HeldHouse>) =>
    makeRecordReader({ typeIds: [4] }).listing([recordOf({ ...HELD_HOUSE, ...changes })]);
  const said = (changes: Partial<HeldHouse>) => {
    const { thing, refused, warnings } = read(changes);
    const lines = (found: typeof refused) => found.map(({ field, reason }) => `${field} ${reasonText(reason, 'en')}`);
    return { imported: thing !== undefined, refused: lines(refused), warnings: lines(warnings) };
  };

  test('has its figures without a finding', () => {
    expect(said({})).toEqual({ imported: true, refused: [], warnings: [] });
    const { thing } = read({});
    expect(thing?.price).toBe(389_000);
    expect(thing?.facts).toMatchObject({ livingArea: 140, energyPerformance: 214 });
  });

  test('has a negative figure of its certificate, and no negative price, which is reported', () => {
    expect(read({ energy: '-15' }).thing?.facts.energyPerformance).toBe(-15);
    for (const unknown of ['0', '-1']) expect(said({ price: unknown }).warnings).toEqual([]);
    expect(read({ price: '-389000' }).thing?.price).toBeUndefined();
    expect(said({ price: '-389000' }).warnings).toEqual([
      expect.stringMatching(/Price is .*-389000.*plausible.*left out/),
    ]);
  });

  test.each(['389.000', '389 000', '389\u202f000', "389'000", '€ 389.000', '389.000,00', '389000.00'])(
    'has a price from %j',
    price => expect(read({ price }).thing?.price).toBe(389_000),
  );

  test.each([
    ['à partir de 389.000', 7, 'is read as 389000, and shown as a starting price: "à partir de 389.000"'],
    ['vanaf 389.000', 7, 'is read as 389000, and shown as a starting price: "vanaf 389.000"'],
    ['389k', 0, 'is read as 389000 without the words beside it: "389k"'],
    ['389 000 EUR + frais', 0, 'is read as 389000 without the words beside it: "389 000 EUR + frais"'],
  ])('has a price from the words %j, with a finding', (price, priceUnit, line) => {
    expect(read({ price }).thing).toMatchObject({ price: 389_000, priceUnit });
    expect(said({ price })).toEqual({ imported: true, refused: [], warnings: [`fr.Price ${line}`] });
  });

  test.each([
    '389.000 CHF',
    '1.250.000 BEF',
    '389.000 fr',
    '389.000 €/lot',
    '12.000 €/an',
    '389.000 au lieu de 410.000',
    '389.000 max',
    '389.000 MXN',
    '< 389.000',
    '389.000 € / appartement',
    '1 250.000',
  ])('has no price from %j, whose words may change the amount', price =>
    expect(said({ price })).toMatchObject({ imported: false, refused: [expect.stringMatching(/^(?:fr\.)?Price /)] }),
  );

  test.each(['389.000&nbsp;&euro;', '<b>389.000</b> €', '&euro; 389&#160;000'])('has a price from the HTML %j', price =>
    expect(read({ price }).thing?.price).toBe(389_000),
  );

  test('has no price from two amounts of HTML, and no digit from a footnote', () => {
    expect(said({ price: '<del>420.000</del> 389.000 €' })).toMatchObject({ imported: false });
    expect(read({ price: '389.000<sup>1</sup> €' }).thing?.price).toBe(389_000);
    expect(read({ livingArea: '140 m<sup>2</sup>' }).thing?.facts.livingArea).toBe(140);
    expect(read({ livingArea: '140 m&sup2;' }).thing?.facts.livingArea).toBe(140);
  });

  test.each([
    'op aanvraag / sur demande',
    'Prix sur demande | Price on request',
    '<p>auf Anfrage</p>',
    'contacteer ons',
    '0.00 €',
  ])('has a price on request from %j, without a finding', price => {
    expect(said({ price })).toEqual({ imported: true, refused: [], warnings: [] });
    expect(read({ price }).thing?.price).toBeUndefined();
  });

  test('has an area that is marked as approximate', () => {
    expect(read({ livingArea: '± 140 m²' }).thing?.facts.livingArea).toBe(140);
    expect(said({ livingArea: '± 140 m²' }).warnings).toEqual([
      expect.stringMatching(/LivingArea is read as 140 without the words beside it/),
    ]);
  });

  test.each([
    ['Gent', '9000'],
    ['Jambes', '5100'],
    ['Halle', '1500'],
    ['Hasselt (3500)', '3500'],
    ['3500 Hasselt', '3500'],
  ])('in %s has the postcode of its town where it holds none, with a finding', (city, postcode) => {
    expect(read({ city, postcode: '' }).thing?.place.postcode).toBe(postcode);
    expect(said({ city, postcode: '' }).warnings).toEqual([
      expect.stringMatching(`Zip is missing; ${postcode} is used, from the City`),
    ]);
  });

  test('without a postcode in one of several towns of a name is refused, and the towns are named', () => {
    expect(said({ city: 'Saint-Nicolas', postcode: '' })).toEqual({
      imported: false,
      refused: ['Zip is missing, and "Saint-Nicolas" may be 9100 Saint-Nicolas or 4420 Saint-Nicolas'],
      warnings: [],
    });
    expect(said({ city: 'Berchem', postcode: '' }).refused).toEqual([
      expect.stringMatching(/may be 2600 Berchem \(Anvers\) or 9690 Berchem \(Kluisbergen\)/),
    ]);
    expect(said({ city: 'Nulleparre', postcode: '' }).refused).toEqual(['Zip is missing']);
  });

  test('has an area of thousands, and one with its unit', () => {
    expect(read({ livingArea: '1.250' }).thing?.facts.livingArea).toBe(1250);
    expect(read({ livingArea: '1.250,5 m²' }).thing?.facts.livingArea).toBe(1250.5);
  });

  test('has an energy figure with its unit', () => {
    expect(read({ energy: '1.234,5 kWh' }).thing?.facts.energyPerformance).toBe(1234.5);
  });

  test.each([
    ['a price that nobody can read', { price: 'à discuter' }, 'Price must be a number, but is "à discuter"'],
    ['a price that is a range', { price: '350000-389000' }, 'Price is more than one number: "350000-389000"'],
    ['an energy figure with two readings', { energy: '1.250' }, 'EnergyPerformance may mean 1250 or 1.25: "1.250"'],
    [
      'the energy of the whole home',
      { energy: '12345 kWh' },
      'EnergyPerformance is "12345 kWh"; plausible is -1000 to 5000',
    ],
    [
      'the energy of what may be the whole home',
      { energy: '12.345 kWh' },
      'EnergyPerformance may mean 12345 or 12.345: "12.345 kWh"',
    ],
  ])('is refused for %s', (_what, changes, line) => {
    expect(said(changes)).toMatchObject({ imported: false });
    const plain = (one: string) => one.replace(/^fr\./, '').replaceAll('"', '').replace(' kWh', '');
    expect(said(changes).refused.map(plain)).toEqual([plain(line)]);
  });

  test('is refused for a price that lost its zeros, with both readings', () => {
    const { refused } = said({ price: 389 });
    expect(refused).toEqual([
      expect.stringMatching(/Price may mean 389000 or 389, and the latter is less than is plausible/),
    ]);
  });

  test('is imported without an ambiguous area, with a finding', () => {
    const { imported, refused, warnings } = said({ livingArea: '98-120' });
    expect({ imported, refused }).toEqual({ imported: true, refused: [] });
    expect(warnings).toEqual([expect.stringMatching(/LivingArea is more than one number: "98-120"; left out/)]);
    expect(read({ livingArea: '98-120' }).thing?.facts.livingArea).toBeUndefined();
  });

  test('has no figure from a placeholder', () => {
    for (const livingArea of ['0', '-1', '-', ''])
      expect(said({ livingArea }), livingArea).toMatchObject({ imported: true, refused: [] });
    for (const livingArea of ['0', '', '0 m²', '0,00 m2'])
      expect(said({ livingArea }), livingArea).toEqual({ imported: true, refused: [], warnings: [] });
  });
});

test('a price that is not published and cannot be read is left out, and the property is imported', () => {
  const recordOf = EACH_SYSTEM['a feed'];
  if (!recordOf) throw new Error('no feed');
  const read = makeRecordReader().listing([recordOf({ ...HELD_HOUSE, showsPrice: false, price: 1 })]);
  expect(read.thing).toMatchObject({ id: '7', publishPrice: false });
  expect(read.thing?.price).toBeUndefined();
  expect(read.warnings.map(({ field }) => field)).toEqual(['fr.Price']);
});

describe.each(['Omnicasa', 'Whise'])('a figure from %s', way => {
  const read = (changes: Partial<HeldHouse>) =>
    makeRecordReader({ typeIds: [4] }).listing([EACH_SYSTEM[way]?.({ ...HELD_HOUSE, ...changes }) ?? {}]);

  test('is read from a list of one', () => {
    const { thing, refused, warnings } = read({ price: ['389.000'], livingArea: [140], energy: ['214'] });
    expect([thing?.price, thing?.facts.livingArea, thing?.facts.energyPerformance]).toEqual([389_000, 140, 214]);
    expect([refused, warnings]).toEqual([[], []]);
  });

  test.each([[[1, 2]], [{ value: 389_000 }]])('is not guessed from %j, and reported', value => {
    expect(read({ price: value }).refused).not.toEqual([]);
    expect(read({ livingArea: value }).warnings).not.toEqual([]);
  });
});
