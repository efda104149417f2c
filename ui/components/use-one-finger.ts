import { type RefObject, useEffect } from 'react';

/**
 * Keeps a dialog with `closedby="any"` open where a second finger leaves the page beside it: browsers up to Chromium 150 take what a
 * second finger touches for a press of its own, and close the dialog under the first. They ask by `cancel`, as they do for Escape,
 * which closes it whatever fingers did before.
 */
export function useOneFinger(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    let several = false;
    const began = ({ isPrimary }: PointerEvent) => {
      several = !isPrimary;
    };
    const alone = () => {
      several = false;
    };
    // The browser asks before, after or while it tells of the finger.
    const ended = ({ isPrimary }: PointerEvent) => {
      if (!isPrimary) setTimeout(alone);
    };
    const asked = (event: Event) => {
      if (several && event.target === dialog.current) event.preventDefault();
    };
    const end = new AbortController();
    const options = { signal: end.signal, capture: true };
    document.addEventListener('pointerdown', began, options);
    document.addEventListener('pointerup', ended, options);
    document.addEventListener('pointercancel', ended, options);
    document.addEventListener('keydown', alone, options);
    dialog.current?.addEventListener('cancel', asked, options);
    return () => end.abort();
  }, [dialog]);
}
