import type { Brand, Mark } from './site.ts';

/** Logo generated from the agency's name when the content has no logo file; maximum width and fixed height in CSS pixels. */
export const DRAWN_LOGO: Mark = { address: '/icons/logo.svg', width: 240, height: 60 };
export const SVG_ICON = '/icons/icon.svg';
export const PNG_ICON = '/icons/icon-96.png';

/** Whether an image's address names an SVG. `isSvg('/icons/icon.svg?1f0c92ab')` → `true` */
export function isSvg(address: string): boolean {
  return /\.svg(?:\?|$)/.test(address);
}

/** Minimum width-to-height ratio of a wordmark; at the usual logo height it would fill the header. */
const WIDE = 2;

/**
 * Whether a logo is a wordmark that needs less height. `isWide({ address: '/icons/logo.svg', width: 240, height: 60 })`
 * → `true`
 */
export function isWide({ width, height }: Mark): boolean {
  return width >= WIDE * height;
}

/** Generated logo and icon, used when the content has no files for them. */
export const DRAWN_MARKS: Pick<Brand, 'logo' | 'icon'> = { logo: DRAWN_LOGO, icon: SVG_ICON };
