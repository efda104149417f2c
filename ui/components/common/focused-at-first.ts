/**
 * Focuses an element when its page opens; without script only `autofocus` can move the focus to a field with an error.
 * `<input {...focusedAtFirst(true)} />` → `<input autofocus="">`
 */
export function focusedAtFirst(focused: boolean): { readonly autoFocus?: true } {
  return focused ? { autoFocus: true } : {};
}
