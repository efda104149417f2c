import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthlyPayment } from '../../../domain/cost/credit.ts';
import { calculatePurchase } from '../../../domain/cost/cost-query.ts';
import { lawFigure } from '../../../domain/cost/law-figures.ts';
import { rentalStart } from '../../../domain/cost/rental-start.ts';
import { advertDuties } from '../../../domain/advert/advert-duties.ts';
import { type FindingCode, publishCheck } from '../../../domain/advert/publish-check.ts';
import { contradictedFact, energyLabel } from '../../../domain/energy/energy-label.ts';
import { EPC_CLASSES } from '../../../domain/energy/epc-class.ts';
import { renovationDuty, renovationNotice } from '../../../domain/energy/renovation-notice.ts';
import { isPresumedAbusive, lastRent, mayNotForbidPets } from '../../../domain/letting/brussels-letting.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import { RULE_REGISTER } from '../../../domain/law/rule-register.ts';
import { REGIONS, type Region } from '../../../domain/place/region.ts';
import { announcedRows, changesWithin, type DatedRule, inForce } from '../../../domain/rules/dated-rule.ts';
import { addDays, isDay } from '../../../domain/text/day.ts';
import { day, fullListing } from '../../arbitraries/full-listing.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

/** Latest `checked` day that a row may have. */
const READ_UNTIL = '2026-11-29';
const POSTCODES: Readonly<Record<Region, string>> = { flanders: '9000', wallonia: '5000', brussels: '1000' };

const MODULES = import.meta.glob<Record<string, unknown>>('../../../domain/**/*.ts', { eager: true });
const SOURCES = import.meta.glob<string>('../../../domain/**/*.ts', { query: '?raw', import: 'default', eager: true });

const isRows = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(row => 'checked' in Object(row) && 'source' in Object(row));

/** A value of the same shape with other numbers, energy classes and letters. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return OTHER_NAMES.get(value) ?? value;
  if (Array.isArray(value)) return value.map(another);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, another(part)]));
}

/** Each energy class and each letter with its successor, so that a scale gets a class that it did not have. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map(
  [EPC_CLASSES, [...'ABCDEFG']].flatMap(names => names.map((name, at) => [name, names[at + 1] ?? name] as const)),
);

/** Findings that name a rule that starts soon, which a future row does change. */
const LOOKS_AHEAD: ReadonlySet<string> = new Set<FindingCode>(['rule-begins-soon', 'renovation-term-changes']);

/** Results for one property in a region, as a sale and as a letting. */
function ofProperty(property: Listing, region: Region, price: number, asOf: string): unknown {
  return [0, 1].map(goal => {
    const place = { ...property.place, countryId: 10, postcode: POSTCODES[region] };
    const listing = { ...property, place, goal, marquee: 0, price };
    return [
      renovationNotice(listing, asOf),
      renovationDuty(listing, asOf),
      energyLabel(listing, asOf),
      contradictedFact(listing, asOf),
      advertDuties(listing, region, asOf).map(({ fact, law }) => [fact, law]),
      publishCheck(listing, asOf).filter(({ code }) => !LOOKS_AHEAD.has(code)),
      mayNotForbidPets(listing, asOf),
      isPresumedAbusive(price, price * 0.8, asOf),
      lastRent(listing, asOf),
    ];
  });
}

/** A property with facts that the rules on adverts, lettings and shops or offices depend on. */
const aProperty = (): fc.Arbitrary<Listing> =>
  fc
    .tuple(
      fullListing(),
      fc.record({
        officeArea: fc.integer({ min: 450, max: 550 }),
        petsAllowed: fc.boolean(),
        lastRent: fc.constantFrom(undefined, 800),
        referenceRentLow: fc.constant(500),
        referenceRentHigh: fc.constantFrom(undefined, 100_000, 400_000),
        deposit: fc.integer({ min: 1, max: 4 }),
      }),
    )
    .map(([listing, facts]) => ({ ...listing, facts: { ...listing.facts, ...facts } }));

/** Results of the domain for costs, texts, energy, adverts and lettings on a day. */
function answers(listing: Listing, price: number, asOf: string): unknown {
  const figures = ['duty-own-home', 'duty-otherwise', 'home-within', 'home-stay', 'deposit-months', 'energy-fine-most'];
  const national = ['construction-vat', 'rebuilt-vat', 'withdrawal-days', 'energy-certificate-years'];
  return [
    ...national.map(name => lawFigure(name, asOf, 'fr')),
    ...REGIONS.map(region => [
      ...figures.map(name => lawFigure(`${name} ${region}`, asOf, 'fr')),
      rentalStart({ region, rent: 1000, depositMonths: 9 }, asOf),
      ...[PROPERTY_TYPE.house, PROPERTY_TYPE.office].map(type =>
        ofProperty({ ...listing, typeIds: [type] }, region, price, asOf),
      ),
      (['home', 'building-land', 'farmland', 'new-build'] as const).map(object => {
        const bought = { kind: 'purchase', region, price, object, mayBeOwnHome: true, viager: false } as const;
        // Excludes the days of rule changes, which a future row does change.
        const { changes: _, ...counted } = calculatePurchase({ ...bought, rebuilt: true }, new URLSearchParams(), asOf);
        return counted;
      }),
    ]),
    monthlyPayment(price, 3, 240),
  ];
}

