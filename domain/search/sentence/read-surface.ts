import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { isNumberAt, isType, significant, withUnit } from './look-around.ts';
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
  const { asked, land, marks } = reading;
  const m2 = Math.round(value * (unit === 'are' ? 100 : unit === 'hectare' ? 10_000 : 1));
  const next = significant(marks, significant(marks, at + 1) + 1);
  const isBefore =
    at - land <= 4 && !marks.slice(land + 1, at).some(mark => mark.kind === 'sign' && /[,;]/.test(mark.key));
  const isLand =
    unit !== 'm2' ||
    isBefore ||
    (isType(marks[next], PROPERTY_TYPE.land) && !isNumberAt(marks, next + 1)) ||
    (asked.types.length === 1 && asked.types[0] === PROPERTY_TYPE.land);
  if (bound === 'most' || m2 < 1 || m2 > 1e7) unread(reading, withUnit(marks, at, unit));
  else if (isLand) asked.bounds.landMin ??= m2;
  else asked.bounds.areaMin ??= m2;
}
