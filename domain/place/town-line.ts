/**
 * A town after its postcode, as in an address; homes abroad may have none. `townLine('5000', 'Namur')` → `'5000 Namur'`,
 * `townLine('', 'Dubaï')` → `'Dubaï'`
 */
export function townLine(postcode: string, town: string): string {
  return `${postcode} ${town}`.trim();
}
