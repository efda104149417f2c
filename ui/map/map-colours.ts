import { BRAND_TOKENS, type BrandColours, brandColours, brandProperty } from '../../domain/page/brand-colours.ts';
import { mix } from '../../domain/page/contrast.ts';

export type MapColours = ReturnType<typeof mapColours>;

/** Colours of the map, mixed from the brand colours in code, because the map library does not read CSS. */
export function mapColours({ ink, card, valley, brick, sand, sandLight, water, landLine, paper }: BrandColours) {
  return {
    sea: water,
    shore: mix(ink, water, 0.34),
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
    waterName: mix(ink, water, 0.62),
    river: mix(ink, water, 0.26),
  };
}

/** Brand colours from the page's CSS; a missing colour has its default. `pageColours().ink` → `'#1c2430'` */
export function pageColours(): BrandColours {
  const style = getComputedStyle(document.documentElement);
  const declared = BRAND_TOKENS.map(token => [token, style.getPropertyValue(brandProperty(token)).trim()] as const);
  return brandColours(Object.fromEntries(declared.filter(([, colour]) => /^#[0-9a-f]{6}$/.test(colour))));
}
