import type { LoadSuggestSource, Suggested, SuggestProperties } from '../../application/browse/suggest-properties.ts';
import { unpackSuggestRows } from '../wire/suggest-rows.ts';
import type { Language } from '../../domain/text/language.ts';
import { placeNames, searchSource } from '../wire/site-schemas.ts';
import { getJson } from './get-json.ts';

/** The catalogue is too large for a search in the browser. */
class TooLarge extends Error {}

export const loadSuggestSourceOverHttp: LoadSuggestSource = async language => {
  const source = searchSource.parse(await getJson(`/api/search-source?language=${language}`));
  if (source.kind === 'there') throw new TooLarge();
  const { rows, types, places, fallback } = source;
  return { rows: unpackSuggestRows(rows), types, places, language, fallback };
};

/** Searches in the browser if the catalogue is small enough to be sent, else queries the server with every key press. */
export function suggestOverHttp(here: SuggestProperties): SuggestProperties {
  let remote = false;
  return async (language, text) => {
    if (!remote) {
      try {
        return await here(language, text);
      } catch (error) {
        if (!(error instanceof TooLarge)) throw error;
        remote = true;
      }
    }
    return (await getJson(`/api/suggest?language=${language}&text=${encodeURIComponent(text)}`)) as Suggested;
  };
}

/** All places that a site knows, for the suggestions of a field. `loadPlaceNames('nl')` → `['Aalst 9300', …]` */
export async function loadPlaceNames(language: Language): Promise<readonly string[]> {
  return placeNames.parse(await getJson(`/api/places?language=${language}`));
}
