import type { CostProps } from './cost-props.ts';
import { CostOfPurchase } from './cost-purchase.tsx';
import { CostOfRental } from './cost-rental.tsx';

export { CostTotals } from './cost-totals.tsx';

/** Cost of buying or renting a property; on a print sheet only the lines. */
export function CostBlock({ view, sheet = false }: CostProps) {
  const { subject, ...rest } = view;
  return subject.kind === 'rental' ? (
    <CostOfRental subject={subject} asOf={view.asOf} sheet={sheet} />
  ) : (
    <CostOfPurchase subject={subject} {...rest} sheet={sheet} />
  );
}
