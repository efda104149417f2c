import { useTranslation } from 'react-i18next';
import { type CostTotals as Totals, costTotals } from '../../../domain/cost/cost-totals.ts';
import { usePageState } from '../common/page-state.ts';
import type { CostBriefProps } from './cost-props.ts';
import { wholeEuro } from './cost-table.tsx';

/**
 * Current totals of the calculator: for a purchase the sum due at the deed and the monthly payment, for a rental the sum due at the start
 * and the monthly rent.
 */
export function CostTotals({ view, viager }: CostBriefProps) {
  const query = usePageState().costs ?? view.query;
  return <TotalsList totals={costTotals(view.subject, new URLSearchParams(query), view.asOf, viager)} />;
}

/** The two totals, each with its name. */
export function TotalsList({ totals: { once, month } }: { readonly totals: Totals }) {
  const { t } = useTranslation('cost');
  return (
    <dl className="cost-totals">
      {[once, month].map(total =>
        total === undefined ? null : (
          <div key={total.what}>
            <dt>{t(`total.${total.what}`)}</dt>
            <dd key={total.amount}>{wholeEuro(total.amount)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
