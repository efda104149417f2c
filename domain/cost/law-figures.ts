import type { Region } from '../place/region.ts';
import { inForce } from '../rules/dated-rule.ts';
import { dayText } from '../text/day.ts';
import { numberText } from '../text/number.ts';
import { depositCap } from './deposit.ts';
import { dutyOn, freeOf, REGISTRATION_DUTIES } from './registration-duty.ts';

/** What a figure says of a region on a day; nothing where its law has none. */
type Figure = (region: Region, asOf: string) => string | undefined;

const dutiesOf = (region: Region, asOf: string) => inForce(REGISTRATION_DUTIES[region], asOf);
const abatementOf = (region: Region, asOf: string) => dutiesOf(region, asOf)?.value.ownHome.abatement;
const numberOf = (value: number | undefined) => (value === undefined ? undefined : numberText(value));

/** Figures of the law that a text can name, by the word for them. Rates are percent without the sign, amounts euro. */
const FIGURES: Readonly<Record<string, Figure>> = {
  'duty-own-home': (region, asOf) => numberOf(dutiesOf(region, asOf)?.value.ownHome.percent),
  'duty-otherwise': (region, asOf) => numberOf(dutiesOf(region, asOf)?.value.otherwise.percent),
  'duty-since': (region, asOf) => {
    const from = dutiesOf(region, asOf)?.from;
    return from && dayText(from);
  },
  'duty-free': (region, asOf) => numberOf(abatementOf(region, asOf)?.free),
  'duty-free-up-to': (region, asOf) => numberOf(abatementOf(region, asOf)?.priceLimit),
  'duty-jump': (region, asOf) => {
    const duty = dutiesOf(region, asOf)?.value.ownHome;
    const limit = duty?.abatement?.priceLimit;
    return duty && limit ? numberText((freeOf(duty, limit) * duty.percent) / 100) : undefined;
  },
  'deposit-months': (region, asOf) => numberOf(depositCap(region, asOf)?.value),
};

const NAME = /^([a-z-]+) (flanders|wallonia|brussels)$/;
const ON_PRICE = /^duty-on-(\d{4,8}) (flanders|wallonia|brussels)$/;

/** A place in a text that a figure fills: `{{duty-own-home flanders}}`. */
export const FIGURE_PLACE = /\{\{([^{}]*)\}\}/g;

/** Stands where the law of a region has no such figure. */
const NONE = '–';

/**
 * A figure of the law as a text of a day writes it, a dash where the region's law has none; nothing for a name that is none.
 * `duty-on-350000` is the duty on the own and only home at that price.
 * `lawFigure('duty-own-home wallonia', '2026-08-01')` → `'3'`, `lawFigure('duty-on-350000 brussels', '2026-08-01')` → `'18.750'`
 */
export function lawFigure(name: string, asOf: string): string | undefined {
  const [, price, region] = ON_PRICE.exec(name) ?? [];
  if (price !== undefined) {
    const duties = dutiesOf(region as Region, asOf);
    return duties ? numberText(dutyOn(duties.value.ownHome, Number(price))) : NONE;
  }
  const [, word = '', where] = NAME.exec(name) ?? [];
  return Object.hasOwn(FIGURES, word) ? (FIGURES[word]?.(where as Region, asOf) ?? NONE) : undefined;
}

/** A text with the figures of a day in their places; what names none stays as it is. `withFigures('{{duty-own-home flanders}} %', '2026-08-01')` → `'2 %'` */
export function withFigures(text: string, asOf: string): string {
  return text.includes('{{')
    ? text.replace(FIGURE_PLACE, (whole, name: string) => lawFigure(name, asOf) ?? whole)
    : text;
}
