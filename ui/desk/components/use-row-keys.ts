import { type RefObject, useEffect, useRef } from 'react';

/** What of a row the keys reach: its link, and the button that is pressed by `e`. */
const LINK = '[data-row-link]';
const BUTTON = '[data-row-done]';

/**
 * Moves through the rows of a list by `j` and `k`, opens one by `o` (Enter follows the link that has the focus anyway) and presses its
 * button by `e`. Keys that are typed somewhere, or with another held, are left alone. After a row went, the one in its place has the focus.
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
      const { target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')) return;
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
