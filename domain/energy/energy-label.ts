import type { Facts } from '../listing/facts.ts';
import type { Place } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { COUNTRY } from '../place/country.ts';
import { regionOf } from '../place/region.ts';
import { type EpcClass, type LabelRegion, mainLetter } from './epc-class.ts';
import { parseLabelText } from './label-text.ts';
import { classOnScale, energyScale, labelClasses } from './scales.ts';

/** Fields that decide a listing's energy label. */
export type EnergySubject = {
  readonly place: Pick<Place, 'countryId' | 'postcode'>;
  readonly typeIds: readonly number[];
  readonly facts: Facts;
};

/** A class with an image, or plain text (abroad, non-residential buildings, unknown spellings). */
export type EnergyLabel =
  | { readonly kind: 'class'; readonly region: LabelRegion; readonly epcClass: EpcClass }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Energy label of a property on a day: its kWh/m² on the region's residential scale, else the agency's label text, else `undefined`.
 * Abroad and for non-residential buildings it is always the text, except that Luxembourg's letters have images.
 * `energyLabel({ place: { countryId: 10, postcode: '9000' }, typeIds: [4], facts: { energyPerformance: 100 } }, '2026-08-01')`
 * → `{ kind: 'class', region: 'flanders', epcClass: 'a' }`
 */
export function energyLabel(subject: EnergySubject, asOf: string): EnergyLabel | undefined {
  const region = regionOf(subject.place.countryId, subject.place.postcode);
  const home = isResidential(subject.typeIds);
  const value = usableValue(subject.facts);
  if (region !== undefined && home && value !== undefined) {
    const scale = energyScale(region, asOf);
    const epcClass = scale && classOnScale(scale, value);
    if (epcClass !== undefined) return { kind: 'class', region, epcClass };
  }
  const text = labelTextOf(subject.facts);
  if (text === undefined) return undefined;
  const labelRegion = region ?? (subject.place.countryId === COUNTRY.luxembourg ? 'luxembourg' : undefined);
  const named = home ? parseLabelText(text) : undefined;
  return labelRegion !== undefined && named !== undefined && labelClasses(labelRegion).includes(named)
    ? { kind: 'class', region: labelRegion, epcClass: named }
    : { kind: 'text', text };
}

/** Class of the label, if it has one. `epcClass(homeInGhentWith450, '2026-08-01')` → `'e'` */
export function epcClass(subject: EnergySubject, asOf: string): EpcClass | undefined {
  const label = energyLabel(subject, asOf);
  return label?.kind === 'class' ? label.epcClass : undefined;
}

/** Whether the number and the label text yield different main letters, so that the agency should check the certificate. */
export function labelsDiffer(subject: EnergySubject, asOf: string): boolean {
  const shown = epcClass(subject, asOf);
  const named = parseLabelText(labelTextOf(subject.facts) ?? '');
  return shown !== undefined && named !== undefined && mainLetter(shown) !== mainLetter(named);
}

/**
 * CRMs export 0 for 'not filled in', which would yield the best class. Accepts 0 only with a certificate number and without a label text.
 */
function usableValue(facts: Facts): number | undefined {
  const value = facts.energyPerformance;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const vouched = labelTextOf(facts) === undefined && textOf(facts.energyCertificateCode) !== undefined;
  return value !== 0 || vouched ? value : undefined;
}

function labelTextOf(facts: Facts): string | undefined {
  return textOf(facts.energyLabel);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
