import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedListing } from '../../../application/browse/favourites-body.ts';
import { MOST_COMPARED, type ComparisonRefusal } from '../../../domain/listing/comparison.ts';
import { SavedListingsStore } from '../../stores/saved-listings.store.ts';
import { useApp } from '../common/app-context.ts';
import { Icon } from '../common/icon.tsx';
import { EmptyList } from '../common/empty-list.tsx';
import { OwnLoan } from '../cost/saved-costs.tsx';
import { SavedListingsForm } from './saved-listings-form.tsx';
import { Link } from '../common/link.tsx';
import { useFavourites } from '../favourites/use-favourites.ts';

const NOTHING_FOUND = async () => [];

/** Favourites stored in this browser. */
export const OwnListings = observer(function OwnListings() {
  const favourites = useFavourites();
  const { seenPrices, site, lookUp = NOTHING_FOUND } = useApp();
  const { t } = useTranslation('favourites');
  const [store] = useState(() => new SavedListingsStore(lookUp));
  const { ids } = favourites;
  useEffect(() => seenPrices.start(), [seenPrices]);
  useEffect(() => {
    store.keepChosen(ids);
    if (favourites.state.kind === 'known') void store.show(ids);
  }, [store, favourites.state.kind, ids]);
  const { kind } = store.state;
  useEffect(() => {
    if (kind !== 'failed') return undefined;
    const again = () => void store.show(ids);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [store, kind, ids]);
  return (
    <>
      <p className="lead">{t('about', { most: MOST_COMPARED })}</p>
      <p className="notice without-script">
        <Icon name="alert" />
        <span>{t('needsScript')}</span>
      </p>
      <div className="kept" data-waiting={kind === 'waiting' || undefined}>
        {kind === 'failed' ? <Failed again={() => void store.show(ids)} /> : null}
        {kind === 'known' && ids.length === 0 ? <None /> : null}
        {kind === 'known' && ids.length > 0 ? (
          <>
            <p className="favourites-count" role="status">
              {t('count', { count: ids.length })}
            </p>
            <OwnLoan action={site.favouritesHref} ids={[]} kept={store.of(ids)} />
            <SavedListingsForm store={store} ids={ids} remove={favourites.remove} />
          </>
        ) : null}
      </div>
    </>
  );
});

/** Properties whose ids are in the page's address but which cannot be compared, with the reason. */
export const AskedListings = observer(function AskedListings({
  kept,
  notCompared,
}: {
  readonly kept: readonly SavedListing[];
  readonly notCompared: ComparisonRefusal;
}) {
  const { site, lookUp = NOTHING_FOUND } = useApp();
  const { t } = useTranslation('favourites');
  const [store] = useState(() => new SavedListingsStore(lookUp, kept));
  return (
    <>
      {notCompared === 'too-few' ? null : (
        <p className="notice">
          <Icon name="alert" />
          <span>{t(`notCompared.${notCompared}`, { most: MOST_COMPARED })}</span>
        </p>
      )}
      <OwnLoan action={site.favouritesHref} ids={kept.map(({ id }) => id)} kept={kept} />
      <div className="kept">
        <SavedListingsForm store={store} ids={kept.map(({ id }) => id)} />
      </div>
      {site.favouritesHref ? (
        <p className="action">
          <Link href={site.favouritesHref}>{t('own')}</Link>
        </p>
      ) : null}
    </>
  );
});

function Failed({ again }: { readonly again: () => void }) {
  const { t } = useTranslation('common');
  return (
    <EmptyList
      alert
      title={t('failed.title')}
      text={t('failed.text')}
      ways={
        <button type="button" className="button" onClick={again}>
          {t('failed.again')}
        </button>
      }
    />
  );
}

function None() {
  const { site } = useApp();
  const { t } = useTranslation('favourites');
  const lists = site.menu.filter(({ page }) => page === 'for-sale' || page === 'for-rent');
  return (
    <EmptyList
      icon="heart"
      title={t('none')}
      text={t('noneText')}
      ways={lists.map(({ href, name }) => (
        <Link key={href} href={href} className="button">
          {name}
        </Link>
      ))}
    />
  );
}
