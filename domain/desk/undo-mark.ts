import { isRequestState, type RequestState } from './request-state.ts';

type At = { readonly state: RequestState; readonly agentId: string | undefined };

/** A change of a request, told so that it can be taken back: what it was, and what it must still be. */
export type UndoMark = { readonly requestId: string; readonly was: At; readonly is: At };

const SIGN = '~';
const PART = /^[\w.-]{0,100}$/;

/**
 * A change as a form carries it; undefined where a part cannot be written so.
 * `formatUndo({ requestId: 'K7P2-9QXD', was: { state: 'new', agentId: undefined }, is: { state: 'done', agentId: 'a1' } })` → `'K7P2-9QXD~new~~done~a1'`
 */
export function formatUndo({ requestId, was, is }: UndoMark): string | undefined {
  const parts = [requestId, was.state, was.agentId ?? '', is.state, is.agentId ?? ''];
  return requestId !== '' && parts.every(part => PART.test(part)) ? parts.join(SIGN) : undefined;
}

/** Reads such a mark; undefined where it is none. */
export function parseUndo(text: string): UndoMark | undefined {
  const parts = text.split(SIGN);
  const [requestId = '', was = '', wasAgent = '', is = '', isAgent = ''] = parts;
  if (parts.length !== 5 || requestId === '' || !parts.every(part => PART.test(part))) return undefined;
  if (!isRequestState(was) || !isRequestState(is)) return undefined;
  return {
    requestId,
    was: { state: was, agentId: wasAgent === '' ? undefined : wasAgent },
    is: { state: is, agentId: isAgent === '' ? undefined : isAgent },
  };
}
