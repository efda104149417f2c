import type { UIEvent } from 'react';

/** Milliseconds of rest after which a strip that was swiped counts as arrived. */
const REST = 90;

/** Says at which picture a strip came to rest. */
export function atRest(arrived: (at: number) => void): (event: UIEvent<HTMLElement>) => void {
  return ({ currentTarget: strip }) => {
    clearTimeout(Number(strip.dataset['timer']));
    strip.dataset['timer'] = String(setTimeout(() => arrived(Math.round(strip.scrollLeft / strip.clientWidth)), REST));
  };
}
