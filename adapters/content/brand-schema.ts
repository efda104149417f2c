import { z } from 'zod';
import { BRAND_TOKENS, type BrandColours, type BrandToken } from '../../domain/page/brand-colours.ts';
import { readableColours } from '../../domain/page/readable-colours.ts';
import { parseColour } from './readable-colour.ts';

const colour = z.string().transform((text, context) => {
  const read = parseColour(text);
  if (read !== undefined) return read;
  context.addIssue('is not a colour such as #1f4d45');
  return z.NEVER;
});

const file = z
  .string()
  .regex(
    /^[a-z0-9_-]+(?:[./][a-z0-9_-]+)*\.(?:svg|png|webp|jpe?g)$/i,
    'is not the path of a picture in the content directory',
  );

/** The files of a brand, as paths inside the content directory; what is absent is drawn from the agency's name. */
export type BrandFiles = {
  readonly logo?: string | undefined;
  readonly icon?: string | undefined;
  readonly preview?: string | undefined;
};

/** How the site looks, as `site.json` says it. */
export type RawBrand = BrandFiles & { readonly colors: Partial<BrandColours>; readonly shortName: string };

const colors = Object.fromEntries(BRAND_TOKENS.map(token => [token, colour.optional()])) as Readonly<
  Record<BrandToken, z.ZodOptional<typeof colour>>
>;

export const brandSchema: z.ZodType<RawBrand> = z.strictObject({
  colors: z
    .strictObject(colors)
    .default({})
    .transform(given => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))),
  shortName: z.string().max(30, 'is longer than 30 characters').default(''),
  logo: file.optional(),
  icon: file.optional(),
  preview: file.optional(),
});

/** The colours of a site in which its texts can be read; `tell` hears of each that is not used as it is given. */
export function readBrandColours(
  given: Partial<BrandColours>,
  tell: (field: string, reason: string) => void,
): BrandColours {
  const { colours, unreadable } = readableColours(given);
  for (const { token, beside, ratio, least, used } of unreadable) {
    tell(
      `brand.colors.${token}`,
      `${given[token]} stands out from ${beside} by ${ratio.toFixed(2)}:1, less than ${least}:1; ${used} is used instead`,
    );
  }
  return colours;
}
