import { useTranslation } from 'react-i18next';
import { type CalculatedPurchase, calculatePurchase } from '../../../domain/cost/cost-query.ts';
import { type CostTotals as Totals, costTotals } from '../../../domain/cost/cost-totals.ts';
import { dotted } from '../common/dotted.ts';
import { usePageState } from '../common/page-state.ts';
import { loanOf, useAbout } from './cost-phrases.ts';
import type { CostBriefProps } from './cost-props.ts';
import { wholeEuro } from './cost-table.tsx';

/**
 * Current totals of the calculator with their assumptions: for a purchase the sum due at the deed and the monthly payment, for a rental the
 * sum due at the start and the monthly rent.
 */
export function CostTotals({ view: { subject, asOf, query: sent }, viager }: CostBriefProps) {
  const { t } = useTranslation('cost');
  const assumed = useAssumptions();
  const parameters = new URLSearchParams(usePageState().costs ?? sent);
  const totals = costTotals(subject, parameters, asOf, viager);
  const [first, ...others] = subject.kind === 'purchase' ? assumed(calculatePurchase(subject, parameters, asOf)) : [];
  if (first === undefined) return <TotalsList totals={totals} />;
  const isAbout = totals.once?.isAbout || totals.month?.isAbout;
  const text = dotted([isAbout ? `${t('note.about')}, ${first}` : first, ...others]);
  return (
    <>
      <TotalsList totals={totals} isAboutSaid />
      <p className="fact-assumes" key={text}>
        {text}
      </p>
    </>
  );
}

/** The two totals, each with its name. `isAboutSaid`: a line below says that they are approximate. */
export function TotalsList({
  totals: { once, month },
  isAboutSaid = false,
}: {
  readonly totals: Totals;
  readonly isAboutSaid?: boolean;
}) {
  const totalName = useTotalName();
  const nameOf = ({ what, isAbout }: TotalName) => totalName({ what, isAbout: isAbout && !isAboutSaid });
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

/** Returns a function that names what totals assume: the purpose of the purchase, and the loan. */
function useAssumptions(): (counted: CalculatedPurchase) => readonly string[] {
  const { t } = useTranslation('cost');
  const { t: facts } = useTranslation('facts');
  return counted => [
    ...(counted.purpose ? [facts(`assumes.${counted.purpose}`)] : []),
    ...(counted.month?.credit === undefined ? [] : [t('brief.loan', loanOf(counted))]),
  ];
}

type TotalName = {
  readonly what: NonNullable<Totals['once'] | Totals['month']>['what'];
  readonly isAbout?: boolean | undefined;
};

/** Returns a function that names a total, with 'about' if it is approximate. */
export function useTotalName(): (total: TotalName) => string {
  const { t } = useTranslation('cost');
  const withAbout = useAbout();
  return ({ what, isAbout }) => withAbout(t(`total.${what}`), isAbout);
}
