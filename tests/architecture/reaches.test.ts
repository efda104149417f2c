import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reaches } from '../support/run/reaches.ts';

const law = (met: (name: 'small' | 'large') => void) =>
  fc.assert(fc.property(fc.integer({ min: 0, max: 9 }), number => met(number < 5 ? 'small' : 'large')));

test('a property that covers each case often enough passes', () => {
  expect(() => reaches({ small: 10, large: 10 }, law)).not.toThrow();
});

test('a property that rarely covers a case fails and names it', () => {
  expect(() => reaches({ small: 10, large: 101 }, law)).toThrow(/'large' was met \d+ times, at least 101 are wanted/);
});

test('a failure of the property itself is reported first', () => {
  const failing = () => {
    throw new Error('the law does not hold');
  };
  expect(() => reaches({ small: 1 }, failing)).toThrow('the law does not hold');
});

test('an asynchronous property is awaited before its cases are counted', async () => {
  const later = (met: (name: 'late') => void) =>
    fc.assert(fc.asyncProperty(fc.constant(1), async () => (await Promise.resolve(), met('late'))));
  await reaches({ late: 100 }, later);
  await expect(reaches({ late: 101 }, later)).rejects.toThrow("'late' was met 100 times");
});
