import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderMail } from '../../../adapters/mail/render-mail.ts';
import { BRAND_TOKENS, type BrandColours } from '../../../domain/page/brand-colours.ts';
import { contrast } from '../../../domain/page/contrast.ts';
import { readableColours } from '../../../domain/page/readable-colours.ts';
import { sampleMail } from '../../support/site/sample-mails.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';
import { runs } from '../../support/run/daily-runs.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map(number => `#${number.toString(16).padStart(6, '0')}`);
const given = fc.record(Object.fromEntries(BRAND_TOKENS.map(token => [token, colour])), {
  requiredKeys: [],
}) as fc.Arbitrary<Partial<BrandColours>>;
const mail = sampleMail('contact-me.sender', 'nl');

describe('a mail in the colours of any brand', () => {
  test('is readable in mail programs with a dark mode', () => {
    fc.assert(
      fc.property(given, some => {
        const { colours } = readableColours(some);
        const { html } = renderMail(mail, { ...SAMPLE_SENDER, colours, publicUrl: 'https://agency.example' });
        const dark = Object.fromEntries(
          [...html.matchAll(/\.(\w+)\{(?:color|background|border-color):(#[0-9a-f]{6}) !important\}/g)].map(
            ([, name = '', value = '']) => [name, value],
          ),
        ) as Readonly<Record<string, string>>;
        const pairs = [
          ...['ink', 'soft', 'link'].flatMap(text => ['paper', 'card'].map(ground => [text, ground] as const)),
          ['ink', 'sand'] as const,
          ['press', 'button'] as const,
        ];
        for (const [text, ground] of pairs)
          expect(contrast(dark[text] ?? '', dark[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: runs(300), examples: [[{ paper: '#04cad5', ink: '#f90000' }]] },
    );
  });
});
