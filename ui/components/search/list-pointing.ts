/**
 * Cards of a list and marks of its map point at each other. The cards are found in the document by `data-id`: they are drawn long
 * before the map's script comes, which few visitors need.
 */
const CARD = 'article[data-id]';

/** Tells which property the visitor points at in the list, with the mouse or the keyboard; none when they left it. Gives how to end. */
export function listenToCards(tell: (id: string | null) => void): () => void {
  let pointed: string | null = null;
  const hear = ({ target, type }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
    const id = type === 'mouseout' || type === 'focusout' ? null : (card?.dataset['id'] ?? null);
    if (id === pointed) return;
    pointed = id;
    tell(id);
  };
  const types = ['mouseover', 'mouseout', 'focusin', 'focusout'];
  for (const type of types) document.addEventListener(type, hear);
  return () => {
    for (const type of types) document.removeEventListener(type, hear);
  };
}

/** Marks the card of the property that the visitor points at on the map; none of a null. */
export function markCard(id: string | null): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARD)) {
    if (card.dataset['id'] === id) card.setAttribute('aria-current', 'true');
    else card.removeAttribute('aria-current');
  }
}
