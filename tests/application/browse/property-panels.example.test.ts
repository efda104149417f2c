import { describe, expect, test } from 'vitest';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { calculatePurchase } from '../../../domain/cost/cost-query.ts';
import type { Facts } from '../../../domain/listing/facts.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

const NOON = Date.parse('2026-11-27T11:00:00Z');
const feed = sampleFeed();
const LOFT = '6409556';
const HOUSE = '6355129';
const VIAGER = '6391047';
const HALL = '6360218';

/** The page of a sample property with changes to it. */
async function bodyOf(
  id: string,
  change: Partial<Listing> = {},
  language = 'fr',
  parameters = '',
): Promise<PropertyBody> {
  const listings = feed.listings.map(one => (one.id === id ? { ...one, ...change } : one));
  const site = openSite([{ ...feed, listings }], SAMPLE.content, fixedClock(NOON));
  const opened = pageOf(await site.open(`/property/${id}/${parameters}`, { cookie: language }));
  const { body } = opened.view;
  if (body.kind !== 'property') throw new Error(`${id} is no property`);
  return body;
}
const factsOf = (id: string, change: Facts): Partial<Listing> => ({
  facts: { ...feed.listings.find(one => one.id === id)?.facts, ...change },
});

const numbersOn = (inside: PropertyBody['inside']) =>
  inside?.plans.map(({ marks }) => marks.map(({ number }) => number));

describe('the rooms of a property', () => {
  test('have one number on picture, plan and table, and agree with the living area of the loft', async () => {
    const { inside } = await bodyOf(LOFT);
    const [level] = inside?.levels ?? [];
    expect(level).toMatchObject({ name: '3e étage', area: 164 });
    expect(level?.rooms.map(({ number, name, area }) => `${number} ${name.text} ${area}`)).toEqual([
      '1 Séjour 69',
      '2 Cuisine ouverte 18',
      '3 Hall, dégagement, WC 11',
      '4 Chambre 1 21',
      '5 Chambre 2 14',
      '6 Bureau 16',
      '7 Salle de bains 10',
      '8 Salle de douche 5',
    ]);
    expect(inside).toMatchObject({ sum: 164, whole: { fact: 'livingArea', area: 164 }, unmeasured: false });
    expect(inside?.outside).toMatchObject([{ number: 9, area: 14 }]);
    expect(numbersOn(inside)).toEqual([[1, 2, 3, 4, 5, 6, 7, 8, 9]]);
    expect(inside?.pictures.map(({ rooms }) => rooms)).toEqual([[1], [2], [4], [6], [7], [9]]);
    expect(inside?.plans[0]).not.toHaveProperty('name');
  });

  test('are numbered once across the plans of several storeys, each plan with the name of its storey', async () => {
    const { inside } = await bodyOf('6319873');
    const ofLevel = inside?.levels.map(({ rooms }) => rooms.map(({ number }) => number));
    expect(ofLevel).toHaveLength(2);
    const terrace = inside?.outside.find(({ name }) => name.text === 'Terrasse');
    expect(numbersOn(inside)).toEqual([[...(ofLevel?.[0] ?? []), terrace?.number].filter(Number), ofLevel?.[1]]);
    expect(inside?.plans.map(({ name }) => name)).toEqual(['Rez-de-chaussée', '1er étage']);
    expect(new Set(numbersOn(inside)?.flat()).size).toBe(numbersOn(inside)?.flat().length);
  });

  test('have no number on a plan that another room covers or that the property does not have', async () => {
    const at = { x: 20, y: 30 };
    const { inside } = await bodyOf('6319873', {
      rooms: [
        { kind: 'living', level: 0, at },
        { kind: 'kitchen', level: 1, at },
        { kind: 'bedroom', level: 1, at, plan: 'gone' },
      ],
    });
    expect(numbersOn(inside)).toEqual([[1], []]);
    expect(inside?.plans.map(({ name }) => name)).toEqual(['Rez-de-chaussée', undefined]);
  });

  test('are named in each language', async () => {
    const levels = await Promise.all(
      LANGUAGES.map(async language => (await bodyOf(LOFT, {}, language)).inside?.levels[0]),
    );
    expect(levels.map(level => level?.name)).toEqual(['3e étage', '3e verdieping', '3rd floor', '3. Obergeschoss']);
    expect(levels.map(level => level?.rooms[1]?.name.text)).toEqual([
      'Cuisine ouverte',
      'Open keuken',
      'Open kitchen',
      'Offene Küche',
    ]);
  });

  test('need neither plan nor picture nor area; without rooms there are the plans alone, and without both nothing', async () => {
    const bare = await bodyOf(LOFT, {
      rooms: [{ kind: 'kitchen' }, { kind: 'kitchen', pictures: ['gone'] }],
      pictures: [],
    });
    expect(bare.inside).toMatchObject({ plans: [], pictures: [], sum: 0, unmeasured: true });
    expect(bare.inside?.levels).toMatchObject([{ name: undefined, rooms: [{ number: 1 }, { number: 2 }] }]);
    const { inside, pictures } = await bodyOf('6398214');
    expect(pictures.some(({ kind }) => kind === 'floor-plan')).toBe(true);
    expect(inside).toMatchObject({ levels: [], outside: [], pictures: [], plans: [{ marks: [] }] });
    expect((await bodyOf('6398214', { pictures: [] })).inside).toBeUndefined();
  });

  test('of a hall are its areas by level with the clear height', async () => {
    const { inside } = await bodyOf(HALL);
    expect(inside).toMatchObject({ business: true, sum: 1740, whole: { fact: 'totalArea', area: 1840 } });
    expect(inside?.levels[0]?.rooms).toMatchObject([
      { area: 1600, height: 8 },
      { area: 140, height: 2.7 },
    ]);
  });

  test('of a hall that a feed files as another property are those of a business, but not of a garage', async () => {
    const other = (nl: string): Partial<Listing> => ({ typeIds: [1], mainTypeName: { nl }, typeDescription: {} });
    expect((await bodyOf(HALL, other('Loods'))).inside?.business).toBe(true);
    expect((await bodyOf(HALL, other('Garage'))).inside?.business).toBe(false);
  });
});

