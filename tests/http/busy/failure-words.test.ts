import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUSY_FAILURES } from '../../../application/ports/calendar/busy-feeds.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

test.each(LANGUAGES)('every result of fetching a calendar has a text for the agent in %s', language => {
  const words = JSON.parse(readFileSync(`ui/locales/${language}/desk-hours.json`, 'utf8')).busy.failure;
  expect(Object.keys(words).sort()).toEqual([...BUSY_FAILURES].sort());
  for (const failure of BUSY_FAILURES) expect(words[failure].length).toBeGreaterThan(20);
});
