import type { DeskBody } from '../../application/desk/desk-view.ts';
import type { PageBody } from '../../application/page/page-model.ts';
import type { Refusal } from '../../application/request/form-shown.ts';
import type { HttpResponse } from './exchange.ts';

/** HTTP status of a rejected form. */
export const STATUS_OF: Readonly<Record<Refusal['kind'], 422 | 429 | 503>> = {
  invalid: 422,
  closed: 422,
  'unknown-fields': 422,
  stamp: 422,
  'key-taken': 422,
  trapped: 422,
  limited: 429,
  failed: 503,
};

/** Seconds until the next attempt is accepted, as `retry-after`. */
export function headersOf(refusal: Refusal): HttpResponse['headers'] {
  if (refusal.kind === 'limited') return { 'retry-after': String(refusal.retryAfter) };
  return refusal.kind === 'failed' ? { 'retry-after': '5' } : {};
}

/** `retry-after` for the page of a password link that was not opened, because there were too many attempts from one network. */
export function waitHeaders(body: PageBody | DeskBody): HttpResponse['headers'] {
  return body.kind === 'set-password' && body.refused?.kind === 'limited' ? headersOf(body.refused) : {};
}
