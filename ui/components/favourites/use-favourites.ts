import { useEffect } from 'react';
import { useApp } from '../common/app-context.ts';
import type { ListingIdsStore } from '../../stores/listing-ids.store.ts';

/** The visitor's favourites, looked up once the page lives. */
export function useFavourites(): ListingIdsStore {
  const { favourites } = useApp();
  useEffect(() => favourites.start(), [favourites]);
  return favourites;
}
