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
  const { purposeOf, loanWords } = useAssumptions();
  const parameters = new URLSearchParams(usePageState().costs ?? sent);
  const totals = costTotals(subject, parameters, asOf, viager);
  const counted = subject.kind === 'purchase' ? calculatePurchase(subject, parameters, asOf) : undefined;
  const [purpose, loan] = counted ? [purposeOf(counted), loanWords(counted)] : [];
  if (purpose === undefined && loan === undefined) return <TotalsList totals={totals} />;
  const about = (totals.once?.isAbout || totals.month?.isAbout) && t('note.about');
  const text = dotted([[about, purpose].filter(Boolean).join(', '), loan]);
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

/** Returns functions that name what totals assume: the purpose of the purchase, and the loan. */
function useAssumptions() {
  const { t } = useTranslation('cost');
  const { t: facts } = useTranslation('facts');
  return {
    purposeOf: ({ purpose }: CalculatedPurchase) => (purpose ? facts(`assumes.${purpose}`) : undefined),
    loanWords: (counted: CalculatedPurchase) =>
      counted.month?.credit === undefined ? undefined : t('brief.loan', loanOf(counted)),
  };
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
