import { isRequestState, type RequestState } from './request-state.ts';

type At = { readonly state: RequestState; readonly agentId: string | undefined };

/**
 * An undoable change of a request: its previous state, its current state, and the time of the change (Unix ms). Undo is refused after a
 * later change, even one to the same state.
 */
export type UndoMark = { readonly requestId: string; readonly was: At; readonly is: At; readonly at: number };

const SIGN = '~';
const LONGEST = 1_000;

/**
 * Serialises a change for a form field.
 * `formatUndo({ requestId: 'K7P2-9QXD', was: { state: 'new', agentId: undefined }, is: { state: 'done', agentId: 'a1' }, at: 7 })` →
 * `'K7P2-9QXD~new~~done~a1~7'`
 */
export function formatUndo({ requestId, was, is, at }: UndoMark): string {
  return [requestId, was.state, was.agentId ?? '', is.state, is.agentId ?? '', String(at)].map(written).join(SIGN);
}

/** Parses the result of `formatUndo`; `undefined` for anything else. */
export function parseUndo(text: string): UndoMark | undefined {
  if (text.length > LONGEST) return undefined;
  const parts = text.split(SIGN).map(read);
  const [requestId = '', was = '', wasAgent, is = '', isAgent, time = ''] = parts;
  if (parts.length !== 6 || !/^(?:0|[1-9]\d{0,15})$/.test(time)) return undefined;
  const at = Number(time);
  if (!Number.isSafeInteger(at) || requestId === '' || !isRequestState(was) || !isRequestState(is)) return undefined;
  if (wasAgent === undefined || isAgent === undefined) return undefined;
  return {
    requestId,
    was: { state: was, agentId: wasAgent || undefined },
    is: { state: is, agentId: isAgent || undefined },
    at,
  };
}

/** An answer that its author may take back until its mail is sent. */
export type TakeBackMark = { readonly requestId: string; readonly noteId: string };

/**
 * Serialises a `TakeBackMark` for the same form field as `formatUndo`; the two formats have different numbers of parts.
 * `formatTakeBack({ requestId: 'K7P2-9QXD', noteId: 'K7P2-9QXD.1' })` → `'K7P2-9QXD~K7P2-9QXD.1'`
 */
export function formatTakeBack({ requestId, noteId }: TakeBackMark): string {
  return [requestId, noteId].map(written).join(SIGN);
}

/** Parses the result of `formatTakeBack`; `undefined` for anything else. */
export function parseTakeBack(text: string): TakeBackMark | undefined {
  if (text.length > LONGEST) return undefined;
  const [requestId, noteId, ...rest] = text.split(SIGN).map(read);
  return requestId && noteId && rest.length === 0 ? { requestId, noteId } : undefined;
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
