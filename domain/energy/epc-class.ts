import type { Region } from '../place/region.ts';

/** All energy classes of the regional scales and Luxembourg, best first. */
export const EPC_CLASSES = [
  'a_plusplus',
  'a_plus',
  'a',
  'a_sub',
  'b_plus',
  'b',
  'b_sub',
  'c_plus',
  'c',
  'c_sub',
  'd_plus',
  'd',
  'd_sub',
  'e_plus',
  'e',
  'e_sub',
  'f_plus',
  'f',
  'f_sub',
  'g',
  'h',
  'i',
] as const;
export type EpcClass = (typeof EPC_CLASSES)[number];

/** Region of a label: a Belgian region with a numeric scale, or Luxembourg, which has only letters. */
export type LabelRegion = Region | 'luxembourg';

/** A class in usual notation. `epcClassName('b_sub')` → `'B-'`, `epcClassName('a_plusplus')` → `'A++'` */
export function epcClassName(epcClass: EpcClass): string {
  const [letter = '', step = ''] = epcClass.split('_');
  return letter.toUpperCase() + { '': '', plus: '+', plusplus: '++', sub: '-' }[step];
}

/** The main letter, as used in legal duties and comparisons. `mainLetter('e_sub')` → `'E'` */
export function mainLetter(epcClass: EpcClass): string {
  return epcClass.charAt(0).toUpperCase();
}

/** Address of a label's picture. `epcLabelImage('brussels', 'b_sub')` → `'/images/epc/brussels/b_sub.png'` */
export function epcLabelImage(region: LabelRegion, epcClass: EpcClass): string {
  return `/images/epc/${region}/${epcClass}.png`;
}
