import { useTranslation } from 'react-i18next';
import { type CalculatedPurchase, calculatePurchase } from '../../../domain/cost/cost-query.ts';
import { type CostTotals as Totals, costTotals } from '../../../domain/cost/cost-totals.ts';
import { usePageState } from '../common/page-state.ts';
import { loanOf, useAbout } from './cost-phrases.ts';
import type { CostBriefProps } from './cost-props.ts';
import { wholeEuro } from './cost-table.tsx';

/**
 * Current totals of the calculator with their assumptions: for a purchase the sum due at the deed and the monthly payment, for a rental the
 * sum due at the start and the monthly rent.
 */
export function CostTotals({ view: { subject, asOf, query: sent }, viager }: CostBriefProps) {
  const parameters = new URLSearchParams(usePageState().costs ?? sent);
  return (
    <>
      <TotalsList totals={costTotals(subject, parameters, asOf, viager)} />
      {subject.kind === 'purchase' ? <Assumptions counted={calculatePurchase(subject, parameters, asOf)} /> : null}
    </>
  );
}

/** The two totals, each with its name. */
export function TotalsList({ totals: { once, month } }: { readonly totals: Totals }) {
  const nameOf = useTotalName();
  return (
    <dl className="cost-totals">
      {[once, month].map(total =>
        total === undefined ? null : (
          <div key={total.what}>
            <dt key={nameOf(total)}>{nameOf(total)}</dt>
            <dd key={total.amount}>{wholeEuro(total.amount)}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** The purpose of the purchase and the loan, in one line; not rendered if the totals depend on neither. */
function Assumptions({ counted }: { readonly counted: CalculatedPurchase }) {
  const { t } = useTranslation('cost');
  const { t: facts } = useTranslation('facts');
  const { purpose, month } = counted;
  const parts = [
    purpose && facts(`assumes.${purpose}`),
    month?.credit !== undefined && t('brief.loan', loanOf(counted)),
  ].filter(Boolean);
  const text = parts.join(' · ');
  return text === '' ? null : (
    <p className="fact-assumes" key={text}>
      {text}
    </p>
  );
}

/** Returns a function that names a total, with 'about' if it is approximate. */
export function useTotalName(): (total: NonNullable<Totals['once'] | Totals['month']>) => string {
  const { t } = useTranslation('cost');
  const withAbout = useAbout();
  return ({ what, isAbout }) => withAbout(t(`total.${what}`), isAbout);
}
