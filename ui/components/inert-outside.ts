/**
 * Makes all of a page inert but one element, as a modal dialog does, for a popover that covers the page; gives what ends it.
 * Without it a press beside the popover closes it and follows the link that lies there.
 */
export function inertOutside(kept: HTMLElement): () => void {
  const inert: HTMLElement[] = [];
  for (let at = kept; at.parentElement && at !== document.body; at = at.parentElement)
    for (const beside of at.parentElement.children)
      if (beside !== at && beside instanceof HTMLElement && !beside.inert) {
        beside.inert = true;
        inert.push(beside);
      }
  return () => {
    for (const element of inert) element.inert = false;
  };
}
