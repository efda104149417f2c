import { describe, expect, it } from 'vitest';
import { parsePictureQuery, pictureAddress } from '../../../domain/media/picture-address.ts';

const parse = (query: string) => parsePictureQuery(new URLSearchParams(query));

describe('a picture URL', () => {
  it('contains id, size and format in a fixed order', () => {
    expect(pictureAddress('1234567-2', { format: 'webp', width: 400 })).toBe(
      '/pictures/1234567-2?width=400&format=webp',
    );
    expect(pictureAddress('logo', { height: 125 })).toBe('/pictures/logo?height=125');
    expect(pictureAddress('../a b')).toBe('/pictures/..%2Fa%20b');
  });
});

describe('the query of a picture', () => {
  it('without parameters means the original', () => {
    expect(parse('')).toEqual({ ok: true, query: {} });
  });
  it.each([
    ['width=401', 'width'],
    ['width=0400', 'width'],
    ['width=', 'width'],
    ['height=61', 'height'],
    ['format=svg', 'format'],
    ['width=400&width=400', 'doubled'],
    ['width=400&quality=1', 'unknown-key'],
    ['width=1200', 'preview'],
    ['width=400&height=630', 'preview'],
  ])('%s is rejected for its %s', (query, reason) => {
    expect(parse(query)).toEqual({ ok: false, reason });
  });
  it('of a link preview has both sizes', () => {
    expect(parse('width=1200&height=630&format=png')).toEqual({
      ok: true,
      query: { width: 1200, height: 630, format: 'png' },
    });
  });
});
