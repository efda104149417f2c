import { formatEuro } from '../../domain/price/euro.ts';
import { brusselsDay, dayText } from '../../domain/text/day.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { formatPhone } from '../../domain/text/phone.ts';

/** Replaces placeholders, without expanding those in inserted values. `fill('Bonjour {name},', { name: 'An' })` → 'Bonjour An,' */
export function fill(text: string, places: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(places, name) ? String(places[name]) : whole,
  );
}

/** Normalises line ends and removes control characters and lone surrogates, which mails cannot contain. */
export function withoutControlCharacters(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .toWellFormed();
}

/** Replaces line breaks by spaces. */
export function oneLine(text: string): string {
  return withoutControlCharacters(text).replace(/\s+/g, space => (space.includes('\n') ? ' ' : space));
}

/**
 * Prevents mail programs from turning text into links, by a zero-width space after `.`, `:`, `@` and `/`. Used for texts typed by
 * visitors: the recipient's address is not verified, so the forms could otherwise be abused to send spam.
 */
export function withoutAutoLinks(text: string): string {
  return text.replace(/[.:@/](?=\S)/g, sign => `${sign}\u200b`);
}

/** An amount in euro with a non-breaking space after the sign. */
export function euro(amount: number): string {
  return formatEuro(amount).replace(' ', '\u00a0');
}

/** Belgian phone numbers in national format, other numbers unchanged. `phoneText('+32470123456')` → '0470 12 34 56' */
export function phoneText(phone: string): string {
  return formatPhone(phone.replace(/^\+32/, '0')).replaceAll(' ', '\u00a0');
}

/** Day and time in Brussels of an instant (Unix ms), for texts with the placeholders {day} and {time}. */
export function momentText(epochMs: number): { readonly day: string; readonly time: string } {
  return { day: dayText(brusselsDay(epochMs)), time: brusselsTime(epochMs) };
}

/**
 * A name with a phone number in national format. `nameAndPhone('Élise Marchal', '+3281000123')` → 'Élise Marchal, 081
 * 00 01 23'
 */
export function nameAndPhone(name: string, phone: string | undefined): string {
  return phone === undefined ? name : `${name}, ${phoneText(phone)}`;
}
