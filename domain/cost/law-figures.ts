import { ADVERT_FINES } from '../energy/advert-fines.ts';
import { ABUSIVE_RENT } from '../letting/brussels-letting.ts';
import { ASBESTOS_CERTIFICATE_YEARS, ENERGY_CERTIFICATE_YEARS } from '../energy/certificate-years.ts';
import { OFFICE_CERTIFICATE, SMALL_UNIT_CERTIFICATE } from '../energy/certificate-owed.ts';
import { ENDED_CLASSES, LETTING_CLASSES } from '../energy/planned-classes.ts';
import { BUSINESS_RENOVATION, RENOVATION_TERM, WALLOON_RENOVATION } from '../energy/renovation-notice.ts';
import type { Region } from '../place/region.ts';
import { formatEuro } from '../price/euro.ts';
import { announcedRows, type DatedRule, inForce } from '../rules/dated-rule.ts';
import { dayText } from '../text/day.ts';
import type { Language } from '../text/language.ts';
import { numberText } from '../text/number.ts';
import { monthText } from '../text/weekday.ts';
import { AGENCY_REPORT, AGENCY_WITHDRAWAL_DAYS } from './agency-contract.ts';
import { CONSTRUCTION_VAT, REBUILT_VAT } from './construction-vat.ts';
import { depositCap } from './deposit.ts';
import { fileCosts } from './notary-fee.ts';
import { dutyOn, dutyFreePart, OWN_HOME_TERMS, REGISTRATION_DUTIES } from './registration-duty.ts';

/** Formats a legal figure in force on a day, for one region if regional; `undefined` if the law has none. */
type Figure = (asOf: string, language: Language) => string | undefined;
type RegionalFigure = (region: Region, asOf: string, language: Language) => string | undefined;

const dutiesOf = (region: Region, asOf: string) => inForce(REGISTRATION_DUTIES[region], asOf);
const abatementOf = (region: Region, asOf: string) => dutiesOf(region, asOf)?.value.ownHome.abatement;
const termsOf = (region: Region, asOf: string) => inForce(OWN_HOME_TERMS[region], asOf);
const rebuiltOf = (asOf: string) => inForce(REBUILT_VAT, asOf);
const finesOf = (region: Region, asOf: string) => inForce(ADVERT_FINES[region], asOf)?.value;
const dayOf = (day: string | undefined, language?: Language) =>
  day && (language ? monthText(day, language) : dayText(day));
/** A figure that only the law of the region `own` has; `undefined` for any other region. */
const only = (own: Region, region: Region, figure: string | undefined) => (own === region ? figure : undefined);
const yearOf = (row: DatedRule<unknown> | undefined) => row?.from?.slice(0, 4);
const numberOf = (value: number | undefined) => (value === undefined ? undefined : numberText(value));
/** An amount with two decimals unless it is whole, without the sign, which texts add. */
const amountOf = (euro: number | undefined) => (euro === undefined ? undefined : formatEuro(euro).replace('€ ', ''));

/** National figures that texts can use, by name. Rates are in percent without the sign. */
const FIGURES: Readonly<Record<string, Figure>> = {
  'construction-vat': asOf => numberOf(inForce(CONSTRUCTION_VAT, asOf)?.value),
  'rebuilt-vat': asOf => numberOf(rebuiltOf(asOf)?.value.percent),
  'rebuilt-most-area': asOf => numberOf(rebuiltOf(asOf)?.value.mostArea),
  'rebuilt-own-home-years': asOf => numberOf(rebuiltOf(asOf)?.value.ownHomeYears),
  'rebuilt-let-years': asOf => numberOf(rebuiltOf(asOf)?.value.letYears),
  'rebuilt-since-said': (asOf, language) => dayOf(rebuiltOf(asOf)?.from, language),
  'file-costs': asOf => amountOf(fileCosts(asOf)),
  'withdrawal-days': asOf => numberOf(inForce(AGENCY_WITHDRAWAL_DAYS, asOf)?.value),
  'withdrawal-since-said': (asOf, language) => dayOf(inForce(AGENCY_WITHDRAWAL_DAYS, asOf)?.from, language),
  'report-since-said': (asOf, language) => dayOf(inForce(AGENCY_REPORT, asOf)?.from, language),
  'energy-certificate-years': asOf => numberOf(inForce(ENERGY_CERTIFICATE_YEARS, asOf)?.value),
  'asbestos-certificate-years': asOf => numberOf(inForce(ASBESTOS_CERTIFICATE_YEARS, asOf)?.value),
};

