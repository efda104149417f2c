import fc from 'fast-check';
import { recordByName, type FilterName, FLAGS } from '../../domain/list/filters.ts';
import {
  LIST_PARAMETERS,
  LIST_SORTS,
  LIST_VIEWS,
  type ListQuery,
  parseListQuery,
} from '../../domain/list/list-query.ts';
import { drawnText } from './a-zone.ts';
import { wholeText } from './any-text.ts';

/** City parameters in several languages and spellings, and some that match nothing. */
const aCityParameter = fc.constantFrom(
  'Liège|4000',
  'LUIK|4000',
  'Luttich|4000',
  'Gent|9000',
  'gand|9000',
  'Bruxelles|1000',
  'Rode|1640',
  'Sclessin|4000',
  'Île-aux-Moines|56780',
  'La Louvière|7100',
  'Liège|9000',
  'Atlantis|1',
  'Gent',
);

/** A filter value, set in one of seven cases: if a dozen filters were always set, nothing would ever match. */
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 6 }, { arbitrary: value, weight: 1 });
/** An empty array half of the time. */
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.oneof(fc.constant<T[]>([]), fc.array(value, { maxLength: 3 }));

/** Typical search texts of visitors. */
export const aText = fc.oneof(
  fc.constantFrom(
    'maison',
    'Luik',
    'liege',
    'GENT',
    'appart',
    '1',
    '12',
    '4000',
    'l',
    'villa',
    'bien de rapport',
    'studio',
    'furnished',
    'flat à louer',
    'winkel',
    'zzz',
  ),
  fc
    .array(fc.constantFrom('mai', 'liè', 'gent', 'ap', '1', '40', 'lo', 'l', 'saint', 'w', '–'), {
      minLength: 1,
      maxLength: 4,
    })
    .map(words => words.join(' ')),
);

/** A ring between Namur and Liège, municipalities with and without listings. */
const aZoneText = fc.constantFrom('44021_92094', '21004_52011', '62063', drawnText(50.3, 4.4, 50.8, 5.9));

const aNearText = fc.constantFrom('Gent|9000|10', 'Liège|4000|50', 'Bruxelles|1000|20', 'Namur|5000|2', 'Atlantis|1|5');

const aSwitch = fc.constantFrom('0', '1');

/** Valid filters as the query string of a form. */
export const aQueryString = fc
  .record({
    city: perhaps(aCityParameter),
    type: perhaps(fc.constantFrom('1', '2', '3', '4', '99', '12345')),
    zone: rarely(aZoneText),
    near: rarely(aNearText),
    priceMin: rarely(fc.constantFrom('0', '500', '100000', '123456')),
    priceMax: rarely(fc.constantFrom('1000', '250000', '255555')),
    bedroomsMin: rarely(fc.constantFrom('1', '2', '3', '7')),
    areaMin: rarely(fc.constantFrom('50', '75', '99')),
    landMin: rarely(fc.constantFrom('100', '500', '801')),
    epcMax: rarely(fc.constantFrom('100', '300', '350')),
    ...recordByName(FLAGS, () => rarely(aSwitch)),
    q: rarely(aText),
    sort: rarely(fc.constantFrom(...LIST_SORTS)),
    view: rarely(fc.constantFrom(...LIST_VIEWS)),
    area: rarely(fc.constantFrom('50.4_4.5_50.9_5.6', '50.85_4.35_51.1_4.4', '-10_-10_80_80', '0_0_1_1')),
  } satisfies Readonly<Record<FilterName | 'sort' | 'view', unknown>>)
  .map(filters => {
    const parameters = new URLSearchParams();
    for (const [key, value] of Object.entries(filters)) {
      for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) parameters.append(key, each);
    }
    return parameters;
  });

export const aGoal = fc.constantFrom('sale' as const, 'rent' as const);

export const aListQuery: fc.Arbitrary<ListQuery> = fc
  .tuple(aGoal, aQueryString)
  .map(([goal, parameters]) => parseListQuery(goal, parameters));

/** Location filters and hardly any others, so that lists have results. */
export const aPlacedQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    goal: aGoal,
    zone: fc.option(aZoneText, { nil: '', freq: 3 }),
    near: fc.option(aNearText, { nil: '', freq: 2 }),
    available: rarely(aSwitch),
  })
  .map(({ goal, ...asked }) =>
    parseListQuery(goal, new URLSearchParams(Object.entries(asked).map(([k, v = '']) => [k, v]))),
  );

/** Arbitrary query strings: our parameters with any values, and other parameters. */
export const anyParameters = fc
  .array(
    fc.tuple(
      fc.oneof(fc.constantFrom(...LIST_PARAMETERS), fc.string()),
      fc.oneof(
        wholeText(),
        wholeText({ minLength: 90, maxLength: 130 }),
        fc.integer().map(String),
        fc.constantFrom(
          '1',
          'true',
          '',
          '1.000',
          'price-asc',
          'Liège|4000',
          '__proto__',
          'map',
          '50_4_51_5',
          '51_4_50_5',
          'Gent|9000|5',
          '21004_92094',
          '44021',
          'drawn.AAAA',
        ),
      ),
    ),
    { maxLength: 12 },
  )
  .map(pairs => new URLSearchParams(pairs));
