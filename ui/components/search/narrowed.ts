import type { ListBody } from '../../../application/browse/list-body.ts';
import { lateBlock } from '../common/late-block.ts';

/** What only a list with filters and an open search box show: chips, what a sentence means, what else there is. */
export const { useBlock: useNarrowed, load: loadNarrowed } = lateBlock<typeof import('./narrowed-block.tsx')>(
  () => import('./narrowed-block.tsx'),
);

/** Whether a list shows some of it. */
export function isNarrowed({ chosen, unread, sentence, total }: ListBody): boolean {
  return chosen.length > 0 || unread !== undefined || sentence !== undefined || total === 0;
}
