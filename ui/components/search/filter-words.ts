import type { FilterTold } from '../../../application/view/filter-told.ts';
import { useTranslation } from '../../locales/translations.ts';

/** What a list is narrowed by, in words: on chips, in the form of an alert, on the page that manages it. */
export function useFilterWords(): (told: FilterTold) => string {
  const { t } = useTranslation('list');
  return ({ kind, name, km }) => t(`chosen.${kind}`, { km, name: name.replace('€ ', '€\u00a0') });
}
