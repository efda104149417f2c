import { afterPaint } from './after-paint.ts';

/**
 * For a popover that covers the page, as soon as it shows: focuses its first button and makes everything else inert, as a modal dialog
 * does. Returns a function to call once the popover is hidden. Without `inert`, a press beside the popover would close it and also follow
 * the link underneath. Browsers restyle every element whose inertness changes, so the rest of the page becomes inert, and active again,
 * only after the next paint. The focus is restored after that, because an inert element refuses it. `opener`: element that gets the focus
 * back, if showing the popover moved it already. `const end = coverPage(sheet)`
 */
export function coverPage(popover: HTMLElement, opener = document.activeElement): () => void {
  const inert: HTMLElement[] = [];
  let ended = false;
  popover.querySelector('button')?.focus();
  afterPaint(() => {
    if (ended) return;
    for (let at = popover; at.parentElement && at !== document.body; at = at.parentElement)
      for (const beside of at.parentElement.children)
        if (beside !== at && beside instanceof HTMLElement && !beside.inert) {
          beside.inert = true;
          inert.push(beside);
        }
  });
  return () => {
    if (ended) return;
    ended = true;
    afterPaint(() => {
      for (const element of inert) element.inert = false;
      if (opener instanceof HTMLElement && document.activeElement === document.body)
        opener.focus({ preventScroll: true });
    });
  };
}
