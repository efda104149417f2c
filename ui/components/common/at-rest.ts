import type { UIEvent } from 'react';

/** Milliseconds without a scroll event after which a swiped strip counts as settled. */
const REST = 90;

/** Calls `arrived` with the index of the picture at which a strip settled. */
export function atRest(arrived: (at: number) => void): (event: UIEvent<HTMLElement>) => void {
  return ({ currentTarget: strip }) => {
    clearTimeout(Number(strip.dataset['timer']));
    strip.dataset['timer'] = String(setTimeout(() => arrived(Math.round(strip.scrollLeft / strip.clientWidth)), REST));
  };
}
