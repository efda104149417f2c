import { describe, expect, it } from 'vitest';
import { weekdayText } from '../../../domain/text/weekday.ts';

describe('a day with its name', () => {
  it.each([
    ['fr', 'mardi 27-10-2026'],
    ['nl', 'dinsdag 27-10-2026'],
    ['en', 'Tuesday 27-10-2026'],
    ['de', 'Dienstag 27-10-2026'],
  ] as const)('in %s is %s', (language, text) => {
    expect(weekdayText('2026-10-27', language)).toBe(text);
  });
  it.each(['', 'soon', '2026-02-30'])('that is none stays as it came: %j', text => {
    expect(weekdayText(text, 'fr')).toBe(text);
  });
});
