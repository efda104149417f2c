import { type RefObject, useEffect } from 'react';

/**
 * Keeps a modal box open when a second finger touches the page beside it: browsers up to Chromium 150 treat that touch as a separate press
 * and close the dialog or popover. Pointer capture sends the finger's events to the box's content; captured by the dialog itself they would
 * count as a press on its backdrop.
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
