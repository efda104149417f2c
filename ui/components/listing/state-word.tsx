import type { ListingCard } from '../../../application/view/listing-card.ts';
import { useTranslation } from '../../locales/translations.ts';

/** 'Sold – ' before the title of what can no longer be had as it stands; nothing before that of any other. */
export function StateWord({ ribbon }: { readonly ribbon: ListingCard['ribbon'] }) {
  const { t } = useTranslation('listing');
  if (!ribbon || !('code' in ribbon) || ribbon.code === 'available') return null;
  return <span className="property-state">{t(`ribbon.${ribbon.code}`)} – </span>;
}
