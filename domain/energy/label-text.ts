import { EPC_CLASSES, type EpcClass } from './epc-class.ts';

const STEPS: ReadonlyMap<string, string> = new Map([
  ['', ''],
  ['+', '_plus'],
  ['plus', '_plus'],
  ['++', '_plusplus'],
  ['plusplus', '_plusplus'],
  ['-', '_sub'],
  ['sub', '_sub'],
  ['min', '_sub'],
  ['minus', '_sub'],
  ['moins', '_sub'],
]);

/**
 * The class in a label's text, in any spelling of the CRMs; `undefined` for other text.
 * `parseLabelText(' A++ ')` → `'a_plusplus'`, `parseLabelText('PEB B -')` → `'b_sub'`, `parseLabelText('C (245 kWh/m²)')` → `'c'`,
 * `parseLabelText('A4')` → `undefined`
 */
export function parseLabelText(text: string): EpcClass | undefined {
  const plain = withoutFigure(text.normalize('NFKC').toLowerCase().trim()).replace(/[−–—‐‑]/g, '-');
  // No spelling has a digit; rejecting digits first avoids backtracking in the regular expression.
  if (/\d/.test(plain)) return undefined;
  const written = /^(?:(?:epc|peb|epb|label|classe|klasse|class)[\s:]+)*([a-i])(.*)$/s.exec(plain);
  if (!written) return undefined;
  const [, letter, rest = ''] = written;
  const step = STEPS.get(rest.replace(/[\s_().]/g, ''));
  const named = `${letter}${step}`;
  return step === undefined ? undefined : EPC_CLASSES.find(epcClass => epcClass === named);
}

/**
 * Removes brackets with a number of two digits or more at the end, which some systems write behind the class.
 * `withoutFigure('a++ (-12)')` → `'a++'`
 */
function withoutFigure(label: string): string {
  const at = label.endsWith(')') ? label.lastIndexOf('(') : -1;
  return at > 0 && /\d{2}/.test(label.slice(at)) ? label.slice(0, at).trimEnd() : label;
}
