import { type RefObject, useEffect, useRef } from 'react';

/** Selectors of the elements of a row on which shortcuts act: its link, and the button that `e` presses. */
const LINK = '[data-row-link]';
const BUTTON = '[data-row-done]';

/**
 * Keyboard shortcuts of a list: `j` and `k` move through its rows, `o` opens one (Enter follows the focused link anyway) and `e` presses
 * its button. Ignores keys typed into fields or with a modifier. After a row is removed, the row in its place has the focus.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  isOn: boolean,
  rows: readonly { readonly id: string }[],
) {
  const left = useRef<number | undefined>(undefined);

  useEffect(() => {
    if (!isOn) return;
    const links = () => [...(list.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];
    const pressed = (event: KeyboardEvent) => {
      if (inField(event)) return;
      const all = links();
      const row = document.activeElement?.closest('li');
      const at = all.findIndex(link => row?.contains(link));
      const focus = (to: number) => {
        const link = all[Math.min(Math.max(to, 0), all.length - 1)];
        link?.focus();
        link?.closest('li')?.scrollIntoView({ block: 'nearest' });
      };
      if (event.key === 'j') focus(at + 1);
      else if (event.key === 'k') focus(at < 0 ? 0 : at - 1);
      else if (event.key === 'o' && at >= 0) all[at]?.click();
      else if (event.key === 'e' && at >= 0) {
        left.current = at;
        row?.querySelector<HTMLButtonElement>(BUTTON)?.click();
      } else return;
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [list, isOn]);

  useEffect(() => {
    const at = left.current;
    if (at === undefined) return;
    left.current = undefined;
    const all = list.current?.querySelectorAll<HTMLElement>(LINK) ?? [];
    all[Math.min(at, all.length - 1)]?.focus();
  }, [rows, list]);
}

/** Whether a key belongs to a field, to a modifier or to another handler, so that the page's shortcuts must ignore it. */
export function inField(event: KeyboardEvent): boolean {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return true;
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
