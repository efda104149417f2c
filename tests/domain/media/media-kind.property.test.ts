import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAddress, mediaKind } from '../../../domain/media/media-kind.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const HOSTS = ['youtube.com', 'youtu.be', 'vimeo.com', 'facebook.com', 'matterport.com', 'tvl.be', 'yisual.com'];
const PATHS = ['/', '/12345', '/watch?v=dQw4w9WgXcQ', '/x/videos/123', '/show?m=1', '/embed/dQw4w9WgXcQ'];

describe('a medium', () => {
  it('is recognised or false for any text, and never throws', () => {
    const text = fc.oneof(
      wholeText(),
      fc.webUrl(),
      fc.string().map(t => `https://${t}`),
    );
    fc.assert(
      fc.property(text, address => {
        const media = mediaKind(address);
        expect(media === false || typeof media.kind === 'string').toBe(true);
        if (media) expect(frameAddress(address, media) ?? 'https:').toMatch(/^https:/);
      }),
    );
  });

  it('is never found on a host that only ends, or only begins, in the letters of another', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HOSTS),
        fc.constantFrom(...PATHS),
        fc.stringMatching(/^[a-z]{1,8}$/),
        (host, path, word) => {
          expect(mediaKind(`https://${word}${host}${path}`)).toBe(false);
          expect(mediaKind(`https://${host}.${word}.example${path}`)).toBe(false);
          expect(mediaKind(`https://${word}.example/${host}${path}`)).toBe(false);
        },
      ),
    );
  });

  it('is the same under every subdomain of its host', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HOSTS),
        fc.constantFrom(...PATHS),
        fc.stringMatching(/^[a-z]{1,8}$/),
        (host, path, word) => {
          expect(mediaKind(`https://${word}.${host}${path}`)).toEqual(mediaKind(`https://${host}${path}`));
        },
      ),
    );
  });
});
