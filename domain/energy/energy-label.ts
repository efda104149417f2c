import type { Facts } from '../listing/facts.ts';
import type { Place } from '../listing/listing.ts';
import { situationOf } from '../listing/situation.ts';
import { COUNTRY } from '../place/country.ts';
import type { Region } from '../place/region.ts';
import { certificateDate } from './certificate-date.ts';
import { type CertificateScheme, certificateScheme } from './certificate-scheme.ts';
import { type EpcClass, type LabelRegion, mainLetter } from './epc-class.ts';
import { parseLabelText } from './label-text.ts';
import { classesOf, classesOn, LUXEMBOURG_CLASSES, scalesFor } from './scales.ts';

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

/** Energy data that an advert shows of a property. */
export type Energy = {
  readonly scheme: CertificateScheme;
  readonly label: EnergyLabel | undefined;
  /** Class of the label, if it has one. */
  readonly epcClass: EpcClass | undefined;
  /** Class that the agency's label text names, whatever the property's scale. */
  readonly named: EpcClass | undefined;
  /**
   * The fact that a page leaves out because the agency's label text names another class than that of the number (kWh/m²), in Brussels
   * another letter. If the label shows the class of the number, the page leaves out the text, otherwise the number. `undefined` if text
   * and number agree.
   */
  readonly contradicted: 'energyLabel' | 'energyPerformance' | undefined;
};

/**
 * Energy data that an advert shows of a property on a day. In a region with a scale, the label is the class of its kWh/m² on the
 * scale of the certificate's date, in Brussels with the printed step of that letter if one is printed; where that date is
 * unknown, the printed class, else the class on which all scales of certificates that are valid today agree. Without such a class, the
 * label is the agency's label text, else `undefined`. Abroad and for non-residential buildings the label is always the text, except
 * that Luxembourg's letters have images. `energyOf(homeInGhentWith450AndTextC, '2026-08-01')` →
 * `{ scheme: 'flanders', label: { kind: 'class', region: 'flanders', epcClass: 'c' }, epcClass: 'c', named: 'c', contradicted: 'energyPerformance' }`
 */
export function energyOf(
  { place, typeIds, facts }: EnergySubject,
  today: string,
  { region, isHome } = situationOf({ place, typeIds }),
): Energy {
  const text = textOf(facts.energyLabel);
  const named = text === undefined ? undefined : parseLabelText(text);
  const labelRegion = region ?? (place.countryId === COUNTRY.luxembourg ? 'luxembourg' : undefined);
  const date = certificateDate(facts, today);
  const scales = region ? scalesFor(region, date, today) : [];
  const pictured = labelRegion === 'luxembourg' ? LUXEMBOURG_CLASSES : classesOf(scales);
  const printed = isHome && named && pictured.includes(named) ? named : undefined;
  const value = usableValue(facts);
  const computed = isHome && value !== undefined ? classesOn(scales, value) : [];
  const epcClass = date === undefined ? undatedClass(printed, computed) : datedClass(printed, computed[0], region);
  const label: EnergyLabel | undefined =
    labelRegion && epcClass
      ? { kind: 'class', region: labelRegion, epcClass }
      : text === undefined
        ? undefined
        : { kind: 'text', text };
  const contradicted = contradiction(region, named, computed, epcClass);
  return { scheme: certificateScheme(place, region), label, epcClass, named, contradicted };
}

/** Energy label of a property (`energyOf`). */
export function energyLabel(subject: EnergySubject, today: string): EnergyLabel | undefined {
  return energyOf(subject, today).label;
}

/** Class of the label, if it has one. `epcClass(homeInGhentWith450, '2026-08-01')` → `'e'` */
export function epcClass(subject: EnergySubject, today: string): EpcClass | undefined {
  return energyOf(subject, today).epcClass;
}

/** The fact that a page leaves out because label text and number contradict each other (`Energy`). */
export function contradictedFact(subject: EnergySubject, today: string): Energy['contradicted'] {
  return energyOf(subject, today).contradicted;
}

function undatedClass(printed: EpcClass | undefined, computed: readonly EpcClass[]): EpcClass | undefined {
  return printed ?? (computed.length === 1 ? computed[0] : undefined);
}

/**
 * Brussels divides each letter into steps, such as B+ and B-. Adverts state the step that is printed on the certificate, and the limits of
 * steps differ between tables while those of letters do not. So a printed step is used if it belongs to the computed letter. A printed
 * letter without a step is replaced by the computed class.
 */
function datedClass(
  printed: EpcClass | undefined,
  computed: EpcClass | undefined,
  region: Region | undefined,
): EpcClass | undefined {
  if (!printed || !computed) return computed ?? printed;
  const isStep = printed.length > 1 && mainLetter(printed) === mainLetter(computed);
  return region === 'brussels' && isStep ? printed : computed;
}

/** Compares letters in Brussels, because tables of its steps differ, and whole classes in the other regions. */
function contradiction(
  region: Region | undefined,
  named: EpcClass | undefined,
  computed: readonly EpcClass[],
  shown: EpcClass | undefined,
): Energy['contradicted'] {
  const isAmong = (one: EpcClass) =>
    computed.some(other => (region === 'brussels' ? mainLetter(one) === mainLetter(other) : one === other));
  if (named === undefined || computed.length === 0 || isAmong(named)) return undefined;
  return shown !== undefined && isAmong(shown) ? 'energyLabel' : 'energyPerformance';
}

/**
 * CRMs export 0 for 'not filled in', which would yield the best class. Accepts 0 only with a certificate number and without a label text.
 */
function usableValue(facts: Facts): number | undefined {
  const value = facts.energyPerformance;
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const vouched = textOf(facts.energyLabel) === undefined && textOf(facts.energyCertificateCode) !== undefined;
  return value !== 0 || vouched ? value : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
