import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatEuro } from '../../../domain/price/euro.ts';
import { dayText } from '../../../domain/text/day.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';
import { Fold } from '../common/fold.tsx';

/** A line of a calculation: name, explanation, amount in euro. */
export type CostRow = { readonly name: string; readonly note?: string; readonly amount: number };

/** A legal rule behind a calculation, as shown on the page. */
export type CostRule = {
  readonly line: string;
  readonly source: string;
  readonly from: string | undefined;
  readonly checked: string;
};

export function euro(amount: number): string {
  return withNonBreakingSpaces(formatEuro(amount));
}

/** An amount in whole euro, for sums in which cents do not matter. `wholeEuro(485336.24)` → `'€ 485.336'` */
export function wholeEuro(amount: number): string {
  return euro(Math.round(amount));
}

/** All lines of a calculation with their total. */
export function CostTable({ rows, total }: { readonly rows: readonly CostRow[]; readonly total: CostRow }) {
  const { t } = useTranslation('cost');
  return (
    <table className="cost-table">
      <caption className="visually-hidden">{t('table')}</caption>
      <tbody>
        {rows.map(row => (
          <Row key={row.name} row={row} />
        ))}
      </tbody>
      <tfoot>
        <Row row={total} />
      </tfoot>
    </table>
  );
}

function Row({ row: { name, note, amount } }: { readonly row: CostRow }) {
  return (
    <tr>
      {/* A new key makes React replace the whole cell: a browser's translation may have replaced the text nodes in it. */}
      <th scope="row" key={`${name} ${note}`}>
        {name}
        {note ? <small> {note}</small> : null}
      </th>
      <td>{euro(amount)}</td>
    </tr>
  );
}

/** Legal rules as of the day `asOf`, each with its source and the day on which the source was checked. */
export function CostRules({ rules, asOf }: { readonly rules: readonly CostRule[]; readonly asOf: string }) {
  const { t } = useTranslation('cost');
  if (rules.length === 0) return null;
  // Word joiners keep the date on one line.
  const day = (iso: string) => dayText(iso, '-\u2060');
  return (
    <div className="cost-rules">
      <p>{t('rules.title', { day: day(asOf) })}</p>
      <ul>
        {rules.map(({ line, source, from, checked }) => (
          <li key={line}>
            {from === undefined
              ? t('rules.plain', { line, source, checked: day(checked) })
              : t('rules.since', { line, source, from: day(from), checked: day(checked) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Amounts in whole euro with their names; amounts of 0 are left out. */
export function AmountLines({
  lines,
}: {
  readonly lines: readonly (readonly [name: string, amount: number | undefined])[];
}) {
  return (
    <dl className="cost-lines">
      {lines.map(([name, amount]) =>
        amount === undefined || amount === 0 ? null : (
          <div key={`${name} ${amount}`}>
            <dt>{name}</dt>
            <dd>{wholeEuro(amount)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The calculation to the cent with its rules, its conditions and the costs that it leaves out, folded below a summary line. */
export function CostFold({ asOf, children }: { readonly asOf: string; readonly children: ReactNode }) {
  const { t } = useTranslation('cost');
  return (
    <Fold name={t('brief.folded')} answer={t('brief.foldedLine', { day: dayText(asOf, '-\u2060') })}>
      {children}
    </Fold>
  );
}
