import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { energyLabel } from '../../../domain/energy/energy-label.ts';
import { EPC_CLASSES, epcClassName } from '../../../domain/energy/epc-class.ts';
import { parseLabelText } from '../../../domain/energy/label-text.ts';
import { labelClasses } from '../../../domain/energy/scales.ts';
import { fullListing, TODAY } from '../../arbitraries/full-listing.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

describe('a label text', () => {
  it('reads back every class from its name and its code, in any case and spacing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...EPC_CLASSES), fc.constantFrom('', ' ', '  '), (epcClass, space) => {
        const name = epcClassName(epcClass);
        for (const text of [name, name.toLowerCase(), epcClass, `${space}${name.charAt(0)}${space}${name.slice(1)}`]) {
          expect(parseLabelText(text)).toBe(epcClass);
        }
      }),
    );
  });

  it('names a class or none for any text, and never throws', () => {
    fc.assert(
      fc.property(wholeText(), text => {
        expect([undefined, ...EPC_CLASSES]).toContain(parseLabelText(text));
      }),
    );
  });
});

describe('an energy label', () => {
  it('has a picture of its own region wherever it is a class', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        const label = energyLabel(listing, TODAY);
        if (label?.kind === 'class') expect(labelClasses(label.region)).toContain(label.epcClass);
      }),
      { numRuns: 500 },
    );
  });

  it('never is a class outside Belgium and Luxembourg, nor for land, shops and offices', () => {
    fc.assert(
      fc.property(fullListing(), listing => {
        const foreign = [33, 42].includes(listing.place.countryId);
        const other = [1, 5, 6, 7].includes(listing.typeIds[0] ?? 1);
        if (foreign || other) expect(energyLabel(listing, TODAY)?.kind).not.toBe('class');
      }),
      { numRuns: 500 },
    );
  });
});
