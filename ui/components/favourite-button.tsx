import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListingCard } from '../../application/browse/page-view.ts';
import { useApp } from '../app-context.ts';
import { favouriteOf } from '../stores/favourites.store.ts';
import { Icon } from './icon.tsx';

/** Keeps a property in the browser's memory or drops it; `words` shows its name beside the heart. */
export const FavouriteButton = observer(function FavouriteButton({
  card,
  words = false,
}: {
  readonly card: ListingCard;
  readonly words?: boolean;
}) {
  const { favourites, site } = useApp();
  const { t } = useTranslation('listing');
  useEffect(() => favourites.start(), [favourites]);
  const kept = favourites.has(card.id);
  return (
    <button
      type="button"
      className={words ? 'tool favourite' : 'favourite'}
      aria-pressed={kept}
      aria-label={words ? undefined : t('favourite.keep', { title: card.title.text })}
      onClick={() => favourites.toggle(favouriteOf(card, site.language))}
    >
      <Icon name="heart" />
      {words ? t('favourite.name') : null}
    </button>
  );
});
