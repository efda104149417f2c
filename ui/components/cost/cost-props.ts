import type { CostView } from '../../../application/browse/property-body.ts';

/** Props of the cost section, which has the fragment '#cost'; on a print sheet only its lines are shown. */
export type CostProps = { readonly view: CostView; readonly sheet?: boolean };
