import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes a box that floats over the page as browsers dismiss a popover: on Escape, and on a press that begins and ends outside. Scrolling
 * by touch, a second finger and a drag out of the box do not close it. Focus that a press moves outside does not close it either, because a
 * press on text moves the focus to `<main>`; focus that Tab moves outside does.
 *
 * A native popover behaves the same, but cannot be used where the same box is part of a sheet's flow, open beside others. The argument of
 * `dismiss` states whether to return the focus to the box's opener: `useLightDismiss(box, back => close(back))`.
 */
export function useLightDismiss(box: RefObject<HTMLElement | null>, dismiss: (giveFocusBack: boolean) => void): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    const isOutside = ({ target }: Event) => target instanceof Node && !box.current?.contains(target);
    let beganOutside = false;
    const pressed = (event: PointerEvent) => {
      if (event.isPrimary) beganOutside = isOutside(event);
    };
    const released = (event: PointerEvent) => {
      if (event.isPrimary && beganOutside && isOutside(event)) onDismiss(false);
    };
    const focused = (event: FocusEvent) => {
      if (isOutside(event) && event.target instanceof Element && event.target.matches(':focus-visible'))
        onDismiss(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss(true);
    };
    // Presses within a frame send no pointer events to this document; only the focus shows them.
    const left = () => {
      if (document.activeElement instanceof HTMLIFrameElement) onDismiss(false);
    };
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('pointerdown', pressed, { signal });
    document.addEventListener('pointerup', released, { signal });
    document.addEventListener('focusin', focused, { signal });
    document.addEventListener('keydown', key, { signal });
    window.addEventListener('blur', left, { signal });
    return () => end.abort();
  }, [box]);
}
