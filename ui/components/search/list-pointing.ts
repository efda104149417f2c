/**
 * Links list cards and map markers. Cards are found in the document by `data-id`: they are rendered long before the map's script, which few
 * visitors need.
 */
const CARD = 'article[data-id]';

/**
 * Reports the id of the property under the pointer in the list; without one, the id of the property with the keyboard focus, or `null`. The
 * two are tracked separately: if scrolling moves the cards below a resting pointer, the property with the focus stays reported. Returns a
 * function that removes the listeners.
 */
export function listenToCards(tell: (id: string | null) => void): () => void {
  const by: { mouse: string | null; focus: string | null } = { mouse: null, focus: null };
  let pointed: string | null = null;
  const hear = ({ target, type }: Event) => {
    const card = target instanceof Element ? target.closest<HTMLElement>(CARD) : null;
    by[type.startsWith('mouse') ? 'mouse' : 'focus'] = type.endsWith('out') ? null : (card?.dataset['id'] ?? null);
    const id = by.mouse ?? by.focus;
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

/** Marks the card of the property pointed at on the map; `null` clears it. */
export function markCard(id: string | null): void {
  for (const card of document.querySelectorAll<HTMLElement>(CARD)) {
    if (card.dataset['id'] === id) card.setAttribute('aria-current', 'true');
    else card.removeAttribute('aria-current');
  }
}
