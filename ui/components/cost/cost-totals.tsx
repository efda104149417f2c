import { useTranslation } from 'react-i18next';
import { calculatePurchase } from '../../../domain/cost/cost-query.ts';
import { rentalStart, rentOfMonth } from '../../../domain/cost/rental-start.ts';
import { usePageState } from '../common/page-state.ts';
import type { CostBriefProps } from './cost-props.ts';
import { wholeEuro } from './cost-table.tsx';

/** What a property costs at the deed and a month, or at the start of a rental and a month, as the calculator counts it now. */
export function CostTotals({ view, viager }: CostBriefProps) {
  const { t } = useTranslation('cost');
  const query = usePageState().costs ?? view.query;
  const { subject, asOf } = view;
  if (subject.kind === 'rental') {
    const start = rentalStart(subject.rental, asOf);
    const month = rentOfMonth(subject.rental);
    return (
      <Totals
        rows={[
          [t(month.charges === undefined ? 'brief.rentOnly' : 'brief.rentAll'), month.total],
          [t('brief.start'), start?.total],
        ]}
      />
    );
  }
  const { cost, month } = calculatePurchase(subject, new URLSearchParams(query), asOf);
  if (subject.viager)
    return (
      <Totals
        rows={[
          [t('brief.viagerDeed'), cost && viager ? (viager.bouquet ?? 0) + cost.costs : undefined],
          [t('brief.viagerRent'), viager?.annuity],
        ]}
      />
    );
  return (
    <Totals
      rows={[
        [t('brief.allIn'), cost?.total],
        [t(month?.credit === undefined ? 'brief.monthOwn' : 'brief.monthAll'), month?.total],
      ]}
    />
  );
}

function Totals({ rows }: { readonly rows: readonly (readonly [name: string, amount: number | undefined])[] }) {
  return (
    <dl className="cost-totals">
      {rows.map(([name, amount]) =>
        amount === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd key={amount}>{wholeEuro(amount)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
