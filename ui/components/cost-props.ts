import type { CostView } from '../../application/browse/property-body.ts';

/** The fragment of an address that leads to the costs. */
export const COST = 'cost';

/** What draws costs; on a sheet for print only their lines. */
export type CostProps = { readonly view: CostView; readonly sheet?: boolean };
