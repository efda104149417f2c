import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut } from '../../../domain/text/cut.ts';

const text = () =>
  fc.string({ unit: fc.constantFrom('a', 'é', 'e\u0301', ' ', '  ', '👨‍👩‍👧', '🇧🇪', 'mot', '\n'), maxLength: 80 });
const limit = () => fc.integer({ min: 1, max: 60 });
const graphemes = (t: string) => [...new Intl.Segmenter('fr').segment(t)].map(part => part.segment);

describe('a cut text', () => {
  it('has at most the limit in code points, and then three dots', () => {
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

  it('is the text itself exactly where that fits', () => {
    fc.assert(
      fc.property(text(), limit(), (t, max) => {
        const clean = t.replace(/\s+/g, ' ').trim();
        expect(cut(t, max) === clean).toBe([...clean].length <= max);
      }),
    );
  });

  it('ends at a space of the text only where that lies past 80% of the limit, and then does', () => {
    fc.assert(
      fc.property(text(), limit(), (t, max) => {
        const clean = t.replace(/\s+/g, ' ').trim();
        fc.pre([...clean].length > max);
        const kept = cut(t, max).slice(0, -3);
        const head = [...clean].slice(0, max);
        const space = head.lastIndexOf(' ');
        if (clean.charAt(kept.length) === ' ' && [...kept].length < max - 4) expect(space).toBeGreaterThan(max * 0.8);
        if (space > max * 0.8) expect([...kept].length).toBe(space);
      }),
    );
  });
});
