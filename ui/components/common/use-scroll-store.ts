import { useEffect, useState } from 'react';
import { ScrollStore } from '../../stores/scroll.store.ts';

/** Milliseconds without a scroll event after which the position is read. */
const REST = 100;

/** A store with the window's scroll position, updated at rest and at most every 100 ms. */
export function useScrollStore(): ScrollStore {
  const [store] = useState(() => new ScrollStore());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      store.scrolledTo(window.scrollY);
    };
    const scrolled = () => {
      timer ??= setTimeout(look, REST);
    };
    look();
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scrolled);
    };
  }, [store]);
  return store;
}
