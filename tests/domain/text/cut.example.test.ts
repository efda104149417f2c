import { describe, expect, it } from 'vitest';
import { cut } from '../../../domain/text/cut.ts';

describe('a shortened text', () => {
  it('within the limit is unchanged except for its spaces', () => {
    expect(cut('Maison  de\nmaître ', 30)).toBe('Maison de maître');
  });
  it('ends after a word if the space is beyond 80% of the limit', () => {
    expect(cut('Lumineux appartement au centre', 25)).toBe('Lumineux appartement au...');
  });
  it('ends inside a word if the last space is earlier', () => {
    expect(cut('Bel appartementshuisje', 10)).toBe('Bel appart...');
    expect(cut('Maison unifamiliale', 10)).toBe('Maison uni...');
  });
  it('never splits a grapheme such as a family emoji', () => {
    expect(cut('👨‍👩‍👧 huis', 3)).toBe('...');
    expect(cut('a👨‍👩‍👧', 3)).toBe('a...');
  });
  it('has 250 code points by default', () => {
    expect(cut('x'.repeat(251))).toBe(`${'x'.repeat(250)}...`);
  });
});
