import { BRAND_COLOURS } from '../../domain/page/brand-colours.ts';
import { MAP_COLOURS, mix } from './map-colours.ts';

const { ink, card, valley, brick, sand, sandLight, paper, water } = BRAND_COLOURS;
/** The green of the brand with the sun on it: planting is warmer than its letters. */
const leaf = mix(valley, sand, 0.4);

/** What streets and the ground between them are drawn in, mixed from the brand's colours as the rest of the map is. */
export const STREET_COLOURS = {
  ...MAP_COLOURS,
  built: mix(sandLight, paper, 0.5),
  grass: mix(leaf, paper, 0.17),
  park: mix(leaf, paper, 0.3),
  wood: mix(leaf, paper, 0.42),
  field: mix(sand, paper, 0.3),
  yard: mix(ink, paper, 0.06),
  school: mix(brick, paper, 0.08),
  sport: mix(leaf, sandLight, 0.34),
  sand: sandLight,
  lake: mix(valley, water, 0.08),
  stream: mix(valley, water, 0.18),
  house: mix(mix(brick, sand, 0.12), card, 0.72),
  houseLine: mix(mix(ink, brick, 0.3), sand, 0.3),
  minor: card,
  minorCasing: mix(ink, sand, 0.2),
  major: mix(sand, card, 0.5),
  majorCasing: mix(mix(ink, brick, 0.4), sand, 0.42),
  motorway: mix(mix(brick, sand, 0.42), card, 0.72),
  motorwayCasing: mix(mix(brick, ink, 0.7), sand, 0.6),
  path: mix(mix(brick, ink, 0.4), sand, 0.52),
  rail: mix(ink, paper, 0.38),
  streetName: mix(ink, paper, 0.78),
  number: mix(ink, paper, 0.55),
  village: mix(ink, paper, 0.86),
} as const;
