/** Boundary values for days, weeks, numbers and places in addresses and forms. */
export const EDGES: readonly string[] = [
  '',
  ' ',
  '0000-01-01',
  '0001-01-01',
  '1582-10-10',
  '1899-12-31',
  '1900-02-29',
  '1969-12-31',
  '2026-02-29',
  '2026-02-30',
  '2026-03-29',
  '2026-10-25',
  '2026-10-25T02:30-03:30',
  '2026-W53',
  '2200-01-01',
  '9999-12-31',
  '9999-12-31T10:00-13:00',
  '0000-01-01T10:00-13:00',
  '10000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '31/12/9999',
  '٢٠٢٦-٠٣-٢٩',
  '١٢',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '9007199254740992',
  '9'.repeat(15),
  '9'.repeat(40),
  `${'9'.repeat(15)}~K7P2`,
  '-1~K7P2',
  '90_180_-90_-180',
  '51_4_50_5',
  '999_999_999_999',
  '50.5|4.9|99999',
  '\0',
  '%',
  "'",
  '__proto__',
];

/** Visible traces of calculations with invalid values. */
const BROKEN = /Invalid Date|\bNaN\b|\bInfinity\b|\bundefined\b|\[object |\+0\d{5}-|-0\d{5}-/;

/** Trace of an invalid calculation in a page, without the user's own input; `undefined` if the page is correct. */
export function brokenIn(page: string, typed: string): string | undefined {
  const text = page
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(typed === '' ? '\0' : typed, '');
  return BROKEN.exec(text)?.[0];
}
