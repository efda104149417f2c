import type { Brand, Mark } from './site.ts';

/** The logo that is drawn from the agency's name where the content has none: as high as this, and at most as wide. */
export const DRAWN_LOGO: Mark = { address: '/icons/logo.svg', width: 240, height: 60 };
export const SVG_ICON = '/icons/icon.svg';
export const PNG_ICON = '/icons/icon-96.png';

/** A logo at least this many times as wide as it is high is a line of writing: at the height of others it would fill the header. */
const WIDE = 2;

/** `isWide({ address: '/icons/logo.svg', width: 240, height: 60 })` → `true` */
export function isWide({ width, height }: Mark): boolean {
  return width >= WIDE * height;
}

/** The marks of a site whose content has no files of them. */
export const DRAWN_MARKS: Pick<Brand, 'logo' | 'icon'> = { logo: DRAWN_LOGO, icon: SVG_ICON };
