import { type HttpResponse, JSON_TYPE } from '../wire/exchange.ts';

/** A JSON response of the API that browsers revalidate each time; `shared`: whether the page cache may send it to everyone. */
export function jsonResponse(body: unknown, shared: boolean): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'same-origin' },
    body: JSON.stringify(body),
    shared,
  };
}

/** A problem response (RFC 9457); `more` are additional members. `problemResponse(404, 'There is no form with this name.')` */
export function problemResponse(
  status: number,
  title: string,
  headers: HttpResponse['headers'] = {},
  more: object = {},
): HttpResponse {
  return {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      ...headers,
    },
    body: JSON.stringify({ status, title, ...more }),
    shared: false,
  };
}
