import { AsyncLocalStorage } from 'node:async_hooks';

/** The current request, for the log. */
export type RequestContext = {
  /** 16 random hexadecimal digits; correlates the log lines of one request. */
  readonly id: string;
  /** The trace id that the request contained, if any. */
  readonly trace: string | undefined;
  /** Name of the requested resource. */
  readonly route: string;
  /** Network of the client, as returned by `networkOf`; never logged in plain text; absent if unknown. */
  readonly network: string | undefined;
};

const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Runs `work` for a request; all asynchronous work in it has the context. */
export function inRequest<T>(request: RequestContext, work: () => T): T {
  return contexts.run(request, work);
}

/** Runs work that outlives the request or belongs to several, without a context. */
export function outsideRequest<T>(work: () => T): T {
  return contexts.run(undefined, work);
}

/** The context of the current request; `undefined` in background jobs, and for connections without a request. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}