describe('the register of dated rules', () => {
  test('has every dated rule of the domain', () => {
    const registered = new Set(RULE_REGISTER.map(({ rows }) => rows));
    const found = Object.entries(MODULES).flatMap(([path, exported]) =>
      Object.entries(exported).flatMap(([name, value]) => {
        const lists = isRows(value) ? [value] : Object.values(Object(value)).filter(isRows);
        return lists.map(rows => ({ at: `${path} ${name}`, rows }));
      }),
    );
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter(({ rows }) => !registered.has(rows as never)).map(({ at }) => at)).toEqual([]);
  });

  test('names the file of each rule, and contains every rule of the sources', () => {
    const withRules = Object.entries(SOURCES)
      .filter(([, source]) => /^(?:export )?const \w+: .*(?:DatedRule<|AdvertLawRule\[)/m.test(source))
      .map(([path]) => path.replace(/^(?:\.\.\/)+/, ''));
    expect(new Set(RULE_REGISTER.map(({ file }) => file))).toEqual(new Set(withRules));
    const hidden = Object.entries(SOURCES).filter(([, source]) => /^const \w+: .*DatedRule</m.test(source));
    expect(hidden.map(([path]) => path)).toEqual([]);
  });

  test('has rows in the order of their first days, each with a source and the day it was read', () => {
    for (const { name, rows } of RULE_REGISTER) {
      const law = rows.filter(({ announced }) => !announced).map(({ from }) => from ?? '');
      expect(law, name).toEqual([...new Set(law)].sort());
      for (const { from, source, checked, doubt } of rows) {
        expect(from === undefined || isDay(from), name).toBe(true);
        expect(isDay(checked) && checked <= READ_UNTIL, name).toBe(true);
        expect([source.trim(), doubt?.trim()], name).not.toContain('');
      }
    }
  });
});

describe('a future row', () => {
  test('of any rule changes no result for an earlier day, whether it follows other rows or begins the rule', () => {
    reaches({ later: runs(600) }, met =>
      fc.assert(
        fc.property(
          fc.constantFrom(...RULE_REGISTER),
          aProperty(),
          fc.integer({ min: 50_000, max: 900_000 }),
          day(),
          fc.integer({ min: 1, max: 4_000 }),
          fc.boolean(),
          (rule, listing, price, asOf, ahead, begins) => {
            const from = addDays(asOf, ahead);
            const last = rule.rows.at(-1);
            if (!last || (last.from ?? '') >= from) return;
            met('later');
            // Tests only: the domain's rows are never changed otherwise.
            const rows = rule.rows as DatedRule<unknown>[];
            const kept = [...rows];
            try {
              if (begins) rows.length = 0;
              const expected = answers(listing, price, asOf);
              const { announced: _, ...law } = last;
              rows.push({ ...law, from, value: another(last.value) });
              expect(answers(listing, price, asOf)).toEqual(expected);
            } finally {
              rows.splice(0, Infinity, ...kept);
            }
          },
        ),
        { numRuns: runs(1_200) },
      ),
    );
  });

  test('of the registration duty applies from its day on, and not while it is only announced', () => {
    const rows = RULE_REGISTER.find(({ name, region }) => name === 'registration-duty' && region === 'wallonia')
      ?.rows as DatedRule<{ readonly ownHome: { readonly percent: number } }>[];
    const [last] = rows.slice(-1);
    if (!last) throw new Error('Wallonia has a registration duty');
    const on = (asOf: string) => lawFigure('duty-own-home wallonia', asOf, 'fr');
    const value = { ...last.value, ownHome: { percent: 4 } };
    rows.push({ ...last, from: '2031-07-01', value });
    expect([on('2031-06-30'), on('2031-07-01')]).toEqual(['3', '4']);
    rows.pop();
    rows.push({ ...last, from: '2031-07-01', value, announced: true });
    expect([on('2031-06-30'), on('2031-07-01')]).toEqual(['3', '3']);
    rows.pop();
  });
});

describe('rows of a rule', () => {
  const rows: readonly DatedRule<number>[] = [
    { from: undefined, value: 1, source: 's', checked: '2026-01-01' },
    { from: '2025-01-01', value: 2, source: 's', checked: '2026-01-01' },
    { from: '2028-01-01', value: 3, source: 's', checked: '2026-01-01', announced: true },
  ];

  test('that are announced are listed, and neither in force nor a change', () => {
    expect(announcedRows(rows).map(({ value }) => value)).toEqual([3]);
    expect(inForce(rows, '2030-01-01')?.value).toBe(2);
    expect(changesWithin(rows, '2024-06-01', '2030-01-01')).toEqual(['2025-01-01']);
    expect(changesWithin(rows, '2025-01-01', '2030-01-01')).toEqual([]);
  });
});
