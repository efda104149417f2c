import { isRequestState, type RequestState } from './request-state.ts';

type At = { readonly state: RequestState; readonly agentId: string | undefined };

/** A change of a request, told so that it can be taken back: what it was, and what it must still be. */
export type UndoMark = { readonly requestId: string; readonly was: At; readonly is: At };

const SIGN = '~';
const LONGEST = 1_000;

/**
 * A change as a form carries it.
 * `formatUndo({ requestId: 'K7P2-9QXD', was: { state: 'new', agentId: undefined }, is: { state: 'done', agentId: 'a1' } })` → `'K7P2-9QXD~new~~done~a1'`
 */
export function formatUndo({ requestId, was, is }: UndoMark): string {
  return [requestId, was.state, was.agentId ?? '', is.state, is.agentId ?? ''].map(written).join(SIGN);
}

/** Reads such a mark; undefined where it is none. */
export function parseUndo(text: string): UndoMark | undefined {
  if (text.length > LONGEST) return undefined;
  const parts = text.split(SIGN).map(read);
  const [requestId = '', was = '', wasAgent, is = '', isAgent] = parts;
  if (parts.length !== 5 || requestId === '' || !isRequestState(was) || !isRequestState(is)) return undefined;
  if (wasAgent === undefined || isAgent === undefined) return undefined;
  return {
    requestId,
    was: { state: was, agentId: wasAgent || undefined },
    is: { state: is, agentId: isAgent || undefined },
  };
}

function written(part: string): string {
  return encodeURIComponent(part).replaceAll(SIGN, '%7E');
}

function read(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
