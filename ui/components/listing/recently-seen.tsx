import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedListingsStore } from '../../stores/saved-listings.store.ts';
import { useApp } from '../common/app-context.ts';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { SavedCard } from './saved-card.tsx';

const NOTHING_FOUND = async () => [];

/**
 * Properties viewed last in this browser, with the changes of their prices since then. Properties that the site no longer knows are left
 * out.
 */
export const RecentlySeen = observer(function RecentlySeen() {
  const { seen, favourites, seenPrices, lookUp = NOTHING_FOUND } = useApp();
  const { t } = useTranslation('favourites');
  const [store] = useState(() => new SavedListingsStore(lookUp));
  const { ids } = seen;
  useEffect(() => {
    seen.start();
    seenPrices.start();
    void store.show(seen.ids);
  }, [store, seen, seenPrices]);
  const shown = store.of(ids).filter(one => one.kind === 'here' || one.title.text !== '');
  if (shown.length === 0) return null;
  return (
    <section className="recently-seen" aria-labelledby="recently-seen">
      <div className="recently-seen-head">
        <h2 id="recently-seen">{t('seen')}</h2>
        <button
          type="button"
          onClick={() => {
            seen.clear();
            seenPrices.keepOnly(favourites.ids);
          }}
        >
          {t('clearSeen')}
        </button>
      </div>
      <ul className="favourites">
        {shown.map(one => (
          <li key={one.id}>
            <SavedCard kept={one}>{one.kind === 'here' ? <FavouriteButton card={one.card} words /> : null}</SavedCard>
          </li>
        ))}
      </ul>
    </section>
  );
});
