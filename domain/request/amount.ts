const CURRENCY_BEFORE = /^\s*(?:€|euros?|eur)\s*/i;
const CURRENCY_BEHIND = /(?:€|euros?|eur)\s*$/i;
/** Thousands separated by spaces or Swiss apostrophes, as people and keyboards produce them. */
const SPACED = /^\d{1,3}(?:[\s']\d{3})+(?:[.,]\d{1,2})?$/;

/**
 * Parses an amount in euro in Belgian notation, to the cent: points or spaces separate thousands, a comma precedes the cents. A single
 * point or comma before exactly three digits separates thousands too, since prices never have three decimals. `undefined` for other text.
 * `parseAmount('€ 1.000.000')` → `1000000`, `parseAmount('1000000,00')` → `1000000`, `parseAmount('1.250,5')` → `1250.5`
 */
export function parseAmount(text: string): number | undefined {
  if (text.length > 60) return undefined;
  const behind = text.replace(CURRENCY_BEFORE, '');
  const end = behind.search(CURRENCY_BEHIND);
  const bare = end < 0 ? behind : behind.slice(0, end).trimEnd();
  const typed = bare.replace(/,-+$/, '').trim();
  const digits = SPACED.test(typed) ? typed.replace(/[\s']/g, '') : typed;
  return numberOf(digits, '.', ',') ?? numberOf(digits, ',', '.');
}

/** Plain or grouped digits, then at most two decimals. */
function numberOf(digits: string, group: '.' | ',', decimal: '.' | ','): number | undefined {
  const pattern = new RegExp(`^(\\d+|\\d{1,3}(?:\\${group}\\d{3})+)(?:\\${decimal}(\\d{1,2}))?$`);
  const [, whole, cents = '0'] = pattern.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const amount = Number(`${whole.replaceAll(group, '')}.${cents}`);
  return amount <= Number.MAX_SAFE_INTEGER / 100 ? amount : undefined;
}
