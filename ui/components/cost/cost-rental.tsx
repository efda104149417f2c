import { useTranslation } from 'react-i18next';
import type { CostSubject } from '../../../domain/cost/cost-subject.ts';
import { depositCap } from '../../../domain/cost/deposit.ts';
import { type RentalLine, rentalStart } from '../../../domain/cost/rental-start.ts';
import { CostRules, CostTable, euro } from './cost-table.tsx';

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
  const { rental } = subject;
  const start = rentalStart(rental, asOf);
  if (!start) return null;
  const deposit = start.lines.find(({ code }) => code === 'deposit');
  const cap = depositCap(rental.region, asOf);
  const note = ({ code, months }: RentalLine) =>
    code === 'deposit' && months !== undefined ? t('note.months', { count: months }) : undefined;
  return (
    <section id="cost" className={sheet ? 'sheet-cost' : 'property-section cost'} aria-labelledby="cost-title">
      <h2 id="cost-title">{t('title.rental')}</h2>
      {sheet ? null : (
        <p className="cost-sum">
          <strong>{euro(start.total)}</strong>{' '}
          {deposit ? t('sum.rental', { deposit: euro(deposit.amount) }) : t('sum.rentalPlain')}
        </p>
      )}
      <CostTable
        rows={start.lines.map(line => ({ name: t(`line.${line.code}`), note: note(line), amount: line.amount }))}
        total={{ name: t('line.total'), amount: start.total }}
      />
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
    </section>
  );
}
