import type { DeskBody } from '../../application/desk/desk-view.ts';
import type { PageBody } from '../../application/page/page-model.ts';
import type { Refusal } from '../../application/request/form-shown.ts';
import type { HttpResponse } from './exchange.ts';

/** The status that says of a form why it was not taken. */
export const STATUS_OF: Readonly<Record<Refusal['kind'], 422 | 429 | 503>> = {
  invalid: 422,
  closed: 422,
  'unknown-fields': 422,
  stamp: 422,
  'key-taken': 422,
  limited: 429,
  failed: 503,
};

/** When the next try counts, in seconds. */
export function headersOf(refusal: Refusal): HttpResponse['headers'] {
  if (refusal.kind === 'limited') return { 'retry-after': String(refusal.retryAfter) };
  return refusal.kind === 'failed' ? { 'retry-after': '5' } : {};
}

/** The same of a page that refuses by itself: that of a password's link, once its network tried too many of them. */
export function waitHeaders(body: PageBody | DeskBody): HttpResponse['headers'] {
  return body.kind === 'set-password' && body.refused?.kind === 'limited' ? headersOf(body.refused) : {};
}
