import { useTranslation } from 'react-i18next';
import type { FilterLabel } from '../../../application/view/filter-label.ts';

/** Texts of active filters: on chips, in the search alert's form and on the page that manages the alert. */
export function useFilterWords(): (told: FilterLabel) => string {
  const { t } = useTranslation('list');
  return ({ kind, name, km }) => t(`chosen.${kind}`, { km, name: name.replace('€ ', '€\u00a0') });
}
