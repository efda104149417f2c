import type { HttpRequest } from './exchange.ts';

/** Whether a POST comes from a page of this site, by `Sec-Fetch-Site`, else by `Origin`. */
export function fromThisSite(request: Pick<HttpRequest, 'fetchSite' | 'origin'>, publicUrl: URL): boolean {
  if (request.fetchSite !== undefined) return request.fetchSite === 'same-origin' || request.fetchSite === 'none';
  return request.origin === publicUrl.origin;
}
