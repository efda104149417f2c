import { describe, expect, test } from 'vitest';
import { PASSWORD_FIELDS } from '../../../domain/request/password.ts';
import { sentLength, tooLongFor } from '../../../domain/request/sent-length.ts';

describe('the limit that a form with too long texts is answered with', () => {
  const long = 'a'.repeat(20_000);

  test('is that of the one field that is too long, and absent where none is', () => {
    expect(tooLongFor({ email: long, who: 'an@example.be' })).toBe(254);
    expect(tooLongFor({ email: 'an@example.be', words: undefined })).toBeUndefined();
  });

  test('is the smallest of several, whatever their order, also of a field that came twice', () => {
    expect(tooLongFor({ closed: long, email: long })).toBe(254);
    expect(tooLongFor({ email: long, closed: long })).toBe(254);
    expect(tooLongFor({ email: ['an@example.be', long] })).toBe(254);
  });

  test('is alike for every field of a password', () => {
    for (const name of PASSWORD_FIELDS) expect(sentLength(name)).toBe(sentLength('password'));
    expect(sentLength('password')).toBeLessThan(sentLength('closed'));
    expect(sentLength('password')).not.toBe(sentLength('title'));
  });
});
