import { describe, expect, it } from 'vitest';
import { frameAddress, type Media, mediaKind, youtubeThumbnail } from '../../../domain/media/media-kind.ts';

describe('a medium', () => {
  it.each([
    ['https://films.example.be/huis.MP4?x=1', { kind: 'video', mimetype: 'video/mp4' }],
    ['https://films.example.be/huis.webm', { kind: 'video', mimetype: 'video/webm' }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
    ['https://youtu.be/dQw4w9WgXcQ', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1', { kind: 'youtube', id: 'dQw4w9WgXcQ' }],
    ['https://vimeo.com/76979871', { kind: 'vimeo', id: '76979871' }],
    ['https://player.vimeo.com/video/76979871', { kind: 'vimeo', id: '76979871' }],
    ['https://www.facebook.com/agence/videos/10153231379946729/', { kind: 'facebook', id: '10153231379946729' }],
    ['https://www.facebook.com/watch/?v=10153231379946729', { kind: 'facebook', id: '10153231379946729' }],
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo', { kind: 'matterport' }],
    ['https://tours.yisual.com/abc', { kind: 'yisual' }],
  ])('%s is recognised', (address, media) => {
    expect(mediaKind(address)).toEqual(media);
  });

  it.each([
    'https://evilmatterport.com/show/?m=SxQL3iGyoDo',
    'https://matterport.com.evil.example/show',
    'http://my.matterport.com/show/?m=SxQL3iGyoDo',
    'https://user:pass@my.matterport.com/show',
    'https://user@my.matterport.com/show',
    'https://my.matterport.com:8443/show',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/channels/staffpicks',
    'https://www.facebook.com/watch/?v=abc',
    'https://films.example.be/huis.pdf',
    'javascript:alert(1)',
    'huis.mp4',
    '',
  ])('%j is not recognised', address => {
    expect(mediaKind(address)).toBe(false);
  });

  it('on a tour host is recognised if the settings have that host', () => {
    const hosts = { tvl: ['tours.example'], yisual: [] };
    expect(mediaKind('https://a.tours.example/1', hosts)).toEqual({ kind: 'tvl' });
    expect(mediaKind('https://tours.yisual.com/abc', hosts)).toBe(false);
  });
});

describe('URLs of a medium', () => {
  it('are a still picture in three qualities and the player that sets the fewest cookies', () => {
    expect(youtubeThumbnail('dQw4w9WgXcQ', 'low')).toBe('https://i.ytimg.com/vi/dQw4w9WgXcQ/default.jpg');
    expect(youtubeThumbnail('dQw4w9WgXcQ', 'high')).toBe('https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg');
    const youtube: Media = { kind: 'youtube', id: 'dQw4w9WgXcQ' };
    expect(frameAddress('https://youtu.be/dQw4w9WgXcQ', youtube)).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    expect(frameAddress('https://x.be/a.mp4', { kind: 'video', mimetype: 'video/mp4' })).toBeUndefined();
  });
});
