import type { CostView } from '../../../application/browse/property-body.ts';

/** What draws costs, at the fragment '#cost' of a page; on a sheet for print only their lines. */
export type CostProps = { readonly view: CostView; readonly sheet?: boolean };
