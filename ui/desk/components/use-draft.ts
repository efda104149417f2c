import { useEffect, useRef, useState } from 'react';
import { useDesk } from './desk-context.ts';

/** Name of the draft of a text about a request: each agent has their own. */
export function useDraftName(requestId: string, kind: 'answer' | 'note'): string {
  const { view } = useDesk();
  return `desk ${view.frame?.email ?? ''} ${requestId} ${kind}`;
}

/**
 * Keeps what is typed into an uncontrolled text area, and restores it where the page comes without it. `keptAt`: when it was kept (Unix ms),
 * absent while nothing is. `given`: the text that the page came with. `const { box, keptAt, keep } = useDraft(name, given)`
 */
export function useDraft(name: string, given: string) {
  const { store } = useDesk();
  const box = useRef<HTMLTextAreaElement>(null);
  const [keptAt, setKeptAt] = useState<number>();
  useEffect(() => {
    let isOver = false;
    void store?.drafts.read(name).then(draft => {
      const words = draft?.['words'];
      // What was typed before the draft could be read is newer.
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
    // Where the browser denies storage, nothing was kept.
    if ((await store.drafts.read(name)) !== undefined) setKeptAt(at);
  }

  return { box, keptAt, keep };
}
