import type { CostView, PropertyBody } from '../../../application/browse/property-body.ts';

/** Props of the cost section, which has the fragment '#cost'; on a print sheet only its lines are shown. */
export type CostProps = { readonly view: CostView; readonly sheet?: boolean };

/** Props of the totals beside the price. `viager`: the payments of a viager, which the calculation does not include. */
export type CostBriefProps = { readonly view: CostView; readonly viager: PropertyBody['viager'] };
