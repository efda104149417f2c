import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { isType, means, significant, withUnit } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { BoundWord, Unit } from './meaning.ts';
import type { Reading } from './reading.ts';
import { unread } from './unread-words.ts';

/** Numbers that are read as m² behind a word for the surface. */
const LOWEST_SURFACE = 15;
const HIGHEST_SURFACE = 5_000;

/** Whether a number without a unit is a surface: 'Wohnfläche 150'. */
export function isSurface({ pending }: Reading, value: number, bound: BoundWord | undefined): boolean {
  return pending.isSurface && bound !== 'most' && value >= LOWEST_SURFACE && value <= HIGHEST_SURFACE;
}

/** Reads the number at an index as a minimum of the home's surface, or of the land's if land is named beside it. */
export function readSurface(
  reading: Reading,
  at: number,
  value: number,
  unit: Unit,
  bound: BoundWord | undefined,
): void {
  const { asked, marks } = reading;
  const m2 = Math.round(value * (unit === 'are' ? 100 : unit === 'hectare' ? 10_000 : 1));
  const isLand =
    unit !== 'm2' ||
    isLandBehind(reading, at) ||
    (isLandBefore(reading, at) && !isLiving(reading, at)) ||
    (asked.types.join() === `${PROPERTY_TYPE.land}` && asked.bounds.landMin === undefined);
  if (bound === 'most' || m2 < 1 || m2 > 1e7) unread(reading, withUnit(marks, at, unit));
  else if (isLand) asked.bounds.landMin ??= m2;
  else asked.bounds.areaMin ??= m2;
}

/**
 * Whether land or a garden is named directly before the number at an index, 'jardin d'au moins 500 m²'; a town may stand behind land, 'terrain
 * Namur 1200 m²'.
 */
function isLandBefore({ land, marks }: Reading, at: number): boolean {
  const isPlot = isType(marks[land], PROPERTY_TYPE.land);
  const isBetween = (mark: Mark) => isBeforeMeasure(mark) || (isPlot && mark.kind === 'places');
  return land >= 0 && marks.slice(land + 1, at).every(isBetween);
}

/** Whether land is named directly behind the number at an index and has no number of its own: '800 m² de terrain'. */
function isLandBehind(reading: Reading, at: number): boolean {
  const { marks } = reading;
  let next = significant(marks, significant(marks, at + 1) + 1);
  if (!isType(marks[next], PROPERTY_TYPE.land)) return false;
  do next++;
  while (isBeforeMeasure(marks[next]));
  return marks[next]?.kind !== 'number' || isLiving(reading, next);
}

/** Whether the number at an index is said to be that of the living surface: '150 m² habitables'. */
function isLiving({ marks }: Reading, at: number): boolean {
  let behind = at + 2;
  if (!means(marks[behind], 'surface')) return false;
  while (isBeforeMeasure(marks[behind])) behind++;
  return marks[behind]?.kind !== 'number';
}

/** Whether a mark may stand between what is measured and its number: small words, bounds, qualities, '(', ':'. */
function isBeforeMeasure(mark: Mark | undefined): boolean {
  return means(mark, 'little', 'bound', 'surface', 'with', 'opinion') || /^[.:/=<>≤≥–-]$/.test(mark?.key ?? '');
}
