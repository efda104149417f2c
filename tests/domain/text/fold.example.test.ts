import { describe, expect, it } from 'vitest';
import { fold, foldedWords, foldWords } from '../../../domain/text/fold.ts';

describe('fold', () => {
  it.each([
    ['Liège', 'liege'],
    ['Œuvre', 'oeuvre'],
    ['STRASSE Straße', 'strasse strasse'],
    ['ĳsselstraat', 'ijsselstraat'],
    ['Sankt Vith – Büllingen', 'sankt vith – bullingen'],
    ['İstanbul', 'istanbul'],
  ])('turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });
});

describe('folded words', () => {
  it('are split at hyphens, apostrophes and brackets', () => {
    expect(foldedWords("Braine-l'Alleud (Nord)")).toEqual(['braine', 'l', 'alleud', 'nord']);
    expect(foldWords('Sint-Genesius-Rode')).toBe('sint genesius rode');
    expect(foldedWords(' – ')).toEqual([]);
  });
});
