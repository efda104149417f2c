import { createContext, use } from 'react';
import type { DeskView } from '../../../application/desk/desk-view.ts';
import type { DeskStore } from '../../stores/desk.store.ts';

/** What every part of a page of the desk may lean on. */
export type Desk = {
  readonly view: DeskView;
  /** Absent while the server draws. */
  readonly store: DeskStore | undefined;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

/** The page that is on screen. Throws outside of the desk. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('the component is outside of the desk');
  return desk;
}
