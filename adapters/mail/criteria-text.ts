import type { FilterLabel } from '../../application/view/filter-label.ts';
import type { MailContext } from './mail-content.ts';
import { fill, withoutAutoLinks } from './mail-text.ts';

/** Describes the filters of a list in a text. Values that a visitor typed are protected from becoming links (`withoutAutoLinks`). */
export function criteriaText(criteria: readonly FilterLabel[], { words }: Pick<MailContext, 'words'>): string {
  return criteria
    .map(({ kind, name, km = 0 }) => {
      const typed = kind === 'q' || kind === 'city' || kind === 'near';
      return fill(words.alerts.criteria[kind], {
        km: String(km),
        name: typed ? withoutAutoLinks(name) : name.replace('€ ', '€\u00a0'),
      });
    })
    .join(', ');
}
