import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../../application/view/listing-card-view.ts';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { useFavourites } from './use-favourites.ts';

/** Adds a property to the favourites or removes it; `words` shows the label beside the heart. */
export const FavouriteButton = observer(function FavouriteButton({
  card,
  words = false,
}: {
  readonly card: Pick<ListingCard, 'id' | 'title' | 'euro' | 'goal'>;
  readonly words?: boolean;
}) {
  const favourites = useFavourites();
  const { seenPrices } = useApp();
  const { t } = useTranslation('listing');
  const isFavourite = favourites.has(card.id);
  return (
    <button
      type="button"
      className={words ? 'tool favourite' : 'favourite'}
      aria-pressed={isFavourite}
      aria-label={words ? undefined : t('favourite.keep', { title: card.title.text })}
      onClick={() => {
        favourites.toggle(card.id);
        // The UTC day is used here. Between midnight in Belgium and midnight UTC it is one day behind, but the comparison of prices does
        // not need the exact day.
        seenPrices.note(card, new Date().toISOString().slice(0, 10));
      }}
    >
      <Icon name="heart" />
      {words ? t('favourite.name') : null}
    </button>
  );
});
