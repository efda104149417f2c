import type { DeskFeatures } from '../../../application/ports/desk/desk-features.ts';
import type { ChosenFeatures } from '../../../domain/desk/features.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Features of the desk that managers enabled or disabled, in memory. */
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
