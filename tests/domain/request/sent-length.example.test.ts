import { describe, expect, test } from 'vitest';
import { PASSWORD_FIELDS } from '../../../domain/request/password.ts';
import { sentLength, tooLongFor } from '../../../domain/request/sent-length.ts';

describe('the length limit reported for a form with overlong text', () => {
  const long = 'a'.repeat(20_000);

  test('is that of the only overlong field, and absent if there is none', () => {
    expect(tooLongFor({ email: long, who: 'an@example.be' })).toBe(254);
    expect(tooLongFor({ email: 'an@example.be', words: undefined })).toBeUndefined();
  });

  test('is the smallest of several, in any order, also for a field sent twice', () => {
    expect(tooLongFor({ closed: long, email: long })).toBe(254);
    expect(tooLongFor({ email: long, closed: long })).toBe(254);
    expect(tooLongFor({ email: ['an@example.be', long] })).toBe(254);
  });

  test('is the same for every password field', () => {
    for (const name of PASSWORD_FIELDS) expect(sentLength(name)).toBe(sentLength('password'));
    expect(sentLength('password')).toBeLessThan(sentLength('closed'));
    expect(sentLength('password')).not.toBe(sentLength('title'));
  });
});
