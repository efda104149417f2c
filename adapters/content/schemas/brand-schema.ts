import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import { BRAND_TOKENS, type BrandColours, type BrandToken } from '../../../domain/page/brand-colours.ts';
import { readableColours } from '../../../domain/page/readable-colours.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import type { ReportFinding } from '../files/content-finding.ts';
import { parseColour } from './readable-colour.ts';

const colour = z.string().transform((text, context) => {
  const read = parseColour(text);
  if (read !== undefined) return read;
  context.addIssue(reasonMessage(reason('not-colour')));
  return z.NEVER;
});

/** Descriptions of the brand colours in the JSON Schema: what the site uses each for. */
const COLOUR_WORDS: Readonly<Record<BrandToken, string>> = {
  paper: 'The ground of pages.',
  card: 'The ground of cards.',
  ink: 'Text.',
  valley: 'Links and buttons.',
  valleyDark: 'Buttons while they are pressed.',
  valleyTint: 'A quiet ground.',
  brick: 'The accent.',
  brickDark: 'The accent as small text.',
  sand: 'The ground of parts that stand out.',
  sandLight: 'The same, lighter.',
  line: 'Lines between parts.',
  water: 'Waters of maps.',
  landLine: 'Borders of maps.',
  error: 'What is wrong.',
};

const file = z
  .string()
  .regex(
    /^[a-zA-Z0-9_-]+(?:[./][a-zA-Z0-9_-]+)*\.(?:svg|png|webp|jpe?g|SVG|PNG|WEBP|JPE?G)$/,
    reasonMessage(reason('not-picture-path')),
  );

const colors = Object.fromEntries(
  BRAND_TOKENS.map(token => [token, colour.optional().describe(COLOUR_WORDS[token])]),
) as Readonly<Record<BrandToken, z.ZodOptional<typeof colour>>>;

/** The brand, before missing colours are computed. */
export const brandSchema = z.strictObject({
  colors: z
    .strictObject(colors)
    .default({})
    .transform(given => Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)))
    .describe('Its colours, as #2b4c7e; shades that are left out are mixed from the others.'),
  shortName: z.string().max(30).default('').describe('What a phone writes below the icon.'),
  logo: file.optional().describe('An SVG, or a picture at least 60 pixels high, of at most 150 kB.'),
  icon: file.optional().describe('A square SVG, or a square picture of at least 512 pixels.'),
  preview: file.optional().describe('The picture of link previews where a page has none, at least 1200 by 630 pixels.'),
});

/** Files of a brand, as paths inside the content directory; marks without a file are drawn from the agency's name. */
export type BrandFiles = Pick<z.output<typeof brandSchema>, 'logo' | 'icon' | 'preview'>;

/** Replaces the brand colours whose contrast with their background is too low, and reports each replacement through `tell`. */
export function readBrandColours(given: Partial<BrandColours>, tell: ReportFinding): BrandColours {
  const { colours, unreadable } = readableColours(given);
  for (const { token, beside, ratio, least, used } of unreadable) {
    const colour = given[token] ?? '';
    tell(`brand.colors.${token}`, reason('low-contrast', { colour, beside, ratio: ratio.toFixed(2), least, used }));
  }
  return colours;
}
