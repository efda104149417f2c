import type { Facts } from '../listing/facts.ts';
import type { Place } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { COUNTRY } from '../place/country.ts';
import { regionOf } from '../place/region.ts';
import { type EpcClass, type LabelRegion, mainLetter } from './epc-class.ts';
import { parseLabelText } from './label-text.ts';
import { classOnScale, energyScale, labelClasses } from './scales.ts';

/** What of a listing decides its energy label; every listing is one. */
export type EnergySubject = {
  readonly place: Pick<Place, 'countryId' | 'postcode'>;
  readonly typeIds: readonly number[];
  readonly facts: Facts;
};

/** A class with a picture, or a text that stands alone (abroad, other buildings, unknown spellings). */
export type EnergyLabel =
  | { readonly kind: 'class'; readonly region: LabelRegion; readonly epcClass: EpcClass }
  | { readonly kind: 'text'; readonly text: string };

/**
 * The energy label of a property on a day: the number on its region's residential scale first, else the text that the
 * agency gave, else none. Abroad and for other buildings the text alone; Luxembourg's letters have pictures.
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

/** The class of the label, where it has one. `epcClass(homeInGhentWith450, '2026-08-01')` → `'e'` */
export function epcClass(subject: EnergySubject, asOf: string): EpcClass | undefined {
  const label = energyLabel(subject, asOf);
  return label?.kind === 'class' ? label.epcClass : undefined;
}

/** Whether number and text name different main letters: the certificate is then to be looked at by the agency. */
export function labelsDiffer(subject: EnergySubject, asOf: string): boolean {
  const shown = epcClass(subject, asOf);
  const named = parseLabelText(labelTextOf(subject.facts) ?? '');
  return shown !== undefined && named !== undefined && mainLetter(shown) !== mainLetter(named);
}

/** Agency systems export 0 for 'not filled in': only a certificate without a label vouches for it, or each would be the best class. */
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
