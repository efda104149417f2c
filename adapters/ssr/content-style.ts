import { createHash } from 'node:crypto';
import { colorClass } from '../../application/browse/color-class.ts';
import { BRAND_TOKENS, brandProperty } from '../../domain/page/brand-colours.ts';
import type { SiteContent } from '../../domain/page/site.ts';

/**
 * Style sheet derived from the content: the brand's colours as custom properties, and the colours and rules of pages. The style sheet is a
 * file because the Content-Security-Policy blocks `style` attributes. The content's parser has validated the values. The address contains
 * a hash of the sheet.
 */
export function contentStyle(content: SiteContent): { readonly address: string; readonly css: string } {
  const rules: string[] = [];
  const backgrounds = new Set(
    content.pages.flatMap(({ modules }) =>
      modules.flatMap(({ background }) => (background.type === 'color' ? background.color : [])),
    ),
  );
  for (const color of backgrounds) rules.push(`.${colorClass(color)}{background-color:${color}}`);
  const texts = new Set(content.topBar.flatMap(({ color }) => color ?? []));
  for (const color of texts) rules.push(`.text-${colorClass(color)}{color:${color}}`);
  for (const { css } of content.pages) if (css !== '') rules.push(css);
  const tokens = BRAND_TOKENS.map(token => `${brandProperty(token)}:${content.brand.colours[token]}`);
  const css = `@layer tokens{:root{${tokens.join(';')}}}\n@layer content{${rules.join('\n')}}`;
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 10);
  return { address: `/assets/content-${hash}.css`, css };
}
