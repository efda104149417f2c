import { mix } from './contrast.ts';

/** What a colour is for, as styles, maps, mails and the pictures of challenges name it. */
export const BRAND_TOKENS = [
  'paper',
  'card',
  'ink',
  'valley',
  'valleyDark',
  'valleyTint',
  'brick',
  'brickDark',
  'sand',
  'sandLight',
  'line',
  'water',
  'landLine',
  'error',
] as const;

export type BrandToken = (typeof BRAND_TOKENS)[number];
/** Each as `#rrggbb` in small letters. */
export type BrandColours = Readonly<Record<BrandToken, string>>;

/** The custom property under which style sheets have a colour. `brandProperty('valleyDark')` → `'--valley-dark'` */
export function brandProperty(token: BrandToken): string {
  return `--${token.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

/** What a site has of itself, as long as its content names no other: greys with a quiet blue. */
const NEUTRAL = {
  paper: '#f8f9fb',
  card: '#ffffff',
  ink: '#1c2430',
  valley: '#2b4c7e',
  brick: '#9c4a1a',
  sand: '#dfe4ec',
  water: '#d9e5ec',
  error: '#a3242a',
} as const;

/**
 * All colours of a site, of those that its content gives: shades that it does not name are mixed from those that it does.
 * `brandColours({ valley: '#204060' }).valleyDark` → `'#172f46'`
 */
export function brandColours(given: Partial<BrandColours>): BrandColours {
  const { paper, card, ink, valley, brick, sand, water, error } = { ...NEUTRAL, ...given };
  return {
    paper,
    card,
    ink,
    valley,
    valleyDark: mix(valley, '#000000', 0.73),
    valleyTint: mix(valley, card, 0.11),
    brick,
    brickDark: mix(brick, '#000000', 0.84),
    sand,
    sandLight: mix(sand, paper, 0.45),
    line: mix(ink, sand, 0.06),
    water,
    landLine: mix(ink, sand, 0.18),
    error,
    ...given,
  };
}
