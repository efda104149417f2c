import {
  feedSecret,
  type PrivateCalendar,
  type ShowPrivateCalendar,
} from '../../application/desk/viewings/private-feed.ts';
import { type HttpRequest, type HttpResponse, plainResponse } from '../wire/exchange.ts';
import { PERSONAL_HEADERS } from '../wire/session-cookie.ts';

const HEADERS = { ...PERSONAL_HEADERS, 'cross-origin-resource-policy': 'same-origin' };

/**
 * Answers the secret addresses of agents' own calendars. A secret that opens nothing, whether it was never made, was ended or was its
 * agent's who is gone, is answered by the same bytes.
 */
export function makePrivateCalendar({
  show,
  write,
}: {
  readonly show: ShowPrivateCalendar;
  /** The text of an iCalendar file. */
  readonly write: (calendar: PrivateCalendar) => string;
}): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  return async request => {
    const secret = feedSecret(request.path);
    if (secret === undefined) return undefined;
    if (request.method === 'POST')
      return plainResponse(405, 'A calendar is only read.', { ...HEADERS, allow: 'GET, HEAD' });
    const calendar = await show(secret, request.network ?? '');
    if (!calendar) return plainResponse(404, 'There is no calendar at this address.', HEADERS);
    if (calendar.kind === 'limited') {
      const wait = { ...HEADERS, 'retry-after': String(calendar.retryAfter) };
      return plainResponse(429, 'Too many addresses that open nothing. Please try again later.', wait);
    }
    return {
      status: 200,
      headers: {
        ...HEADERS,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="visits.ics"',
      },
      body: write(calendar),
      shared: false,
    };
  };
}