describe('an investment', () => {
  test('shows gross yields of its rents, the deed without own home, and no tenant', async () => {
    const { investment } = await bodyOf(HOUSE);
    expect(investment?.roll).toMatchObject({ area: 274, bedrooms: 5, rent: 2150, incomplete: false });
    expect(investment?.yields.map(({ of, percent }) => `${of} ${percent}`)).toEqual([
      'price 6',
      'total 5.3',
      'after-tax 4.9',
    ]);
    expect(investment?.deed).toMatchObject({ base: 428_000, duty: { amount: 53_500, percent: 12.5 } });
  });

  test('counts the deed with the visitor’s parameters, as the cost box of the same page does', async () => {
    const [usual, asked] = await Promise.all(
      ['', '?plot=60000'].map(query => bodyOf(HOUSE, { newBuild: true }, 'fr', query)),
    );
    const boxed = (body: PropertyBody | undefined) => {
      const { subject, query } = body?.cost ?? {};
      return subject?.kind === 'purchase'
        ? calculatePurchase(subject, new URLSearchParams(query), '2026-11-27').cost?.costs
        : undefined;
    };
    expect(asked?.investment?.deed?.costs).not.toBe(usual?.investment?.deed?.costs);
    expect(asked?.investment?.deed?.costs).toBe(boxed(asked));
    expect(usual?.investment?.deed?.costs).toBe(boxed(usual));
  });

  test('has no label with the word ‘net’, in any language', async () => {
    for (const language of LANGUAGES) {
      const { words } = (await bodyOf(HOUSE, {}, language)).investment ?? {};
      const yields = [words?.price, words?.total, words?.afterTax];
      for (const name of yields) expect(name).toMatch(/brut|gross/i);
      expect(Object.values(words ?? {}).join(' ')).not.toMatch(/\b(?:net|nets|nette|netto)\b/i);
    }
  });

  test('shows no bar for rents without dates, and marks an end of lease that has passed', async () => {
    const units = [{ rent: 500 }, { rent: 600, leaseEnd: '2026-11-26' }, { rent: 700, leaseEnd: '2026-11-27' }];
    const { investment } = await bodyOf(HOUSE, { units });
    expect(investment?.units.map(({ name }) => name.text)).toEqual(['Unité 1', 'Unité 2', 'Unité 3']);
    expect(investment?.units.map(({ lease }) => lease?.ended)).toEqual([undefined, true, false]);
    const past = (await bodyOf(HOUSE, { units: units.slice(0, 2) })).investment;
    expect(past?.axis).toBeUndefined();
    expect(past?.units[1]?.lease).toMatchObject({ ended: true });
  });

  test('with a hidden price shows neither rents nor yields', async () => {
    const { investment } = await bodyOf(HOUSE, { publishPrice: false });
    expect(investment).toMatchObject({ hidden: true, yields: [], deed: undefined });
    expect(investment?.units.every(({ rent }) => rent === undefined)).toBe(true);
    expect(investment?.roll.rent).toBeUndefined();
  });

  test('has no panel once it is sold, to let, or without units', async () => {
    expect((await bodyOf(HOUSE, { marquee: 3 })).investment).toBeUndefined();
    expect((await bodyOf(HOUSE, { units: [] })).investment).toBeUndefined();
    expect((await bodyOf(LOFT)).investment).toBeUndefined();
  });
});

