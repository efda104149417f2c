import { useEffect, useState } from 'react';
import { ScrollStore } from '../../stores/scroll.store.ts';

/** Milliseconds of rest after which scrolling is looked at. */
const REST = 100;

/** A store that follows the window, at rest and at most once in a hundred milliseconds. */
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
