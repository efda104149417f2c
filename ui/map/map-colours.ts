import { BRAND_COLOURS } from '../../domain/page/brand-colours.ts';

const { ink, card, valley, brick, sand, sandLight, water, landLine, paper } = BRAND_COLOURS;

/** The map's colours, all of them mixed from the brand's: the engine reads no style sheet. */
export const MAP_COLOURS = {
  sea: water,
  shore: mix(valley, water, 0.34),
  abroad: mix(sandLight, paper, 0.8),
  abroadLine: landLine,
  country: mix(card, paper, 0.55),
  town: mix(sand, card, 0.85),
  city: mix(mix(brick, sand, 0.16), card, 0.95),
  municipalityLine: mix(ink, sand, 0.22),
  regionLine: mix(valley, card, 0.62),
  languageLine: mix(brick, card, 0.6),
  countryLine: mix(valley, card, 0.8),
  halo: valley,
  marked: brick,
  name: mix(ink, paper, 0.82),
  otherName: mix(ink, paper, 0.62),
  abroadName: mix(ink, sandLight, 0.58),
  waterName: mix(valley, water, 0.62),
  river: mix(valley, water, 0.26),
} as const;

/** So much of the first colour, the rest of the second. `mix('#000000', '#ffffff', 0.5)` → `'#808080'` */
export function mix(first: string, second: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map(at => Math.round(channel(first, at) * share + channel(second, at) * (1 - share)))
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
