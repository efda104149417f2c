import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';

/** 'Sold – ' before the title of a property that is no longer available as such; nothing for available ones. */
export function StateWord({ ribbon }: { readonly ribbon: ListingCard['ribbon'] }) {
  const { t } = useTranslation('listing');
  if (!ribbon || !('code' in ribbon) || ribbon.code === 'available') return null;
  return <span className="property-state">{t(`ribbon.${ribbon.code}`)} – </span>;
}
