import type { FindMap, ShowMapCard } from '../../application/page/find-map.ts';
import { mapCardResponse, mapSourceResponse } from '../wire/map-schemas.ts';
import { getJson } from './get-json.ts';

/** Fetches the listings and the area of a map from the server. */
export const findMapOverHttp: FindMap = async ({ path, query }) => {
  const address = query === '' ? path : `${path}?${query}`;
  return mapSourceResponse.parse(await getJson(`/api/map?address=${encodeURIComponent(address)}`)).found ?? undefined;
};

/** Fetches the card of a property or project on a map from the server. */
export const showMapCardOverHttp: ShowMapCard = async (language, subject, id) => {
  const address = `/api/map-card?language=${language}&kind=${subject}&id=${encodeURIComponent(id)}`;
  return mapCardResponse.parse(await getJson(address)).found ?? undefined;
};
