import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureTable } from '../support/figures.ts';

test('the table of figures has a row for all that has to hold, and says where no test measured it', () => {
  const figure = { row: 'R7', what: '50 times', figure: '1 failed', target: '0 failed', passed: false };
  const lines = figureTable(`${JSON.stringify(figure)}\n${JSON.stringify({ ...figure, passed: true })}\n`).split('\n');
  const at = lines.indexOf('R7 SIGTERM under load');
  expect(lines.slice(at, at + 3)).toEqual([
    'R7 SIGTERM under load',
    '    MISSED  R7 50 times: 1 failed (target: 0 failed)',
    '    ok  R7 50 times: 1 failed (target: 0 failed)',
  ]);
  expect(lines).toContain('R16 soak: by hand');
  expect(lines).toContain(
    'R4 database missing, corrupt, of another version: no figure, tried in tests/contracts/sqlite-file.test.ts',
  );
  expect(lines).toHaveLength(22 + 2);
  const named = lines.flatMap(line => line.match(/tests\/[\w/.-]+\.ts/g) ?? []);
  expect(named.filter(file => !existsSync(file))).toEqual([]);
  expect(() => figureTable('{"row":"R99"}')).toThrow();
});
