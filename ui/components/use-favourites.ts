import { useEffect } from 'react';
import { useApp } from './app-context.ts';
import type { FavouritesStore } from '../stores/favourites.store.ts';

/** The visitor's favourites, looked up once the page lives. */
export function useFavourites(): FavouritesStore {
  const { favourites } = useApp();
  useEffect(() => favourites.start(), [favourites]);
  return favourites;
}
