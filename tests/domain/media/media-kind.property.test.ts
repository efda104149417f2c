import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAddress, type Media, mediaKind } from '../../../domain/media/media-kind.ts';
import { wholeText } from '../../arbitraries/any-text.ts';
import { runs } from '../../support/run/daily-runs.ts';

const HOSTS = ['youtube.com', 'youtu.be', 'vimeo.com', 'facebook.com', 'matterport.com', 'tvl.be', 'yisual.com'];
const PATHS = ['/', '/12345', '/watch?v=dQw4w9WgXcQ', '/x/videos/123', '/show?m=1', '/embed/dQw4w9WgXcQ'];

const aWord = fc.stringMatching(/^[a-z]{1,8}$/);
const anId = fc.stringMatching(/^[\w-]{11}$/);
const aNumber = fc.stringMatching(/^[1-9]\d{0,14}$/);
/** Host and path of content of each provider, with its kind. */
const aMedium: fc.Arbitrary<{ readonly host: string; readonly path: string; readonly media: Media }> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('youtube.com', 'youtube-nocookie.com'),
      fc.constantFrom('/watch?v=', '/embed/', '/shorts/', '/live/', '/v/'),
      anId,
    )
    .map(([host, path, id]) => ({ host, path: path + id, media: { kind: 'youtube', id } as const })),
  anId.map(id => ({ host: 'youtu.be', path: `/${id}`, media: { kind: 'youtube', id } as const })),
  fc
    .tuple(fc.constantFrom('/', '/video/'), aNumber)
    .map(([path, id]) => ({ host: 'vimeo.com', path: path + id, media: { kind: 'vimeo', id } as const })),
  fc
    .tuple(fc.constantFrom('/watch?v=', '/agency/videos/', '/agency/videos/a-house/'), aNumber)
    .map(([path, id]) => ({ host: 'facebook.com', path: path + id, media: { kind: 'facebook', id } as const })),
  fc
    .tuple(
      fc.constantFrom(
        ['matterport.com', 'matterport'] as const,
        ['tvl.be', 'tvl'] as const,
        ['yisual.com', 'yisual'] as const,
      ),
      fc.webPath(),
    )
    .map(([[host, kind], path]) => ({ host, path: `/${path}`, media: { kind } as const })),
  fc
    .tuple(fc.domain(), aWord, fc.constantFrom(['mp4', 'video/mp4'] as const, ['WebM', 'video/webm'] as const))
    .map(([domain, name, [ending, mimetype]]) => ({
      // No provider uses a domain under `.example`.
      host: `${domain}.example`,
      path: `/${name}.${ending}?x=1`,
      media: { kind: 'video', mimetype } as const,
    })),
);

describe('a medium', () => {
  it('is recognised by its provider’s URL, on every subdomain of the host and over https only', () => {
    fc.assert(
      fc.property(aMedium, aWord, ({ host, path, media }, word) => {
        for (const name of [host, `${word}.${host}`, host.toUpperCase()]) {
          expect(mediaKind(`https://${name}${path}`)).toEqual(media);
          expect(mediaKind(`http://${name}${path}`)).toBe(false);
          expect(mediaKind(`https://${word}@${name}${path}`)).toBe(false);
          expect(mediaKind(`https://${name}:8443${path}`)).toBe(false);
        }
      }),
      { numRuns: runs(300) },
    );
  });

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
      }),
    );
  });

  it('is embedded from an https URL of its own provider; a film file is not embedded', () => {
    const HOSTS_OF = {
      youtube: 'www.youtube-nocookie.com',
      vimeo: 'player.vimeo.com',
      facebook: 'www.facebook.com',
      matterport: 'matterport.com',
      tvl: 'tvl.be',
      yisual: 'yisual.com',
    };
    fc.assert(
      fc.property(aMedium, ({ host, path, media }) => {
        const frame = frameAddress(`https://${host}${path}`, media);
        if (media.kind === 'video') {
          expect(frame).toBeUndefined();
          return;
        }
        expect(new URL(frame ?? '')).toMatchObject({ protocol: 'https:', host: HOSTS_OF[media.kind] });
        if ('id' in media) expect(decodeURIComponent(frame ?? '')).toContain(media.id);
      }),
      { numRuns: runs(300) },
    );
  });

  it('is never recognised on a host that only starts or ends with the name of another', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HOSTS), fc.constantFrom(...PATHS), aWord, (host, path, word) => {
        expect(mediaKind(`https://${word}${host}${path}`)).toBe(false);
        expect(mediaKind(`https://${host}.${word}.example${path}`)).toBe(false);
        expect(mediaKind(`https://${word}.example/${host}${path}`)).toBe(false);
      }),
    );
  });
});
