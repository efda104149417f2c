import {
  feedSecret,
  type PrivateCalendar,
  type ShowPrivateCalendar,
} from '../../application/desk/viewings/private-calendar.ts';
import { type HttpRequest, type HttpResponse, plainResponse } from '../wire/exchange.ts';
import { PERSONAL_HEADERS } from '../wire/session-cookie.ts';

const HEADERS = { ...PERSONAL_HEADERS, 'cross-origin-resource-policy': 'same-origin' };

/**
 * Serves agents' calendars at their secret addresses. A secret that opens nothing gets the same response whether it never existed, was
 * revoked, or belonged to a removed agent.
 */
export function makePrivateCalendar({
  show,
  write,
}: {
  readonly show: ShowPrivateCalendar;
  /** Formats an iCalendar file. */
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
