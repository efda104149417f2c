/**
 * Whether a text is a Belgian enterprise number: ten digits, the first one 0 or 1, and check digits 97 − (first eight mod 97).
 * `isEnterpriseNumber('0999.991.014')` → `true`
 */
export function isEnterpriseNumber(text: string): boolean {
  if (!/^[01]\d{3}[. ]?\d{3}[. ]?\d{3}$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/** Whether a text is an IBAN with valid check digits (ISO 13616). `isIban('BE25 9990 0000 1282')` → `true` */
export function isIban(text: string): boolean {
  const plain = text.replace(/ /g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(plain)) return false;
  const digits = (plain.slice(4) + plain.slice(0, 4)).replace(/[A-Z]/g, letter => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
