import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';

/** State before the title of a property that is sold, let or under option, such as 'Sold – '; nothing for available properties. */
export function StateWord({ ribbon }: { readonly ribbon: ListingCard['ribbon'] }) {
  const { t } = useTranslation('listing');
  if (!ribbon || !('code' in ribbon) || ribbon.code === 'available') return null;
  return <span className="property-state">{t(`ribbon.${ribbon.code}`)} – </span>;
}
