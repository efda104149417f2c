/** Version, trace id, id of the caller's span, flags; later versions may append fields after another dash. */
const TRACE_PARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/;
const ZEROS = /^0+$/;

/**
 * The trace id in a request's header `traceparent` (W3C Trace Context, level 1, 3.2); `undefined` if the header is absent, sent twice or
 * invalid. Never throws.
 * `traceIdOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01')` → `'4bf92f3577b34da6a3ce929d0e0e4736'`
 */
export function traceIdOf(header: string | readonly string[] | undefined): string | undefined {
  // Most requests have no such header; return early.
  if (typeof header !== 'string') return undefined;
  const [, version, trace = '', span = '', more] = TRACE_PARENT.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return undefined;
  return ZEROS.test(trace) || ZEROS.test(span) ? undefined : trace;
}
