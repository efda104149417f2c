import type { CodedValue } from '../../../domain/listing/coded-value.ts';

/** Coded values for codes of `zustand_art`; other codes have none. */
const CONDITIONS: ReadonlyMap<string | undefined, CodedValue> = new Map([
  ['ERSTBEZUG', 'condition-new'],
  ['NEUWERTIG', 'condition-excellent'],
  ['GEPFLEGT', 'condition-good'],
  ['MODERNISIERT', 'condition-renovated'],
  ['VOLL_SANIERT', 'condition-renovated'],
  ['TEIL_VOLLSANIERT', 'condition-renovated'],
  ['TEIL_VOLLRENOVIERT', 'condition-renovated'],
  ['TEIL_VOLLRENOVIERUNGSBED', 'condition-to-freshen-up'],
  ['SANIERUNGSBEDUERFTIG', 'condition-to-renovate'],
  ['ROHBAU', 'condition-shell'],
]);

/** Coded values for combinations of attributes of `kueche`; the first match counts. */
const KITCHENS: readonly (readonly [readonly string[], CodedValue])[] = [
  [['EBK', 'OFFEN'], 'kitchen-fitted-open'],
  [['EBK'], 'kitchen-fitted'],
  [['PANTRY'], 'kitchen-kitchenette'],
  [['OFFEN'], 'kitchen-open'],
];

/** Coded values for combinations of attributes of `heizungsart` and `befeuerung`; the first match counts. */
const HEATINGS: readonly (readonly [readonly string[], CodedValue])[] = [
  [['FERN'], 'heating-heat-network'],
  [['ERDWAERME'], 'heating-heat-pump-ground'],
  [['LUFTWP'], 'heating-heat-pump'],
  [['ZENTRAL', 'GAS'], 'heating-gas-central'],
  [['ZENTRAL', 'OEL'], 'heating-oil-central'],
  [['PELLET'], 'heating-pellets'],
  [['GAS'], 'heating-gas'],
  [['OEL'], 'heating-oil'],
  [['ELEKTRO'], 'heating-electric'],
];

/** Coded value for a code of `zustand_art`. `conditionOf('GEPFLEGT')` → `'condition-good'` */
export function conditionOf(code: string | undefined): CodedValue | undefined {
  return CONDITIONS.get(code);
}

/** Coded value for the true attributes of `kueche`. `kitchenOf(new Set(['EBK']))` → `'kitchen-fitted'` */
export function kitchenOf(said: ReadonlySet<string>): CodedValue | undefined {
  return firstOf(KITCHENS, said);
}

/**
 * Coded value for the true attributes of the heating elements. `heatingOf(new Set(['ZENTRAL', 'GAS']))` →
 * `'heating-gas-central'`
 */
export function heatingOf(said: ReadonlySet<string>): CodedValue | undefined {
  return firstOf(HEATINGS, said);
}

function firstOf(values: typeof KITCHENS, said: ReadonlySet<string>): CodedValue | undefined {
  return values.find(([codes]) => codes.every(code => said.has(code)))?.[1];
}
