import type { DeskFeatures } from '../../../application/ports/desk/desk-features.ts';
import type { ChosenFeatures } from '../../../domain/desk/features.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Which parts of the desk are on. */
export function makeMemoryDeskFeatures(store: RequestStore): DeskFeatures {
  let chosen: ChosenFeatures = {};
  return {
    chosen: async () => chosen,
    async choose(part, isOn, entry) {
      chosen = { ...chosen, [part]: isOn };
      logDesk(store, entry);
    },
  };
}
