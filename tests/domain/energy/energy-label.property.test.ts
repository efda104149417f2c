import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyLabel } from '../../../domain/energy/energy-label.ts';
import { EPC_CLASSES, epcClassName } from '../../../domain/energy/epc-class.ts';
import { parseLabelText } from '../../../domain/energy/label-text.ts';
import { labelClasses } from '../../../domain/energy/scales.ts';
import { fullListing, TODAY } from '../../arbitraries/full-listing.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** Homes in each region with a number, a letter or both; in Luxembourg only the letter has a picture. */
const aLabelledHome = fc
  .record({
    listing: fullListing(),
    typeIds: fc.constantFrom([2], [4], [3]),
    where: fc.oneof(
      fc
        .constantFrom('1000', '1299', '1300', '1500', '4000', '8000', '9999')
        .map(postcode => ({ countryId: 10, postcode })),
      { arbitrary: fc.constant({ countryId: 50, postcode: '1009' }), weight: 1 },
    ),
    energyPerformance: fc.oneof(fc.integer({ min: -20, max: 900 }), fc.double({ min: 0.1, max: 900, noNaN: true })),
    energyLabel: fc.constantFrom('A', 'b', 'E', 'F', 'A++', 'B-', 'H'),
    told: fc.constantFrom('both', 'number', 'letter'),
  })
  .map(({ listing, typeIds, where, told, energyPerformance, energyLabel: letter }) => ({
    ...listing,
    typeIds,
    place: { ...listing.place, ...where },
    facts: {
      ...listing.facts,
      energyCertificateCode: '20230101-0001234567-RES-1',
      energyPerformance: told === 'letter' ? undefined : energyPerformance,
      energyLabel: told === 'number' && where.countryId === 10 ? undefined : letter,
    },
  }));

describe('a label text', () => {
  it('parses every class from its name and code, in any case and spacing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EPC_CLASSES), fc.constantFrom('', ' ', '  '), (epcClass, space) => {
        const name = epcClassName(epcClass);
        for (const text of [name, name.toLowerCase(), epcClass, `${space}${name.charAt(0)}${space}${name.slice(1)}`]) {
          expect(parseLabelText(text)).toBe(epcClass);
        }
      }),
    );
  });

  it('returns a class or nothing for any text, and never throws', () => {
    fc.assert(
      fc.property(wholeText(), text => {
        expect([undefined, ...EPC_CLASSES]).toContain(parseLabelText(text));
      }),
    );
  });
});

describe('an energy label', () => {
  it('has a picture of its own region whenever it is a class', () => {
    reaches({ text: runs(20), flanders: runs(20), brussels: runs(20), wallonia: runs(20), luxembourg: runs(20) }, met =>
      fc.assert(
        fc.property(aLabelledHome, listing => {
          const label = energyLabel(listing, TODAY);
          met(label?.kind === 'class' ? label.region : 'text');
          if (label?.kind !== 'class') return;
          expect(labelClasses(label.region)).toContain(label.epcClass);
        }),
        { numRuns: runs(500) },
      ),
    );
  });

  it('is never a class outside Belgium and Luxembourg, nor for land, shops and offices', () => {
    const elsewhere = fc.oneof(
      fc.constantFrom(33, 42).map(countryId => ({ countryId })),
      fc.constantFrom([1], [5], [6], [7], [7, 2], [3, 7], [3, 5]).map(typeIds => ({ typeIds })),
    );
    fc.assert(
      fc.property(aLabelledHome, elsewhere, (home, change) => {
        const { place, typeIds } = home;
        const listing =
          'typeIds' in change
            ? { ...home, typeIds: change.typeIds }
            : { ...home, typeIds, place: { ...place, countryId: change.countryId } };
        expect(energyLabel(listing, TODAY)?.kind).not.toBe('class');
      }),
      { numRuns: 500 },
    );
  });
});
