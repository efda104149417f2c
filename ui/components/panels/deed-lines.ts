import type { DeedView } from '../../../application/browse/deed-view.ts';
import { numberText } from '../../../domain/text/number.ts';
import { fill } from './fill.ts';
import { wholeEuro } from '../cost/cost-table.tsx';
import type { SumLine } from './sums.tsx';

/** Duty, VAT and notary of a deed as lines of a list. */
export function deedLines(
  { base, duty, vat, notary }: DeedView,
  words: Readonly<Record<'deedDuty' | 'deedDutyPlain' | 'deedVat' | 'deedNotary', string>>,
): readonly SumLine[] {
  const rate = (phrase: string, percent: number) =>
    fill(phrase, { percent: numberText(percent), value: wholeEuro(base) });
  return [
    ...(duty
      ? [
          {
            name: duty.percent === undefined ? words.deedDutyPlain : rate(words.deedDuty, duty.percent),
            value: wholeEuro(duty.amount),
          },
        ]
      : []),
    ...(vat ? [{ name: rate(words.deedVat, vat.percent ?? 0), value: wholeEuro(vat.amount) }] : []),
    { name: words.deedNotary, value: wholeEuro(notary) },
  ];
}
