import { describe, expect, test } from 'vitest';
import { forbiddenWords, markupThatTrusts } from '../support/run/forbidden-words.ts';
import { readSources } from '../support/run/source-file.ts';

const sources = [...readSources().values()];
const within = (...rooms: readonly string[]) => sources.filter(({ path }) => rooms.some(room => path.startsWith(room)));

describe('the core', () => {
  test.each(['domain/', 'application/'])('%s knows no clock, no chance, no machine, no default language', room => {
    expect(within(room).length).toBeGreaterThan(0);
    expect(within(room).flatMap(forbiddenWords)).toEqual([]);
  });

  test('what runs anywhere knows no machine either, but for the clock', () => {
    const files = within(
      'adapters/feed/',
      'adapters/wire/',
      'adapters/memory/catalogue/listing-catalogue',
      'adapters/memory/site-',
    );
    expect(files.flatMap(forbiddenWords)).toEqual([]);
  });
});

describe('the screen', () => {
  test('trusts no markup and carries no style of its own: the content security policy lets neither through', () => {
    expect(within('ui/').length).toBeGreaterThan(0);
    expect(within('ui/').flatMap(markupThatTrusts)).toEqual([]);
  });
});
