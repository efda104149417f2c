import type { Region } from '../place/region.ts';
import { type DatedRule, inForce } from '../rules/dated-rule.ts';
import { madeBefore } from './certificate-date.ts';
import { EPC_CLASSES, type EpcClass, type LabelRegion, mainLetter } from './epc-class.ts';

/** A class and its upper bound: inclusive for `upTo`, exclusive for `below`. kWh of primary energy per m² and year. */
export type Bound =
  | { readonly epcClass: EpcClass; readonly upTo: number }
  | { readonly epcClass: EpcClass; readonly below: number };

/** A residential scale: classes ordered by upper bound, and the class above the last bound. */
export type EnergyScale = { readonly bounds: readonly Bound[]; readonly above: EpcClass };

/**
 * Scales with validity dates, since regions change them: Brussels has announced a new method. Ordered by upper bound, so that a
 * fractional value between two bounds gets the worse class.
 */
export const ENERGY_SCALES: Readonly<Record<Region, readonly DatedRule<EnergyScale>[]>> = {
  flanders: [
    {
      from: undefined,
      value: {
        // Exactly 0 is class a: no official text assigns it to a_plus.
        bounds: [{ epcClass: 'a_plus', below: 0 }, ...upTo(['a', 100], ['b', 200], ['c', 300], ['d', 400], ['e', 500])],
        above: 'f',
      },
      source: 'EPC scale for homes; D ends at 400 (rtbf.be 2022-10, ugeb-uleb.be 2022-11)',
      checked: '2026-08-01',
      doubt: 'Read at a federation and in the press, not in the decree; no text says whether exactly 0 is A or A+.',
    },
  ],
  brussels: [
    {
      from: undefined,
      value: {
        // The eighteen sub-classes that agencies print. Their main letters equal those of the table in use since 2017.
        bounds: upTo(
          ['a_plus', 0],
          ['a', 23],
          ['a_sub', 45],
          ['b_plus', 62],
          ['b', 79],
          ['b_sub', 95],
          ['c_plus', 113],
          ['c', 132],
          ['c_sub', 150],
          ['d_plus', 170],
          ['d', 190],
          ['d_sub', 210],
          ['e_plus', 232],
          ['e', 253],
          ['e_sub', 275],
          ['f_plus', 298],
          ['f', 322],
          ['f_sub', 345],
        ),
        above: 'g',
      },
      source:
        'PEB residential table of the agencies; main letters as in the decree of 2011-02-17 (ugeb-uleb.be 2022-11)',
      checked: '2026-11-26',
      doubt:
        'A reform with one method was adopted on 2025-07-03 and planned for early 2026; whether it is in force is not established. Sub-classes differ from the table in use since 2017 for some values, main letters do not.',
    },
  ],
  wallonia: [
    {
      from: undefined,
      value: {
        bounds: upTo(
          ['a_plusplus', 0],
          ['a_plus', 45],
          ['a', 85],
          ['b', 170],
          ['c', 255],
          ['d', 340],
          ['e', 425],
          ['f', 510],
        ),
        above: 'g',
      },
      source: 'PEB residential, E spec (immoveable/epb-py; D 255–340 at ugeb-uleb.be 2022-11)',
      checked: '2026-11-26',
      doubt: 'Read in public code and, for class D, at a federation, not in the decree.',
    },
  ],
};

/** Residential scale of a region for a certificate made on a day. */
export function energyScale(region: Region, certifiedOn: string): EnergyScale | undefined {
  return inForce(ENERGY_SCALES[region], certifiedOn)?.value;
}

/**
 * Scales on which a certificate's number may be read: the scale of the day on which the certificate was made, or if that day is unknown,
 * the scales of all certificates valid `today`.
 */
export function scalesFor(region: Region, certifiedOn: string | undefined, today: string): readonly EnergyScale[] {
  if (certifiedOn === undefined) return scalesOfValidCertificates(region, today);
  const scale = energyScale(region, certifiedOn);
  return scale ? [scale] : [];
}

/** Scales of a region for certificates that are valid on a day, whenever they were made. */
function scalesOfValidCertificates(region: Region, today: string): readonly EnergyScale[] {
  const rows = ENERGY_SCALES[region];
  const oldest = madeBefore(today, today);
  const days = [
    oldest,
    ...rows.flatMap(({ from }) => (from !== undefined && from > oldest && from <= today ? [from] : [])),
  ];
  return [...new Set(days.flatMap(day => inForce(rows, day)?.value ?? []))];
}

/**
 * Highest kWh/m².year of each main letter of a scale, best letter first; the letter above the last bound has none.
 * `letterBounds(wallonia)[1]` → `{ letter: 'B', upTo: 170 }`
 */
export function letterBounds(scale: EnergyScale): readonly { readonly letter: string; readonly upTo: number }[] {
  const bounds = new Map<string, number>();
  for (const bound of scale.bounds) if ('upTo' in bound) bounds.set(mainLetter(bound.epcClass), bound.upTo);
  return [...bounds].map(([letter, upTo]) => ({ letter, upTo }));
}

/**
 * Class of a value; `undefined` if it is not a finite number.
 * `classOnScale(flanders, 100)` → `'a'`, `classOnScale(flanders, 100.1)` → `'b'`
 */
export function classOnScale(scale: EnergyScale, value: number): EpcClass | undefined {
  if (!Number.isFinite(value)) return undefined;
  const bound = scale.bounds.find(bound => ('below' in bound ? value < bound.below : value <= bound.upTo));
  return bound ? bound.epcClass : scale.above;
}

/** Classes of a value on several scales, without duplicates. */
export function classesOn(scales: readonly EnergyScale[], value: number): readonly EpcClass[] {
  return [...new Set(scales.flatMap(scale => classOnScale(scale, value) ?? []))];
}

/** Classes of scales, best first. `classesOf([walloonScale])[0]` → `'a_plusplus'` */
export function classesOf(scales: readonly EnergyScale[]): readonly EpcClass[] {
  const classes = new Set(scales.flatMap(({ bounds, above }) => [...bounds.map(({ epcClass }) => epcClass), above]));
  return EPC_CLASSES.filter(epcClass => classes.has(epcClass));
}

/**
 * Classes that have a picture in a region: those of all its scales, also of scales to come, whose pictures have to exist on their first
 * day; in Luxembourg A+ and A to I. `labelClasses('wallonia')[0]` → `'a_plusplus'`
 */
export function labelClasses(region: LabelRegion): readonly EpcClass[] {
  return region === 'luxembourg' ? LUXEMBOURG_CLASSES : classesOf(ENERGY_SCALES[region].map(({ value }) => value));
}

/** Letters A(+) to I, without numeric ranges (guichet.public.lu). */
export const LUXEMBOURG_CLASSES: readonly EpcClass[] = ['a_plus', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

function upTo(...rows: readonly (readonly [EpcClass, number])[]): readonly Bound[] {
  return rows.map(([epcClass, bound]) => ({ epcClass, upTo: bound }));
}
