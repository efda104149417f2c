import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '../../../domain/text/cut.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const text = () =>
  fc.string({ unit: fc.constantFrom('a', 'é', 'e\u0301', ' ', '  ', '👨‍👩‍👧', '🇧🇪', 'mot', '\n'), maxLength: 80 });
const limit = () => fc.integer({ min: 1, max: 60 });
const graphemes = (t: string) => [...new Intl.Segmenter('fr').segment(t)].map(part => part.segment);

describe('a shortened text', () => {
  it('has at most the limit in code points, followed by three dots', () => {
    fc.assert(
      fc.property(text(), limit(), (t, max) => {
        const short = cut(t, max);
        expect([...short].length).toBeLessThanOrEqual(max + (short.endsWith('...') ? 3 : 0));
      }),
    );
  });

  it('keeps whole graphemes of the start, in order', () => {
    fc.assert(
      fc.property(text(), limit(), (t, max) => {
        const whole = graphemes(t.replace(/\s+/g, ' ').trim());
        const kept = graphemes(cut(t, max).replace(/\.\.\.$/, ''));
        expect(kept).toEqual(whole.slice(0, kept.length));
      }),
    );
  });

  it('is the text itself exactly if that fits', () => {
    fc.assert(
      fc.property(text(), limit(), (t, max) => {
        const clean = t.replace(/\s+/g, ' ').trim();
        expect(cut(t, max) === clean).toBe([...clean].length <= max);
      }),
    );
  });

  it('ends at a space of the text exactly if that is beyond 80% of the limit', () => {
    const words = fc
      .array(fc.string({ unit: fc.constantFrom('a', 'é', 'n', '𝒜'), minLength: 1, maxLength: 9 }), {
        minLength: 20,
        maxLength: 30,
      })
      .map(all => all.join(' '));
    reaches({ 'at a space': runs(100), 'within a word': runs(100) }, met =>
      fc.assert(
        fc.property(words, fc.integer({ min: 5, max: 35 }), (t, max) => {
          const kept = [...cut(t, max)].length - 3;
          const space = [...t].slice(0, max).lastIndexOf(' ');
          met(space > max * 0.8 ? 'at a space' : 'within a word');
          expect(kept).toBe(space > max * 0.8 ? space : max);
        }),
        { numRuns: runs(500) },
      ),
    );
  });
});