describe('a viager', () => {
  test('shows its totals after 10, 15 and 20 years beside the market value', async () => {
    const { viager } = await bodyOf(VIAGER);
    expect(viager?.marks.map(({ years, paid, share, month }) => `${years} ${paid} ${share} ${month}`)).toEqual([
      '10 156800 63 novembre 2036',
      '15 204200 82 novembre 2041',
      '20 251600 101 novembre 2046',
    ]);
    expect(viager).toMatchObject({ occupied: true, heads: 2, ages: [77, 75], lastRent: 'novembre 2046' });
    expect(viager?.deed).toMatchObject({ base: 248_000, duty: { amount: 31_000 } });
    // The same figures as under 'Costs' and in the calculator, for a viager whose seller stays in the home.
    const { facts: groups } = await bodyOf(VIAGER);
    const duty = groups.flatMap(({ facts }) => facts).find(({ name }) => name === 'registrationRights');
    expect(duty?.value).toBe(viager?.deed?.duty?.percent);
  });

  test('says who pays what in each language, only where the feed does', async () => {
    const said = await Promise.all(
      LANGUAGES.map(async language => (await bodyOf(VIAGER, {}, language)).viager?.costSharing?.text),
    );
    expect(said).toEqual([
      'entretien, eau, énergie\u00a0: vendeurs\u00a0; grosses réparations, précompte immobilier\u00a0: acheteur',
      'onderhoud, water, energie: verkopers; grote herstellingen, onroerende voorheffing: koper',
      'upkeep, water, energy: sellers; major repairs, property tax: buyer',
      'Unterhalt, Wasser, Energie: Verkäufer; große Reparaturen, Immobiliensteuervorabzug: Käufer',
    ]);
    const own = { nl: 'alles volgens afspraak' };
    expect((await bodyOf(VIAGER, factsOf(VIAGER, { costSharing: own }))).viager?.costSharing).toEqual({
      text: own.nl,
      lang: 'nl',
    });
    const { costSharing: _, ...others } = feed.listings.find(({ id }) => id === VIAGER)?.facts ?? {};
    expect((await bodyOf(VIAGER, { facts: others })).viager?.costSharing).toBeUndefined();
  });

  test('without a rent has no totals, and without any amount no panel', async () => {
    const { bouquet: _, annuity: __, ...others } = feed.listings.find(({ id }) => id === VIAGER)?.facts ?? {};
    const bouquetOnly = (await bodyOf(VIAGER, { facts: { ...others, bouquet: 62_000 } })).viager;
    expect(bouquetOnly).toMatchObject({ bouquet: 62_000, annuity: undefined, marks: [] });
    expect((await bodyOf(VIAGER, { facts: others })).viager).toBeUndefined();
    expect((await bodyOf(VIAGER, factsOf(VIAGER, { annuity: 0 }))).viager?.marks).toEqual([]);
  });

  test('with a hidden price shows no amount', async () => {
    expect((await bodyOf(VIAGER, { publishPrice: false })).viager).toBeUndefined();
  });

  test('states neither a yield nor how long an annuitant will live, in any language', async () => {
    for (const language of LANGUAGES) {
      const words = Object.values((await bodyOf(VIAGER, {}, language)).viager?.words ?? {}).join(' ');
      expect(words).not.toMatch(/rendement|rendite|yield|espérance|levensverwachting|expectancy|lebenserwartung/i);
    }
  });
});
