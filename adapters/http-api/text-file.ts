import type { HttpResponse } from '../wire/exchange.ts';

/** A text that browsers download as a file of this name; not indexed by search engines. */
export function textFile(
  type: string,
  name: string,
  cacheControl: 'no-store' | 'no-cache',
  body: string,
): HttpResponse {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': cacheControl,
      'x-robots-tag': 'noindex',
    },
    body,
    shared: false,
  };
}
