import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes what floats over a page as browsers close a popover: by Escape, and by a press that begins and ends outside. A
 * finger that scrolls the page, a second finger, and a pointer that is drawn out of the box close nothing. Neither does focus
 * that a press moved, which lands on `<main>` wherever words are pressed; focus that Tab moved outside does.
 *
 * A popover itself would close alike, but is none in the flow of a sheet, where the same box stands open beside others.
 * `dismiss` is told whether the focus has to go back to what opened the box: `useLightDismiss(box, back => close(back))`.
 */
export function useLightDismiss(box: RefObject<HTMLElement | null>, dismiss: (giveFocusBack: boolean) => void): void {
  const told = useEffectEvent(dismiss);
  useEffect(() => {
    const isOutside = ({ target }: Event) => target instanceof Node && !box.current?.contains(target);
    let beganOutside = false;
    const pressed = (event: PointerEvent) => {
      if (event.isPrimary) beganOutside = isOutside(event);
    };
    const released = (event: PointerEvent) => {
      if (event.isPrimary && beganOutside && isOutside(event)) told(false);
    };
    const focused = (event: FocusEvent) => {
      if (isOutside(event) && event.target instanceof Element && event.target.matches(':focus-visible')) told(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') told(true);
    };
    // A press in a frame is told to the frame alone.
    const left = () => {
      if (document.activeElement instanceof HTMLIFrameElement) told(false);
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
