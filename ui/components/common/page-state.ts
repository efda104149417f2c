import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PreparedForm } from '../../../application/request/form-shown.ts';

/** State that the parts of a property's page share in a browser. */
type PageState = {
  /** Inputs of the cost calculator, as typed; absent until it is used. */
  readonly costs?: string;
  /** The current calendar of viewings from the server; absent until it has loaded. */
  readonly calendar?: PreparedForm;
  /**
   * Whether a booking button within the page is in the window, so that the sticky bars hide their own booking buttons; absent until
   * observed.
   */
  readonly books?: boolean;
};

/**
 * Store of one property's page. The context contains this store instead of the state: a changed context value would render parts again that
 * are not hydrated yet, and they would lose the server's HTML.
 */
export type PageStateStore = {
  readonly read: () => PageState;
  readonly change: (change: PageState) => void;
  readonly subscribe: (heard: () => void) => () => void;
};

const FIRST: PageState = {};

export function makePageStateStore(): PageStateStore {
  const listeners = new Set<() => void>();
  let state = FIRST;
  return {
    read: () => state,
    change(change) {
      state = { ...state, ...change };
      for (const heard of listeners) heard();
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** The store of the current page; absent outside of a property's page, as on a print sheet. */
export const PageStateContext = createContext<PageStateStore | undefined>(undefined);

const ALONE = makePageStateStore();

/** The state of the page; during hydration the state in which the server rendered it. */
export function usePageState(): PageState {
  const { subscribe, read } = useContext(PageStateContext) ?? ALONE;
  return useSyncExternalStore(subscribe, read, () => FIRST);
}

/** The function that changes the state; absent outside of a property's page. */
export function useChangePage(): PageStateStore['change'] | undefined {
  return useContext(PageStateContext)?.change;
}