/** Regional figures. Amounts in euro; names ending in `-said` have the month in words. */
const REGIONAL: Readonly<Record<string, RegionalFigure>> = {
  'duty-own-home': (region, asOf) => numberOf(dutiesOf(region, asOf)?.value.ownHome.percent),
  'duty-otherwise': (region, asOf) => numberOf(dutiesOf(region, asOf)?.value.otherwise.percent),
  'duty-about-up-to': (region, asOf) => numberOf(dutiesOf(region, asOf)?.value.ownHome.aboutUpTo),
  'duty-since': (region, asOf) => dayOf(dutiesOf(region, asOf)?.from),
  'duty-free': (region, asOf) => numberOf(abatementOf(region, asOf)?.free),
  'duty-free-up-to': (region, asOf) => numberOf(abatementOf(region, asOf)?.priceLimit),
  'duty-jump': (region, asOf) => {
    const duty = dutiesOf(region, asOf)?.value.ownHome;
    const limit = duty?.abatement?.priceLimit;
    return duty && limit ? numberText((dutyFreePart(duty, limit) * duty.percent) / 100) : undefined;
  },
  'home-within': (region, asOf) => numberOf(termsOf(region, asOf)?.value.within),
  'home-within-to-build': (region, asOf) =>
    numberOf(termsOf(region, asOf)?.value.withinToBuild ?? termsOf(region, asOf)?.value.within),
  'home-stay': (region, asOf) => numberOf(termsOf(region, asOf)?.value.stay),
  'home-since': (region, asOf) => dayOf(termsOf(region, asOf)?.from),
  'home-since-said': (region, asOf, language) => dayOf(termsOf(region, asOf)?.from, language),
  'deposit-months': (region, asOf) => numberOf(depositCap(region, asOf)?.value),
  'deposit-since': (region, asOf) => dayOf(depositCap(region, asOf)?.from),
  'deposit-since-said': (region, asOf, language) => dayOf(depositCap(region, asOf)?.from, language),
  'renovation-years': (region, asOf) => only('flanders', region, numberOf(inForce(RENOVATION_TERM, asOf)?.value)),
  'renovation-since': region => only('flanders', region, yearOf(RENOVATION_TERM[0])),
  'business-renovation-since': region => only('flanders', region, yearOf(BUSINESS_RENOVATION[0])),
  'renovation-planned': region => only('wallonia', region, yearOf(announcedRows(WALLOON_RENOVATION)[0])),
  'letting-classes-planned': region => only('flanders', region, yearOf(announcedRows(LETTING_CLASSES)[0])),
  'ended-classes-planned': region => only('brussels', region, yearOf(announcedRows(ENDED_CLASSES)[0])),
  'duty-free-up-to-planned': region =>
    numberOf(announcedRows(REGISTRATION_DUTIES[region])[0]?.value.ownHome.abatement?.priceLimit),
  'duty-free-planned': region => yearOf(announcedRows(REGISTRATION_DUTIES[region])[0]),
  'small-unit-area': (region, asOf) => only('flanders', region, numberOf(inForce(SMALL_UNIT_CERTIFICATE, asOf)?.value)),
  'office-area': (region, asOf) => only('brussels', region, numberOf(inForce(OFFICE_CERTIFICATE, asOf)?.value)),
  'reference-rent-excess': (region, asOf) => {
    const percent = inForce(ABUSIVE_RENT, asOf)?.value;
    return only('brussels', region, percent === undefined ? undefined : numberText(percent - 100));
  },
  'energy-fine-least': (region, asOf) => numberOf(finesOf(region, asOf)?.least),
  'energy-fine-most': (region, asOf) => numberOf(finesOf(region, asOf)?.most),
};

const NAME = /^([a-z-]+)(?: (flanders|wallonia|brussels))?$/;
const ON_PRICE = /^duty-on-(\d{4,8}) (flanders|wallonia|brussels)$/;

/** Placeholder of a figure in a text: `{{duty-own-home flanders}}`. */
export const FIGURE_PLACE = /\{\{([^{}]*)\}\}/g;

/** Shown if a region's law has no such figure. */
const NONE = '–';

/**
 * Text of a legal figure on a day; a dash if the region's law has none, `undefined` for an unknown name. `duty-on-350000` is the duty on
 * an own and only home at that price.
 * `lawFigure('duty-own-home wallonia', '2026-08-01', 'fr')` → `'3'`, `lawFigure('duty-on-350000 brussels', '2026-08-01', 'fr')` →
 * `'18.750'`
 */
export function lawFigure(name: string, asOf: string, language: Language): string | undefined {
  const [, price, region] = ON_PRICE.exec(name) ?? [];
  if (price !== undefined) {
    const duties = dutiesOf(region as Region, asOf);
    return duties ? numberText(dutyOn(duties.value.ownHome, Number(price))) : NONE;
  }
  const [, word = '', where] = NAME.exec(name) ?? [];
  if (!Object.hasOwn(where === undefined ? FIGURES : REGIONAL, word)) return undefined;
  return (
    (where === undefined ? FIGURES[word]?.(asOf, language) : REGIONAL[word]?.(where as Region, asOf, language)) ?? NONE
  );
}

/**
 * Replaces the placeholders in a text by the figures of a day, or by a dash where no law has one; unknown names stay unchanged.
 * `withFigures('{{duty-own-home flanders}} %', '2026-08-01', 'fr')` → `'2 %'`
 */
export function withFigures(text: string, asOf: string, language: Language): string {
  return fillFigures(text, asOf, language).text;
}

/**
 * Like `withFigures`, but returns `undefined` if the text names a figure that no law has on the day.
 * `withKnownFigures('{{duty-free flanders}} €', '2026-08-01', 'fr')` → `undefined`
 */
export function withKnownFigures(text: string, asOf: string, language: Language): string | undefined {
  const filled = fillFigures(text, asOf, language);
  return filled.isComplete ? filled.text : undefined;
}

function fillFigures(text: string, asOf: string, language: Language): { text: string; isComplete: boolean } {
  let isComplete = true;
  const filled = text.replace(FIGURE_PLACE, (whole, name: string) => {
    const figure = lawFigure(name, asOf, language);
    if (figure === NONE) isComplete = false;
    return figure ?? whole;
  });
  return { text: filled, isComplete };
}
