/**
 * Focuses an element when its page opens; without script `autofocus` is the only way to lead to an error.
 * `<input {...focusedAtFirst(true)} />` → `<input autofocus="">`
 */
export function focusedAtFirst(focused: boolean): { readonly autoFocus?: true } {
  return focused ? { autoFocus: true } : {};
}
