import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** The request under way, as the log names it. */
export type RequestContext = {
  /** Of 16 hexadecimal digits, drawn by chance: it ties together the lines of one request. */
  readonly id: string;
  /** As sent, without the query; never written to the log. */
  readonly path: string;
  /** The network that it comes from, as `networkOf` names it; never written to the log in clear. */
  readonly network: string;
};

const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Does work under a fresh id; all that it awaits finds the context. */
export function inRequest<T>(request: Omit<RequestContext, 'id'>, work: () => T): T {
  return contexts.run({ id: randomBytes(8).toString('hex'), ...request }, work);
}

/** Does work that outlives the request, or belongs to others as well. */
export function outsideRequest<T>(work: () => T): T {
  return contexts.run(undefined, work);
}

/** The request that this is done for; none in workers, and of connections that sent no request. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}
