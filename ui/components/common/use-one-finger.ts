import { type RefObject, useEffect } from 'react';

/**
 * Keeps what covers the page open where a second finger leaves the page beside it: browsers up to Chromium 150 take what a second
 * finger touches there for a press of its own, and close the dialog or popover under the first. Captured, that finger is told to
 * what is in the box, wherever it is lifted; told to the dialog itself it would count as pressed on its backdrop.
 */
export function useOneFinger(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const touched = ({ isPrimary, pointerId }: PointerEvent) => {
      if (!isPrimary && box.current?.matches(':modal, :popover-open'))
        box.current.firstElementChild?.setPointerCapture(pointerId);
    };
    document.addEventListener('pointerdown', touched);
    return () => document.removeEventListener('pointerdown', touched);
  }, [box]);
}
