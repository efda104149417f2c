import type { ListBody } from '../../../application/browse/list-body.ts';
import { lateBlock } from '../common/late-block.ts';

/** Components that only some lists and an open search panel need: chips, the meaning of a sentence, alternatives for an empty list. */
export const { useBlock: useNarrowed, load: loadNarrowed } = lateBlock<typeof import('./narrowed-block.tsx')>(
  () => import('./narrowed-block.tsx'),
);

/** Whether a list shows chips, words of a sentence, or alternatives to an empty result, and so needs these components. */
export function isNarrowed({ chosen, unread, sentence, total }: ListBody): boolean {
  return chosen.length > 0 || unread !== undefined || sentence !== undefined || total === 0;
}
