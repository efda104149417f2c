import { type Answer, JSON_TYPE } from '../wire/exchange.ts';

/** What an address of the interface tells, asked after anew each time; `shared` where everybody may get these bytes. */
export function jsonAnswer(body: unknown, shared: boolean): Answer {
  return {
    status: 200,
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'same-origin' },
    body: JSON.stringify(body),
    shared,
  };
}

/** A problem as RFC 9457 writes it, with `more` members of its own. `problemAnswer(404, 'There is no such form.')` */
export function problemAnswer(
  status: number,
  title: string,
  headers: Answer['headers'] = {},
  more: object = {},
): Answer {
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
