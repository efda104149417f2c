import type { DeskParts } from '../../../application/ports/desk/desk-parts.ts';
import type { ChosenParts } from '../../../domain/desk/parts.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Which parts of the desk are on. */
export function makeMemoryDeskParts(store: RequestStore): DeskParts {
  let chosen: ChosenParts = {};
  return {
    chosen: async () => chosen,
    async choose(part, isOn, entry) {
      chosen = { ...chosen, [part]: isOn };
      logDesk(store, entry);
    },
  };
}
