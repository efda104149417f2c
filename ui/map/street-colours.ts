import type { BrandColours } from '../../domain/page/brand-colours.ts';
import { mix } from '../../domain/page/contrast.ts';
import { mapColours } from './map-colours.ts';

export type StreetColours = ReturnType<typeof streetColours>;

/** Colours of streets and land use, mixed from the brand colours like the rest of the map. */
export function streetColours(colours: BrandColours) {
  const { ink, card, valley, brick, sand, sandLight, paper, water } = colours;
  // Green of vegetation; a mix of the brand colours would be grey.
  const leaf = mix('#7fa45c', valley, 0.82);
  return {
    ...mapColours(colours),
    baseMap: mix(sandLight, paper, 0.62),
    built: mix(sand, paper, 0.34),
    grass: mix(leaf, paper, 0.2),
    park: mix(leaf, paper, 0.36),
    wood: mix(leaf, paper, 0.46),
    field: mix(leaf, sandLight, 0.1),
    yard: mix(mix(ink, sand, 0.12), paper, 0.5),
    school: mix(brick, sandLight, 0.09),
    sport: mix(leaf, sandLight, 0.3),
    sand: mix(sand, card, 0.5),
    lake: mix(ink, water, 0.14),
    stream: mix(ink, water, 0.22),
    house: mix(mix(brick, sand, 0.16), card, 0.86),
    houseLine: mix(mix(ink, brick, 0.3), sand, 0.3),
    minor: card,
    minorCasing: mix(ink, sand, 0.2),
    major: mix(mix(brick, sand, 0.14), card, 0.66),
    majorCasing: mix(mix(ink, brick, 0.3), sand, 0.46),
    motorway: mix(mix(brick, sand, 0.42), card, 0.72),
    motorwayCasing: mix(mix(brick, ink, 0.7), sand, 0.6),
    path: mix(mix(brick, ink, 0.5), sand, 0.5),
    rail: mix(ink, paper, 0.38),
    streetName: mix(ink, paper, 0.82),
    number: mix(ink, sand, 0.66),
    village: mix(ink, paper, 0.9),
  };
}
