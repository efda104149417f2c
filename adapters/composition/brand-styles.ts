import type { CSSOptions } from 'vite';
import { BRAND_COLOURS } from '../../domain/page/brand-colours.ts';

const COLOURS = Object.entries(BRAND_COLOURS).map(
  ([name, colour]) => [name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`), colour] as const,
);

/**
 * Writes the brand's colours into the styles while they are built: `@brand-colours;` becomes a custom property for each
 * (`--valley-dark: #163832`); where no property reaches, `brand(ink)` is the colour as addresses spell it (`%231d2a2c`) and
 * `channels(ink)` what `rgb(… / 6%)` takes (`29 42 44`).
 */
export const brandStyles: CSSOptions = {
  postcss: {
    plugins: [
      {
        postcssPlugin: 'brand-colours',
        AtRule: {
          'brand-colours': rule => {
            rule.replaceWith(...COLOURS.map(([name, value]) => ({ prop: `--${name}`, value, source: rule.source })));
          },
        },
        Declaration: declaration => {
          if (!/\b(?:brand|channels)\(/.test(declaration.value)) return;
          for (const [name, colour] of COLOURS)
            declaration.value = declaration.value
              .replaceAll(`brand(${name})`, encodeURIComponent(colour))
              .replaceAll(`channels(${name})`, channelsOf(colour));
        },
      },
    ],
  },
};

function channelsOf(colour: string): string {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ');
}
