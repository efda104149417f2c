/**
 * Gives an element the focus when its page opens, which without script is the one way to lead to what is wrong.
 * `<input {...focusedAtFirst(true)} />` → `<input autofocus="">`
 */
export function focusedAtFirst(focused: boolean): { readonly autoFocus?: true } {
  return focused ? { autoFocus: true } : {};
}
