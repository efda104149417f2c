import type { FilterLabel } from '../../../application/view/filter-label.ts';
import { useTranslation } from '../../locales/translations.ts';

/** What a list is narrowed by, in words: on chips, in the form of an alert, on the page that manages it. */
export function useFilterWords(): (told: FilterLabel) => string {
  const { t } = useTranslation('list');
  return ({ kind, name, km }) => t(`chosen.${kind}`, { km, name: name.replace('€ ', '€\u00a0') });
}
