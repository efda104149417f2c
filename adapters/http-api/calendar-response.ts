import type { HttpResponse } from '../wire/exchange.ts';

/** A file that its reader's calendar takes over; `name` is the one under which a browser keeps it. */
export function calendarResponse(body: string, name: string): HttpResponse {
  return {
    status: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    },
    body,
    shared: false,
  };
}
