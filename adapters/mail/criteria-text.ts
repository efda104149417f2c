import type { FilterTold } from '../../application/view/filter-told.ts';
import type { LetterContext } from './letter.ts';
import { fill, unlinked } from './mail-text.ts';

/** Filter criteria of a list in words; in texts typed by visitors, no links are created. */
export function criteriaText(criteria: readonly FilterTold[], { words }: Pick<LetterContext, 'words'>): string {
  return criteria
    .map(({ kind, name, km = 0 }) => {
      const typed = kind === 'q' || kind === 'city' || kind === 'near';
      return fill(words.alerts.criteria[kind], {
        km: String(km),
        name: typed ? unlinked(name) : name.replace('€ ', '€\u00a0'),
      });
    })
    .join(', ');
}
