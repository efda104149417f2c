import { mix } from './contrast.ts';

/** Roles of colours in styles, maps, mails and captcha images. */
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
/** Each colour as `#rrggbb` in lower case. */
export type BrandColours = Readonly<Record<BrandToken, string>>;

/** CSS custom property of a colour. `brandProperty('valleyDark')` → `'--valley-dark'` */
export function brandProperty(token: BrandToken): string {
  return `--${token.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;
}

/** Defaults for colours that the site's content does not set: greys and a muted blue. */
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
 * Completes the colours that a site's content sets: defaults replace missing base colours, and missing shades are mixed from base colours.
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
