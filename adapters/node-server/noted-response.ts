import { randomUUID } from 'node:crypto';
import { type IncomingMessage, ServerResponse } from 'node:http';
import { traceIdOf } from './trace-parent.ts';

/** What is noted of each response, for the access log and the metrics: nothing that tells who asked, or which address. */
export type Answered = {
  /** The id of the request, which its other lines have too. */
  readonly request: string;
  /** The id of the trace that the request is part of, where its sender named one. */
  readonly trace: string | undefined;
  /** The name of what was asked for, of a closed list: never the address. */
  readonly route: string;
  readonly method: 'GET' | 'HEAD' | 'POST' | 'other';
  /** 499 where the client left before any of the response. */
  readonly status: number;
  /** From the end of the request's head until the response was handed to the system; absent where the head could not be read. */
  readonly ms: number | undefined;
  /** Bytes of content, without the head. */
  readonly bytes: number;
  /** Whether a page that visitors may share was in the cache; absent for all else. */
  readonly cache: 'hit' | 'miss' | undefined;
};

const CLIENT_LEFT = 499;

/** A response that knows what is noted of it once it is closed. */
export class NotedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  readonly id = newRequestId();
  readonly trace = traceIdOf(this.req.headers['traceparent']);
  route = 'other';
  cache: Answered['cache'] = undefined;
  /** Bytes of content that were handed over until now. */
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

/** What is noted of a response to a request whose head could not be read. */
export function answeredUnread(
  { id, trace, route }: { readonly id: string; readonly trace: undefined; readonly route: string },
  status: number,
): Answered {
  return { request: id, trace, route, method: 'other', status, ms: undefined, bytes: 0, cache: undefined };
}

/** An id of 16 hexadecimal digits; Node draws the chance for many in one go. `newRequestId()` → `'9f86d081884c7d65'` */
export function newRequestId(): string {
  const id = randomUUID();
  // The digits between these are not all by chance.
  return id.slice(0, 8) + id.slice(28);
}

function notedMethod(method: string | undefined): Answered['method'] {
  return method === 'GET' || method === 'HEAD' || method === 'POST' ? method : 'other';
}
