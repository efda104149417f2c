import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';
import { withNonBreakingSpaces } from '../common/non-breaking.ts';

/** The line under the price of a card: by how much it was reduced. */
export function ReducedBy({ card: { reducedBy } }: { readonly card: Pick<ListingCard, 'reducedBy'> }) {
  const { t } = useTranslation('listing');
  return reducedBy === undefined ? null : (
    <p className="reduced-by">{t('reducedBy', { amount: withNonBreakingSpaces(reducedBy) })}</p>
  );
}
