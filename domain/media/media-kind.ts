/** A video or virtual tour recognised by its address, with the provider's id. */
export type Media =
  | { readonly kind: 'video'; readonly mimetype: string }
  | { readonly kind: 'youtube' | 'vimeo' | 'facebook'; readonly id: string }
  | { readonly kind: 'matterport' | 'tvl' | 'yisual' };

/** Hosts of tour providers whose domains an agency may configure. */
export type TourHosts = { readonly tvl: readonly string[]; readonly yisual: readonly string[] };

/** Default hosts, not verified with the providers; an agency that uses them configures their hosts in its settings. */
export const DEFAULT_TOUR_HOSTS: TourHosts = { tvl: ['tvl.be'], yisual: ['yisual.com'] };

const MIMETYPES: ReadonlyMap<string, string> = new Map([
  ['mp4', 'video/mp4'],
  ['mov', 'video/quicktime'],
  ['wmv', 'video/x-ms-wmv'],
  ['avi', 'video/x-msvideo'],
  ['flv', 'video/x-flv'],
  ['webm', 'video/webm'],
]);

/**
 * Recognises a video or tour by its address; `false` for anything else, and for addresses that are not https or have credentials or a
 * port.
 * `mediaKind('https://youtu.be/dQw4w9WgXcQ')` → `{ kind: 'youtube', id: 'dQw4w9WgXcQ' }`,
 * `mediaKind('https://evilmatterport.com/show/?m=x')` → `false`
 */
export function mediaKind(address: string, tourHosts: TourHosts = DEFAULT_TOUR_HOSTS): Media | false {
  const url = secureUrl(address);
  if (!url) return false;
  if (isUnder(url, ['youtube.com', 'youtube-nocookie.com', 'youtu.be'])) return withId('youtube', youtubeId(url));
  if (isUnder(url, ['vimeo.com'])) return withId('vimeo', /^\/(?:video\/)?(\d+)\/?$/.exec(url.pathname)?.[1]);
  if (isUnder(url, ['facebook.com'])) return withId('facebook', facebookId(url));
  if (isUnder(url, ['matterport.com'])) return { kind: 'matterport' };
  if (isUnder(url, tourHosts.tvl)) return { kind: 'tvl' };
  if (isUnder(url, tourHosts.yisual)) return { kind: 'yisual' };
  const mimetype = MIMETYPES.get(/\.([a-z0-9]+)$/i.exec(url.pathname)?.[1]?.toLowerCase() ?? '');
  return mimetype === undefined ? false : { kind: 'video', mimetype };
}

/**
 * Address of YouTube's thumbnail of a video. Loading it sends the visitor's IP address to YouTube, so it needs consent.
 * `youtubeThumbnail('dQw4w9WgXcQ', 'medium')` → `'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg'`
 */
export function youtubeThumbnail(id: string, quality: 'low' | 'medium' | 'high'): string {
  const file = { low: 'default', medium: 'mqdefault', high: 'hqdefault' }[quality];
  return `https://i.ytimg.com/vi/${encodeURIComponent(id)}/${file}.jpg`;
}

/** Embed address of a recognised video or tour; `undefined` for a video file. Frames open on a click, so videos start playing at once. */
export function frameAddress(address: string, media: Media): string | undefined {
  switch (media.kind) {
    case 'video':
      return undefined;
    case 'youtube':
      return `https://www.youtube-nocookie.com/embed/${media.id}?autoplay=1`;
    case 'vimeo':
      return `https://player.vimeo.com/video/${media.id}?dnt=1&autoplay=1`;
    case 'facebook':
      return `https://www.facebook.com/plugins/video.php?href=${encodeURIComponent(`https://www.facebook.com/watch/?v=${media.id}`)}`;
    default:
      return secureUrl(address)?.href;
  }
}

/** CSP origins of frames and images for recognised media. */
export function mediaOrigins(tourHosts: TourHosts): {
  readonly frame: readonly string[];
  readonly image: readonly string[];
} {
  const tours = ['matterport.com', ...tourHosts.tvl, ...tourHosts.yisual];
  return {
    frame: [
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
      'https://www.facebook.com',
      ...tours.flatMap(host => [`https://${host}`, `https://*.${host}`]),
    ],
    image: ['https://i.ytimg.com'],
  };
}

function secureUrl(address: string): URL | undefined {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' && url.username === '' && url.password === '' && url.port === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the host is one of the domains or a subdomain; 'evilexample.com' is not under 'example.com'. */
function isUnder(url: URL, domains: readonly string[]): boolean {
  return domains.some(domain => url.hostname === domain || url.hostname.endsWith(`.${domain}`));
}

function withId(kind: 'youtube' | 'vimeo' | 'facebook', id: string | undefined): Media | false {
  return id === undefined ? false : { kind, id };
}

function youtubeId(url: URL): string | undefined {
  const id = isUnder(url, ['youtu.be'])
    ? /^\/([^/]+)\/?$/.exec(url.pathname)?.[1]
    : (/^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(url.pathname)?.[1] ??
      (/^\/watch\/?$/.test(url.pathname) ? (url.searchParams.get('v') ?? undefined) : undefined));
  return id !== undefined && /^[\w-]{11}$/.test(id) ? id : undefined;
}

function facebookId(url: URL): string | undefined {
  const watched = /^\/watch\/?$/.test(url.pathname) ? (url.searchParams.get('v') ?? '') : '';
  return /^\d+$/.exec(watched)?.[0] ?? /\/videos\/(?:[^/]+\/)?(\d+)\/?$/.exec(url.pathname)?.[1];
}
