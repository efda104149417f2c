import { useEffect, useId } from 'react';
import { useFetcher } from 'react-router';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { listFoundAt } from './list-found.ts';

/** Milliseconds without a keystroke before a sentence is read. */
const TYPING_PAUSE = 250;

/**
 * The list that results from a typed sentence; the list's `sentence` is absent if nothing was understood. The loader of lists reads the
 * sentence, so the browser needs no grammar. The previous list is returned until the next one has loaded. `undefined` for a text of one
 * word, for which suggestions are shown.
 */
export function useUnderstood(listHref: string, typed: string): ListBody | undefined {
  const { load, data } = useFetcher<ListBody | undefined>({ key: useId() });
  const text = typed.trim();
  const isSentence = /\s/.test(text);
  useEffect(() => {
    if (!isSentence) return undefined;
    const pause = setTimeout(
      () => void load(listFoundAt(`${listHref}?${new URLSearchParams({ q: text })}`)),
      TYPING_PAUSE,
    );
    return () => clearTimeout(pause);
  }, [isSentence, text, listHref, load]);
  return isSentence ? data : undefined;
}
