import { isSvg } from '../../domain/page/brand.ts';
import type { SiteContent } from '../../domain/page/site.ts';

/** Path of the Web Application Manifest, which every page links. */
export const MANIFEST_ADDRESS = '/site.webmanifest';

/** The Web Application Manifest (W3C) as JSON: name, icons and colours with which phones list the site among their apps. */
export function webManifest({ agency, brand, settings }: SiteContent): string {
  const png = (size: number) => ({ src: `/icons/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name: agency.name,
    short_name: brand.shortName,
    lang: settings.defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: brand.colours.paper,
    theme_color: brand.colours.valley,
    icons: [
      ...(isSvg(brand.icon) ? [{ src: brand.icon, sizes: 'any', type: 'image/svg+xml' }] : []),
      png(180),
      { ...png(192), purpose: 'any maskable' },
      { ...png(512), purpose: 'any maskable' },
    ],
  });
}
