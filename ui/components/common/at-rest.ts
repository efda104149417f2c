import type { UIEvent } from 'react';

/** Milliseconds without a scroll event after which a swiped strip counts as settled. */
const REST = 90;

/** Scroll handler of a strip of pictures: once scrolling has stopped, calls `arrived` with the index of the picture in view. */
export function atRest(arrived: (at: number) => void): (event: UIEvent<HTMLElement>) => void {
  return ({ currentTarget: strip }) => {
    clearTimeout(Number(strip.dataset['timer']));
    strip.dataset['timer'] = String(setTimeout(() => arrived(Math.round(strip.scrollLeft / strip.clientWidth)), REST));
  };
}
