import { afterPaint } from './after-paint.ts';

/**
 * For a popover that covers the page, as soon as it shows: puts the focus on its first button and makes all else inert, as a modal
 * dialog does; gives what ends it, for once it is hidden. Without it a press beside the popover closes it and follows the link that
 * lies there. A browser has to restyle every element that becomes inert or ceases to be: that waits until what the visitor pressed for
 * is drawn, and so does giving back the focus, which an inert element does not take. `opener`: what gets the focus back, where
 * showing the popover has moved it already.
 * `const end = coverPage(sheet)`
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
