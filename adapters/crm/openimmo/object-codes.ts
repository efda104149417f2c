import { isDay } from '../../../domain/text/day.ts';
import type { XmlElement } from '../read-xml.ts';
import { factDay, yesNo } from '../record-values.ts';

/** The value of an attribute whose name a sender may write in any letter case. `attributeOf(price, 'auf_anfrage')` → `'true'` */
export function attributeOf(element: XmlElement | undefined, attribute: string): string | undefined {
  const own = Object.entries(element?.attributes ?? {});
  return own.find(([name]) => name.toLowerCase() === attribute)?.[1];
}

/** Returns an attribute's value in upper case, as OpenImmo's code lists write it; `undefined` if it is empty. `codeOf(state, 'stand')` → `'VERKAUFT'` */
export function codeOf(element: XmlElement | undefined, attribute: string): string | undefined {
  return attributeOf(element, attribute)?.trim().toUpperCase() || undefined;
}

/** A code as findings show it: quoted, and cut if it is long. */
export const shownCode = (code: string) => JSON.stringify(code.slice(0, 40));

/**
 * Names, in upper case, of the attributes whose value is true; an element may also have attributes with the value false.
 * `trueAttributes(kitchen)` → `new Set(['EBK'])`
 */
export function trueAttributes(element: XmlElement | undefined): ReadonlySet<string> {
  return new Set(
    Object.entries(element?.attributes ?? {}).flatMap(([name, value]) =>
      yesNo(value) === true ? name.toUpperCase() : [],
    ),
  );
}

/**
 * Last day of a certificate's validity, from a day or a month. `lastDayOf('01-2024')` → `'2024-01-31'`, `lastDayOf('05.03.2031')` →
 * `'2031-03-05'`
 */
export function lastDayOf(raw: string | undefined): string | undefined {
  const [, month, year] = /^\s*(\d{1,2})[./-](\d{4})\s*$/.exec(raw ?? '') ?? [];
  if (month === undefined || year === undefined) return factDay(raw);
  const last = String(new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate());
  const iso = `${year}-${month.padStart(2, '0')}-${last.padStart(2, '0')}`;
  return isDay(iso) ? iso : factDay(raw);
}
