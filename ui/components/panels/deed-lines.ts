import type { DeedView } from '../../../application/browse/deed-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { fill } from './fill.ts';
import { wholeEuro } from '../cost/cost-table.tsx';
import type { SumLine } from './sums.tsx';

/** Duty with the purpose that it is counted for, VAT and notary of a deed as lines of a list. */
export function deedLines(
  { base, duty, vat, notary }: DeedView,
  words: Readonly<
    Record<'deedDuty' | 'deedDutyPlain' | 'deedVat' | 'deedNotary' | 'deedAbout' | 'deedOwnHome' | 'deedOther', string>
  >,
): readonly SumLine[] {
  const taxLine = (tax: NonNullable<DeedView['duty']>, phrase: string, plain: string): SumLine => {
    const rate =
      tax.percent !== undefined && fill(phrase, { percent: numberText(tax.percent), value: wholeEuro(base) });
    const purpose = tax.purpose && words[tax.purpose === 'own-home' ? 'deedOwnHome' : 'deedOther'];
    const name = [rate || plain, tax.isAbout && words.deedAbout, purpose].filter(Boolean).join(', ');
    return { name, value: wholeEuro(tax.amount) };
  };
  return [
    ...(duty ? [taxLine(duty, words.deedDuty, words.deedDutyPlain)] : []),
    ...(vat ? [taxLine(vat, words.deedVat, words.deedVat)] : []),
    { name: words.deedNotary, value: wholeEuro(notary) },
  ];
}
