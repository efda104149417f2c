import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { traceIdOf } from './trace-parent.ts';

/** Data of each response for the access log and the metrics; nothing identifies the client or the address. */
export type Answered = {
  /** The id of the request, which is also in its other log lines. */
  readonly request: string;
  /** The trace id that the request contained, if any. */
  readonly trace: string | undefined;
  /** Name of the requested resource, from a closed list; never the address. */
  readonly route: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'other';
  /** 499 if the client closed the connection before the response began. */
  readonly status: number;
  /** Milliseconds from the end of the request's head until the response was handed to the system; absent if the head was unreadable. */
  readonly ms: number | undefined;
  /** Bytes of the body. */
  readonly bytes: number;
  /** Whether a cacheable page came from the page cache; absent for all other responses. */
  readonly cache: 'hit' | 'miss' | undefined;
};

const CLIENT_LEFT = 499;

/** A response that collects its data for `Answered`, complete when it is closed. */
export class NotedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly id = newRequestId();
  readonly trace = traceIdOf(this.req.headers['traceparent']);
  route = 'other';
  cache: Answered['cache'] = undefined;
  /** Bytes of the body that have been handed to the system so far. */
  bytes = 0;
  private readonly began = performance.now();

  answered(): Answered {
    return {
      request: this.id,
      trace: this.trace,
      route: this.route,
      method: notedMethod(this.req.method),
      status: this.headersSent ? this.statusCode : CLIENT_LEFT,
      ms: performance.now() - this.began,
      bytes: this.bytes,
      cache: this.cache,
    };
  }
}

/** Data of a response to a request whose head was unreadable. */
export function answeredUnreadable(
  { id, trace, route }: { readonly id: string; readonly trace: undefined; readonly route: string },
  status: number,
): Answered {
  return { request: id, trace, route, method: 'other', status, ms: undefined, bytes: 0, cache: undefined };
}

/**
 * A random id of 16 hexadecimal digits. `randomUUID` is fast, as Node generates random bytes in batches. `newRequestId()` →
 * `'9f86d081884c7d65'`
 */
export function newRequestId(): string {
  const id = randomUUID();
  // The digits between these two parts are left out, because not all of them are random (version and variant of the UUID).
  return id.slice(0, 8) + id.slice(28);
}

function notedMethod(method: string | undefined): Answered['method'] {
  return method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other';
}
