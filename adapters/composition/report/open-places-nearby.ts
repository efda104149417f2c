import { findingLine } from '../../../application/finding/finding-line.ts';
import type { NearbyData } from '../../../application/ports/content/places-nearby.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { readPlacesNearby } from '../../places-nearby/read-places-nearby.ts';
import { joinedFindings } from './check-lines.ts';
import { systemClock } from '../../system/clock.ts';

/**
 * Reads the file of `PLACES_NEARBY`, if there is one. `report`: the places that were left out, or why no place is used, one line for each
 * reason.
 */
export async function openPlacesNearby(
  file: string | undefined,
): Promise<{ readonly data: NearbyData | undefined; readonly report: readonly string[] }> {
  if (file === undefined) return { data: undefined, report: [] };
  const { data, wrong, warnings } = await readPlacesNearby(file, brusselsDay(systemClock.now()));
  const end = data ? '' : '; pages name no places nearby';
  const lines = joinedFindings(file, [...wrong, ...warnings], 'en').map(found => findingLine(found, 'en'));
  return { data, report: lines.map(line => `PLACES_NEARBY: ${line}${end}`) };
}
