import { createContext, use } from 'react';
import type { DeskView } from '../../../application/desk/desk-view.ts';
import type { DeskStore } from '../../stores/desk.store.ts';

/** Context of all components of a desk page. */
export type Desk = {
  readonly view: DeskView;
  /** Store of the desk's pages; absent during server rendering. */
  readonly store: DeskStore | undefined;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The current page. Throws outside the desk. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('the component is outside of the DeskContext');
  return desk;
}
