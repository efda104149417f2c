import type { CodedValue } from '../../../domain/listing/coded-value.ts';
import { byCode } from '../record-values.ts';

/** Coded values for the codes of one field; a code without one is not shown. */
export type CodedValues = ReadonlyMap<string, CodedValue>;

/** Values for `GeneralState`, the condition of a building. */
export const CONDITION_VALUES: CodedValues = byCode<CodedValue>({
  READY_FOR_ENTRY: 'condition-ready',
  NORMAL: 'condition-normal',
  LUXURY_FINISH: 'condition-luxury',
  TO_RENOVATE: 'condition-to-renovate',
  TO_BE_DEMOLISHED: 'condition-to-demolish',
  TO_REFURBISH: 'condition-to-freshen-up',
  SIMPLE: 'condition-simple',
});

/** Values for `KitchenType` and `KitchenGenre`. */
export const KITCHEN_VALUES: CodedValues = byCode<CodedValue>({
  BUILD_WITH_APPLIANCES: 'kitchen-fitted',
  BUILD_WITHOUT_APPLIANCES: 'kitchen-without-appliances',
  OPEN_KITCHEN: 'kitchen-open',
  AMERICAN_KITCHEN: 'kitchen-open',
  SEMI_OPEN_KITCHEN: 'kitchen-half-open',
  CLOSED_KITCHEN: 'kitchen-closed',
  KITCHENETTE: 'kitchen-kitchenette',
});

/** Values for `RoofCoverType`. */
export const ROOF_VALUES: CodedValues = byCode<CodedValue>({
  TILES: 'roof-tiles',
  INDUSTRIAL_TILES: 'roof-tiles',
  TILES_TERRA_COTTA: 'roof-tiles',
  SLATE: 'roof-slate',
  ZINC: 'roof-zinc',
});

/** Values for `WindowType`, the material of window frames. */
export const FRAME_VALUES: CodedValues = byCode<CodedValue>({
  PVC: 'frame-pvc',
  WOOD: 'frame-wood',
  ALUMINIUM: 'frame-aluminium',
});

/** Values for `GlazingTypes`. */
export const GLAZING_VALUES: CodedValues = byCode<CodedValue>({
  SINGLE: 'glazing-single',
  DOUBLE: 'glazing-double',
  HIGHEFFICIENCY: 'glazing-high-performance',
  SUPERINSULATING: 'glazing-high-performance',
  TRIPLE: 'glazing-triple',
});

/** Values for `HeatingTypes`; only codes for the fuel or for shared heating have a value. */
export const HEATING_VALUES: CodedValues = byCode<CodedValue>({
  NATURAL_GAS: 'heating-gas',
  HEATING_OIL: 'heating-oil',
  ELECTRICITY: 'heating-electric',
  HEATING_PUMP: 'heating-heat-pump',
  GEOTHERMAL: 'heating-heat-pump-ground',
  PELLET_STOVE: 'heating-pellets',
  DISTRICT_HEATING: 'heating-heat-network',
  COLLECTIVE_HEATING: 'heating-shared',
});

/** Values for `AreaApplication`: areas of the Flemish zoning plans. */
export const ZONING_VALUES: CodedValues = byCode<CodedValue>({
  Wg: 'zoning-residential',
  Wug: 'zoning-expansion',
  Wp: 'zoning-residential-park',
  Wche: 'zoning-heritage',
  Wglk: 'zoning-rural',
  Igb: 'zoning-industry',
  Iab: 'zoning-crafts',
  Ag: 'zoning-agricultural',
  Lwag: 'zoning-scenic-agricultural',
  Bg: 'zoning-forest',
  Ng: 'zoning-nature',
  Nr: 'zoning-nature-reserve',
  Pg: 'zoning-park',
  Gdr: 'zoning-day-recreation',
  Gvr: 'zoning-holiday-stays',
});

/**
 * Values for `FloodProneArea` and `DelimitedFloodplainOrRiverbank`: the terms used before 2023, which have no grades
 * A–D.
 */
export const FLOOD_VALUES: CodedValues = byCode<CodedValue>({
  NONE: 'flood-none',
  POSSIBLE: 'flood-possible',
  EFFECTIVE: 'flood-effective',
  FLOODPLAIN: 'flood-designated',
  RIVERBANK: 'flood-bank',
});

/** Values for `Conform`, whether the electrical installation passed its inspection. */
export const INSPECTION_VALUES: CodedValues = byCode<CodedValue>({
  true: 'electricity-compliant',
  false: 'electricity-not-compliant',
});
