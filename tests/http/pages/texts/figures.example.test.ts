import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figureTable } from '../../../support/run/figures.ts';
import { PROVED_ROWS, type ProvedRow } from '../../../support/run/proved-rows.ts';

test('the table of figures has a row for every requirement, and marks those that no test measured', () => {
  const figure = { row: 'R7', what: '50 times', figure: '1 failed', target: '0 failed', passed: false };
  const counts = new Map([['tests/faults/stop.fault.ts', { passed: 1, failed: 0 }]]);
  const noted = `${JSON.stringify(figure)}\n${JSON.stringify({ ...figure, passed: true })}\n`;
  const lines = figureTable(noted, counts).split('\n');
  const at = lines.findIndex(line => line.startsWith('R7'));
  expect(lines.slice(at, at + 3)).toEqual([
    'R7 SIGTERM under load: tests/faults/stop.fault.ts 1 passed',
    '    MISSED  R7 50 times: 1 failed (target: 0 failed)',
    '    ok  R7 50 times: 1 failed (target: 0 failed)',
  ]);
  expect(lines).toContain('S33 supply chain: by hand');
  expect(lines).toContain('R16 soak: tests/faults/soak.fault.ts not run');
  expect(lines).toHaveLength(22 + 36 + 2 + 2);
  expect(() => figureTable('{"row":"R99"}', counts)).toThrow();
});

test('every row names existing tests, and each row of the three lists appears once', () => {
  for (const { title, files } of Object.values<ProvedRow>(PROVED_ROWS))
    for (const file of files) expect(existsSync(file), `${title}: ${file}`).toBe(true);
  const numbers = (letter: string, most: number) => Array.from({ length: most }, (_, at) => `${letter}${at + 1}`);
  expect(Object.keys(PROVED_ROWS)).toEqual([...numbers('R', 22), ...numbers('S', 36), ...numbers('L', 2)]);
});
