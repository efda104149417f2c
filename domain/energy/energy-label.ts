import type { Facts } from '../listing/facts.ts';
import type { Place } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import { COUNTRY } from '../place/country.ts';
import { type Region, regionOf } from '../place/region.ts';
import { certificateDate } from './certificate-date.ts';
import { type EpcClass, type LabelRegion, mainLetter } from './epc-class.ts';
import { parseLabelText } from './label-text.ts';
import { classOnScale, energyScale, labelClasses, scalesOfValidCertificates } from './scales.ts';

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
 * Energy label of a property. In a region with a scale, the class of its kWh/m² on the scale of the certificate's date, in Brussels with the
 * printed step of that letter if one is printed; where that date is unknown, the printed class, else the class on which all scales of
 * certificates that are valid today agree. If there is none of these, the agency's label text, else `undefined`. Abroad and for
 * non-residential buildings it is always the text, except that Luxembourg's letters have images.
 * `energyLabel({ place: { countryId: 10, postcode: '9000' }, typeIds: [4], facts: { energyPerformance: 100 } }, '2026-08-01')`
 * → `{ kind: 'class', region: 'flanders', epcClass: 'a' }`
 */
export function energyLabel(subject: EnergySubject, today: string): EnergyLabel | undefined {
  const region = regionOf(subject.place.countryId, subject.place.postcode);
  const text = labelTextOf(subject.facts);
  const printed = printedClass(subject, region);
  const [computed, ...others] = computedClasses(subject, today);
  const isDated = certificateDate(subject.facts, today) !== undefined;
  const ofDate = computed && region === 'brussels' && isStepOf(printed, computed) ? printed : (computed ?? printed);
  const epcClass = isDated ? ofDate : (printed ?? (others.length === 0 ? computed : undefined));
  const labelRegion = region ?? (subject.place.countryId === COUNTRY.luxembourg ? 'luxembourg' : undefined);
  if (labelRegion !== undefined && epcClass !== undefined) return { kind: 'class', region: labelRegion, epcClass };
  return text === undefined ? undefined : { kind: 'text', text };
}

/**
 * Whether a printed class names a step of the computed class's letter. In Brussels adverts state the step as printed, and tables of steps
 * differ while those of letters do not; a letter alone names no step.
 */
function isStepOf(printed: EpcClass | undefined, computed: EpcClass): printed is EpcClass {
  return printed !== undefined && printed.length > 1 && mainLetter(printed) === mainLetter(computed);
}

/** Class of the label, if it has one. `epcClass(homeInGhentWith450, '2026-08-01')` → `'e'` */
export function epcClass(subject: EnergySubject, today: string): EpcClass | undefined {
  const label = energyLabel(subject, today);
  return label?.kind === 'class' ? label.epcClass : undefined;
}

/**
 * The fact that a page leaves out because label text and number contradict each other: the main letter in the text is not that of the
 * number on its scale. It is the text if the label shows the class of the number, else the number. `undefined` if both agree.
 * `contradictedFact({ …, facts: { energyPerformance: 450, energyLabel: 'C' } }, '2026-08-01')` → `'energyPerformance'`
 */
export function contradictedFact(
  subject: EnergySubject,
  today: string,
): 'energyLabel' | 'energyPerformance' | undefined {
  const named = parseLabelText(labelTextOf(subject.facts) ?? '');
  const letters = computedClasses(subject, today).map(mainLetter);
  if (named === undefined || letters.length === 0 || letters.includes(mainLetter(named))) return undefined;
  const shown = epcClass(subject, today);
  return shown !== undefined && letters.includes(mainLetter(shown)) ? 'energyLabel' : 'energyPerformance';
}

/** The class in the label text, if the property's region has such a class. */
function printedClass(subject: EnergySubject, region: Region | undefined): EpcClass | undefined {
  if (!isResidential(subject.typeIds)) return undefined;
  const labelRegion = region ?? (subject.place.countryId === COUNTRY.luxembourg ? 'luxembourg' : undefined);
  const named = parseLabelText(labelTextOf(subject.facts) ?? '');
  return labelRegion !== undefined && named !== undefined && labelClasses(labelRegion).includes(named)
    ? named
    : undefined;
}

/** Classes that the number may have: one where the certificate's date is known, else one of each scale of certificates valid today. */
function computedClasses({ place, typeIds, facts }: EnergySubject, today: string): readonly EpcClass[] {
  const region = regionOf(place.countryId, place.postcode);
  const value = usableValue(facts);
  if (region === undefined || !isResidential(typeIds) || value === undefined) return [];
  const date = certificateDate(facts, today);
  const scales = date === undefined ? scalesOfValidCertificates(region, today) : [energyScale(region, date)];
  return [...new Set(scales.flatMap(scale => (scale && classOnScale(scale, value)) ?? []))];
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
