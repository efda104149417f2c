import { formatEuro } from '../../domain/price/euro.ts';
import { brusselsDay, dayText } from '../../domain/text/day.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { formatPhone } from '../../domain/text/phone.ts';

/** Fills the open places of a text; what it is filled with is never filled again. `fill('Bonjour {name},', { name: 'An' })` → 'Bonjour An,' */
export function fill(text: string, places: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(places, name) ? String(places[name]) : whole,
  );
}

/** Text without what no mail can hold: control characters but line ends, and halves of characters. */
export function legible(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .toWellFormed();
}

/** Text on one line. */
export function oneLine(text: string): string {
  return legible(text).replace(/\s+/g, space => (space.includes('\n') ? ' ' : space));
}

/**
 * Text in which mail programs make no links: a zero-width space follows each character that holds addresses together.
 * For words of visitors: whether the reader's address is their own was not checked, so they could send spam by a form.
 */
export function unlinked(text: string): string {
  return text.replace(/[.:@/](?=\S)/g, sign => `${sign}\u200b`);
}

/** An amount whose sign stays with its digits. */
export function euro(amount: number): string {
  return formatEuro(amount).replace(' ', '\u00a0');
}

/** A Belgian number in its national form, any other as it is. `phoneText('+32470123456')` → '0470 12 34 56' */
export function phoneText(phone: string): string {
  return formatPhone(phone.replace(/^\+32/, '0')).replaceAll(' ', '\u00a0');
}

/** Day and time in Brussels at an instant, for texts that leave {day} and {time} open. */
export function momentText(epochMs: number): { readonly day: string; readonly time: string } {
  return { day: dayText(brusselsDay(epochMs)), time: brusselsTime(epochMs) };
}

/** `nameAndPhone('Élise Marchal', '+3281000123')` → 'Élise Marchal, 081 00 01 23' */
export function nameAndPhone(name: string, phone: string | undefined): string {
  return phone === undefined ? name : `${name}, ${phoneText(phone)}`;
}
