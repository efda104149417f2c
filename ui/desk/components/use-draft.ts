import { useEffect, useRef, useState } from 'react';
import { useDesk } from './desk-context.ts';

/** Name of the draft of a text about a request; each agent has drafts of their own. */
export function useDraftName(requestId: string, kind: 'answer' | 'note'): string {
  const { view } = useDesk();
  return `desk ${view.frame?.email ?? ''} ${requestId} ${kind}`;
}

/**
 * Stores the text of an uncontrolled text area as a draft, and restores it on a page without that text. `keptAt`: when the draft was stored
 * (Unix ms), absent without one. `given`: the initial text from the server. `const { box, keptAt, keep } = useDraft(name, given)`
 */
export function useDraft(name: string, given: string) {
  const { store } = useDesk();
  const box = useRef<HTMLTextAreaElement>(null);
  const [keptAt, setKeptAt] = useState<number>();
  useEffect(() => {
    let isOver = false;
    void store?.drafts.read(name).then(draft => {
      const words = draft?.['words'];
      // If the text was changed while the draft was being read, the draft is older than the text and is not restored.
      if (isOver || typeof words !== 'string' || box.current?.value !== given) return;
      box.current.value = words;
      setKeptAt(Number(draft?.['at']));
    });
    return () => {
      isOver = true;
    };
  }, [store, name, given]);

  async function keep(words: string): Promise<void> {
    if (!store) return;
    if (words === given) {
      await store.drafts.forget(name);
      setKeptAt(undefined);
      return;
    }
    const at = Date.now();
    await store.drafts.keep(name, { words, at: String(at) });
    // Reading the draft back shows whether it was stored: the browser may deny storage.
    if ((await store.drafts.read(name)) !== undefined) setKeptAt(at);
  }

  return { box, keptAt, keep };
}
