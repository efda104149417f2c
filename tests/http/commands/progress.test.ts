import { expect, test } from 'vitest';
import { makeProgress } from '../../../adapters/composition/commands/common/progress.ts';

function written(isTTY: boolean, step: number): string {
  let text = '';
  let now = 0;
  const progress = makeProgress({ isTTY, write: (more: string) => (text += more) }, () => (now += step));
  progress.step('scripts and styles');
  for (let done = 1; done <= 40; done++) progress.tell('pages', done, 40);
  progress.end();
  return text;
}

test('on a terminal one line is overwritten at most ten times a second, and ends with the total', () => {
  const text = written(true, 40);
  expect(text.startsWith('\r\x1b[2Kscripts and styles\r\x1b[2Kpages 1 of 40')).toBe(true);
  expect(text.endsWith('\r\x1b[2Kpages 40 of 40\n')).toBe(true);
  expect(text.split('\r').length).toBeLessThan(40);
});

test('without a terminal each tenth of the work prints a line', () => {
  const lines = written(false, 0).split('\n');
  expect(lines.slice(0, 3)).toEqual(['scripts and styles', 'pages 1 of 40', 'pages 4 of 40']);
  expect(lines.slice(-3)).toEqual(['pages 36 of 40', 'pages 40 of 40', '']);
});
