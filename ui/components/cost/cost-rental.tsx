import { useTranslation } from 'react-i18next';
import type { CostSubject } from '../../../domain/cost/cost-subject.ts';
import { depositCap } from '../../../domain/cost/deposit.ts';
import { type RentalLine, rentalStart, rentOfMonth } from '../../../domain/cost/rental-start.ts';
import { numberText } from '../../../domain/text/number.ts';
import { CostFold, CostRules, CostTable, AmountLines, wholeEuro } from './cost-table.tsx';

/** Amount a tenant pays before the keys are handed over. */
export function CostOfRental({
  subject,
  asOf,
  sheet,
}: {
  readonly subject: Extract<CostSubject, { kind: 'rental' }>;
  readonly asOf: string;
  readonly sheet: boolean;
}) {
  const { t } = useTranslation('cost');
  const { t: facts } = useTranslation('facts');
  const { rental, vat } = subject;
  const start = rentalStart(rental, asOf);
  if (!start) return null;
  const cap = depositCap(rental.region, asOf);
  const nameOf = ({ code, assumed }: RentalLine) => t(`line.${assumed ? 'deposit-most' : code}`);
  const note = ({ code, months }: RentalLine) =>
    code === 'deposit' && months !== undefined ? t('note.months', { count: months }) : undefined;
  const table = (
    <CostTable
      rows={start.lines.map(line => ({ name: nameOf(line), note: note(line), amount: line.amount }))}
      total={{ name: t('line.total'), amount: start.total }}
    />
  );
  const rules = (
    <CostRules
      asOf={asOf}
      rules={
        cap
          ? [
              {
                line: t('line.deposit'),
                source: t(`source.deposit.${subject.region}.${cap.from}`),
                from: cap.from,
                checked: cap.checked,
              },
            ]
          : []
      }
    />
  );
  const withoutVat =
    vat === undefined ? null : <p className="cost-notes">{t('withoutVat', { percent: numberText(vat) })}</p>;
  if (sheet)
    return (
      <section id="cost" className="sheet-cost" aria-labelledby="cost-title">
        <h2 id="cost-title">{t('title.rental')}</h2>
        {table}
        {withoutVat}
        {rules}
      </section>
    );
  const month = rentOfMonth(rental);
  return (
    <section id="cost" className="property-section cost" aria-labelledby="cost-title">
      <h2 id="cost-title">{t('title.rental')}</h2>
      <div className="cost-figures">
        <div className="cost-sum">
          <p>
            {t('total.start')}
            <strong>{wholeEuro(start.total)}</strong>
          </p>
          <p>
            {t('brief.month')}
            <strong>{wholeEuro(month.total)}</strong>
          </p>
        </div>
        <AmountLines lines={start.lines.map(line => [nameOf(line), line.amount])} />
        <AmountLines
          lines={[
            [facts('name.rentPerMonth'), month.rent],
            [facts('name.renterCharges'), month.charges],
          ]}
        />
      </div>
      {withoutVat}
      <CostFold asOf={asOf}>
        {table}
        {rules}
      </CostFold>
    </section>
  );
}
