import { describe, expect, test } from 'vitest';
import { forbiddenWords, markupThatTrusts } from '../support/run/forbidden-words.ts';
import { readSources } from '../support/run/source-file.ts';

const sources = [...readSources().values()];
const within = (...rooms: readonly string[]) => sources.filter(({ path }) => rooms.some(room => path.startsWith(room)));

describe('the core', () => {
  test.each(['domain/', 'application/'])('%s uses no clock, randomness, machine or default locale', room => {
    expect(within(room).length).toBeGreaterThan(0);
    expect(within(room).flatMap(forbiddenWords)).toEqual([]);
  });

  test('platform-independent adapters use no machine either, except the clock', () => {
    const files = within(
      'adapters/feed/',
      'adapters/wire/',
      'adapters/memory/catalogue/listing-catalogue',
      'adapters/memory/site-',
    );
    expect(files.flatMap(forbiddenWords)).toEqual([]);
  });
});

describe('the UI', () => {
  test('uses no raw markup and no inline style, which the content security policy blocks', () => {
    expect(within('ui/').length).toBeGreaterThan(0);
    expect(within('ui/').flatMap(markupThatTrusts)).toEqual([]);
  });
});
