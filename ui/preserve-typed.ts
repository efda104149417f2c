type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of input that visitors do not fill in, or whose value scripts cannot set. */
const NOT_TYPED = /^(?:hidden|submit|button|reset|image|file)$/;

/**
 * Preserves input that was typed before React hydrates. If an extension inserted elements, or a translation replaced text, React renders
 * that part of the page again with empty fields. The returned function restores the values and the focus; call it after each such recovery.
 * `const putBack = preserveTyped(root); hydrateRoot(root, tree, { onRecoverableError: putBack })`
 */
export function preserveTyped(root: HTMLElement): () => void {
  const held = new Map(namedFields(root).map(([name, field]) => [field, name]));
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });
  return () => {
    const now = new Map(namedFields(root));
    for (const [before, name] of held) {
      if (before.isConnected) continue;
      held.delete(before);
      const after = now.get(name);
      if (!after) continue;
      held.set(after, name);
      fill(after, before);
      if (focused === before && document.activeElement === document.body) focusLike(after, before);
    }
  };
}

/** Fields that visitors fill in, each identified by its form, its name, and its index among the fields of that name in the form. */
function namedFields(root: HTMLElement): readonly (readonly [name: string, field: Field])[] {
  const counts = new Map<HTMLFormElement | null, Map<string, number>>();
  return [...root.querySelectorAll<Field>('input, select, textarea')]
    .filter(({ type }) => !NOT_TYPED.test(type))
    .map(field => {
      const { form, name } = field;
      const ofForm = counts.get(form) ?? new Map<string, number>();
      counts.set(form, ofForm);
      const at = ofForm.get(name) ?? 0;
      ofForm.set(name, at + 1);
      return [[form?.id || form?.getAttribute('action') || '', name, at].join(' '), field];
    });
}

function fill(after: Field, before: Field): void {
  if (before instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(before.type)) {
    if (
      after instanceof HTMLInputElement &&
      before.checked !== before.defaultChecked &&
      after.checked !== before.checked
    )
      after.click();
    return;
  }
  if (after.value === before.value || !isChanged(before)) return;
  // The prototype's setter is used: the setter that React defines on the element would record the value as React's own, and no change event
  // would be handled.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(after), 'value')?.set?.call(after, before.value);
  after.dispatchEvent(new Event('input', { bubbles: true }));
  after.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether a field differs from what the server sent. */
function isChanged(field: Field): boolean {
  return field instanceof HTMLSelectElement
    ? [...field.options].some(option => option.selected !== option.defaultSelected)
    : field.value !== field.defaultValue;
}

function focusLike(after: Field, before: Field): void {
  after.focus({ preventScroll: true });
  if (after instanceof HTMLSelectElement || before instanceof HTMLSelectElement) return;
  // Fields such as numbers and dates have no selection.
  if (before.selectionStart !== null) after.setSelectionRange(before.selectionStart, before.selectionEnd);
}
