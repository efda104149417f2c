import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';

/** Responds to `/robots.txt`; `undefined` for every other path. */
export function makeRobots(publicUrl: URL): (request: HttpRequest) => HttpResponse | undefined {
  return ({ path }) => {
    if (path !== '/robots.txt') return undefined;
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /preview/',
      'Disallow: /consent',
      '',
      `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    ];
    return {
      ...plainResponse(200, `${lines.join('\n')}\n`, { 'cache-control': 'public, max-age=3600' }),
      shared: true,
    };
  };
}
