import { useEffect } from 'react';
import { useApp } from '../common/app-context.ts';
import type { ListingIdsStore } from '../../stores/listing-ids.store.ts';

/** Favourites of the visitor, read after hydration. */
export function useFavourites(): ListingIdsStore {
  const { favourites } = useApp();
  useEffect(() => favourites.start(), [favourites]);
  return favourites;
}
