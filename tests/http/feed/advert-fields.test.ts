import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../adapters/feed/texts/field-of-fact.ts';
import { advertDuties, DUTY_FACTS } from '../../../domain/advert/advert-duties.ts';
import { FINDING_WEIGHTS } from '../../../domain/advert/publish-check.ts';
import { OFFICE_CERTIFICATE, SMALL_UNIT_CERTIFICATE } from '../../../domain/energy/certificate-owed.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import type { Region } from '../../../domain/place/region.ts';
import { inForce } from '../../../domain/rules/dated-rule.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

const small = inForce(SMALL_UNIT_CERTIFICATE, TODAY)?.value ?? 0;
const large = inForce(OFFICE_CERTIFICATE, TODAY)?.value ?? 0;
const RENT = { goal: 1, price: 950 } as const;
const typed = (type: keyof typeof PROPERTY_TYPE) => ({ typeIds: [PROPERTY_TYPE[type]] });

/** The rows of the table, each with an advert of its kind. */
const ADVERTS: readonly (readonly [row: string, advert: Partial<Listing>])[] = [
  ['a home for sale', {}],
  ['a home for sale, with `NewBuild`', { newBuild: true }],
  ['a home to let', RENT],
  ['a home to let, with `NewBuild`', { ...RENT, newBuild: true }],
  ['a home to let, with `LeaseYears` over 9', { ...RENT, facts: { leaseYears: 10 } }],
  ['land for sale', typed('land')],
  [`an office for sale, over ${large} m²`, { ...typed('office'), facts: { officeArea: large + 1 } }],
  [`an office to let, over ${large} m²`, { ...RENT, ...typed('office'), facts: { officeArea: large + 1 } }],
  [`an office or shop for sale, of at most ${small} m²`, { ...typed('commerce'), facts: { totalArea: small } }],
  [`an office or shop to let, of at most ${small} m²`, { ...RENT, ...typed('commerce'), facts: { totalArea: small } }],
  ['an office to let, without an area', { ...RENT, ...typed('office') }],
  ['a shop to let, without an area', { ...RENT, ...typed('commerce') }],
  [
    'a building for sale with homes and an office or shop',
    { typeIds: [PROPERTY_TYPE.investment, PROPERTY_TYPE.commerce] },
  ],
  ['any other property for sale, such as a garage', typed('other')],
];
const POSTCODES = [
  ['flanders', '9000'],
  ['brussels', '1000'],
  ['wallonia', '5000'],
] as const satisfies readonly (readonly [Region, string])[];

/**
 * A row of the table. `°`: instead of the field, the advert may state the day on which the municipality was asked for it; brackets: the
 * lack of the field is only a hint.
 */
function rowOf(name: string, advert: Partial<Listing>): string {
  const cells = POSTCODES.map(([region, postcode]) => {
    const listing = aListing({ ...advert, place: { ...aListing().place, postcode } });
    const fields = advertDuties(listing, region, TODAY).map(({ fact, requested, expected }) => {
      const field = `\`${fieldOf(fact)}\`${requested ? '°' : ''}`;
      return expected ? `(${field})` : field;
    });
    return fields.length === 0 ? '–' : fields.join(', ');
  });
  return `| ${[name, ...cells].join(' | ')} |`;
}

const [, section = ''] = readFileSync('docs/connect/feed-reference.md', 'utf8').split(
  '\n## What the law wants of an advert\n',
);
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter(line => line.startsWith('| '));

test('the feed reference states which fields the law of each region requires in which advert', () => {
  const told = rows.slice(1, 1 + ADVERTS.length);
  expect(told).toEqual(ADVERTS.map(([name, advert]) => rowOf(name, advert)));
});

test('each fact that a law may require is in the table', () => {
  for (const fact of DUTY_FACTS) expect(rows.join('\n')).toContain(`\`${fieldOf(fact)}\``);
});

test('the feed reference states how to correct each breach', () => {
  const breaches = Object.entries(FINDING_WEIGHTS).flatMap(([code, weight]) => (weight === 'breach' ? [code] : []));
  const told = rows.slice(1 + ADVERTS.length).flatMap(row => /^\| `([\w-]+)` \|/.exec(row)?.[1] ?? []);
  expect(told.toSorted()).toEqual(breaches.toSorted());
});
