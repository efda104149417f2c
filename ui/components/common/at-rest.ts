import type { UIEvent } from 'react';

/** Milliseconds without a scroll event after which a swiped strip counts as settled. */
const REST = 90;

/**
 * Scroll handler of a strip of pictures: once scrolling has stopped, calls `arrived` with the index of the picture in view. A strip that was
 * hidden in the meantime has no width and shows no picture: nothing is called. `<ul onScroll={atRest(store.show)}>`
 */
export function atRest(arrived: (at: number) => void): (event: UIEvent<HTMLElement>) => void {
  return ({ currentTarget: strip }) => {
    clearTimeout(Number(strip.dataset['timer']));
    const settle = () => {
      if (strip.clientWidth > 0) arrived(Math.round(strip.scrollLeft / strip.clientWidth));
    };
    strip.dataset['timer'] = String(setTimeout(settle, REST));
  };
}
