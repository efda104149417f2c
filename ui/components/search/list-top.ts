/** The id of the line below the controls of a list. */
export const LIST_TOP = 'list-top';

/** Where the controls were used from further down, the list that they lead to is seen from its beginning. */
export function showListTop(): void {
  const top = document.getElementById(LIST_TOP);
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
}
