/** Id of the element below the list's controls. */
export const LIST_TOP = 'list-top';

/** Scrolls to the start of the list if the controls were used from further down. */
export function showListTop(): void {
  const top = document.getElementById(LIST_TOP);
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
}
