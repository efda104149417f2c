import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BRAND_TOKENS, type BrandColours, brandColours, type BrandToken } from '../../domain/page/brand-colours.ts';
import { contrast, mix } from '../../domain/page/contrast.ts';
import { readableColours } from '../../domain/page/readable-colours.ts';
import { SAMPLE_SENDER } from '../support/site/sample-site.ts';

const tokens = readFileSync('ui/styles/tokens.css', 'utf8');
const DESK = 'ui/desk';
const styles = [
  'ui/styles/form.css',
  ...readdirSync(DESK)
    .filter(name => name.endsWith('.css'))
    .map(name => join(DESK, name)),
].map(name => readFileSync(name, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''));

/** Rules of a style sheet, without its groups: selector and declarations. */
const rules = styles.flatMap(css =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    body,
  })),
);

const MIX = /--control: color-mix\(in srgb, var\(--(\w+)\) (\d+)%, var\(--(\w+)\)\)/;
/** The colour of borders, as the style sheet mixes it. */
function control(colours: BrandColours): string {
  const [, first = '', share = '', rest = ''] = MIX.exec(tokens) ?? [];
  return mix(colours[first as BrandToken], colours[rest as BrandToken], Number(share) / 100);
}

/** Background colours behind fields and buttons in the desk; `card` is also the background of fields. */
const GROUNDS = ['card', 'paper', 'sandLight', 'valleyTint'] as const;
const ratios = (colours: BrandColours, border: string) => GROUNDS.map(ground => contrast(border, colours[ground]));

const aColour = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`);
const someColours = fc.record(Object.fromEntries(BRAND_TOKENS.map(token => [token, aColour])), {
  requiredKeys: [],
}) as fc.Arbitrary<Partial<BrandColours>>;

describe('the borders of fields, selects and buttons of the desk contrast 3:1 with their background', () => {
  test.each([
    ['without colours of its own', brandColours({})],
    ['of the sample', SAMPLE_SENDER.colours],
  ])('on a site %s', (_, colours) => {
    for (const ratio of ratios(colours, control(colours))) expect(ratio).toBeGreaterThanOrEqual(3);
    // Buttons.
    for (const ratio of ratios(colours, colours.valley)) expect(ratio).toBeGreaterThanOrEqual(3);
  });

  test('on a site with any colours', () => {
    fc.assert(
      fc.property(someColours, given => {
        const { colours } = readableColours(given);
        // Fields have their own background; the surroundings may be any light colour.
        expect(contrast(control(colours), colours.card)).toBeGreaterThanOrEqual(3);
        expect(Math.min(...ratios(colours, colours.valley))).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  test('because each rule that draws one uses such a colour', () => {
    const fields = rules.filter(
      ({ selector, body }) =>
        /(^|[\s(,>])(input|select|textarea)\b|\.button\b/.test(selector) && /border(-color)?:/.test(body),
    );
    expect(fields.length).toBeGreaterThan(4);
    for (const { selector, body } of fields) {
      const [, drawn = ''] = /border(?:-color)?:\s*([^;]+)/.exec(body) ?? [];
      expect({ selector, drawn }).toEqual({
        selector,
        drawn: expect.stringMatching(/^0$|currentcolor|var\(--(control|ink|valley|focus|error)\)/),
      });
    }
    const quiet = rules.find(({ selector }) => selector === '.desk .button.quiet');
    expect(quiet?.body).toContain('border-color: var(--valley)');
  });
});
