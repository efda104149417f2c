import { AsyncLocalStorage } from 'node:async_hooks';

/** The request under way, as the log names it. */
export type RequestContext = {
  /** Of 16 hexadecimal digits, drawn by chance: it ties together the lines of one request. */
  readonly id: string;
  /** The id of the trace that it is part of, where its sender named one. */
  readonly trace: string | undefined;
  /** The name of what it asks for. */
  readonly route: string;
  /** The network that it comes from, as `networkOf` names it; never written to the log in clear; absent where it is not known. */
  readonly network: string | undefined;
};

const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Does work for a request; all that it awaits finds the context. */
export function inRequest<T>(request: RequestContext, work: () => T): T {
  return contexts.run(request, work);
}

/** Does work that outlives the request, or belongs to others as well. */
export function outsideRequest<T>(work: () => T): T {
  return contexts.run(undefined, work);
}

/** The request that this is done for; none in workers, and of connections that sent no request. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}
