import type { FilterTold } from '../../../application/view/filter-told.ts';
import { useTranslation } from '../../locales/translations.ts';

/** Texts of active filters: on chips, in the search alert's form and on the page that manages it. */
export function useFilterWords(): (told: FilterTold) => string {
  const { t } = useTranslation('list');
  return ({ kind, name, km }) => t(`chosen.${kind}`, { km, name: name.replace('€ ', '€\u00a0') });
}
