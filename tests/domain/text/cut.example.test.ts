import { describe, expect, it } from 'vitest';
import { cut } from '../../../domain/text/cut.ts';

describe('a cut text', () => {
  it('within the limit is unchanged but for its spaces', () => {
    expect(cut('Maison  de\nmaître ', 30)).toBe('Maison de maître');
  });
  it('ends at a word where the space falls past 80% of the limit', () => {
    expect(cut('Lumineux appartement au centre', 25)).toBe('Lumineux appartement au...');
  });
  it('ends inside a word where the last space falls earlier', () => {
    expect(cut('Bel appartementshuisje', 10)).toBe('Bel appart...');
    expect(cut('Maison unifamiliale', 10)).toBe('Maison uni...');
  });
  it('never splits a family into people', () => {
    expect(cut('👨‍👩‍👧 huis', 3)).toBe('...');
    expect(cut('a👨‍👩‍👧', 3)).toBe('a...');
  });
  it('has 250 code points by default', () => {
    expect(cut('x'.repeat(251))).toBe(`${'x'.repeat(250)}...`);
  });
});
