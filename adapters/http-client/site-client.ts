import type { OpenPage } from '../../application/browse/open-page.ts';
import type { LoadSuggestSource, SuggestProperties } from '../../application/browse/suggest-properties.ts';
import { unpackSuggestRows } from '../../domain/search/suggest-row.ts';
import type { Suggestions } from '../../domain/search/suggest.ts';
import { openedPage, searchSource } from '../wire/site-schemas.ts';

/** Opens pages by asking the server for what they show. */
export const openPageOverHttp: OpenPage = async ({ path, query }) => {
  const address = query === '' ? path : `${path}?${query}`;
  return openedPage.parse(await get(`/api/page?address=${encodeURIComponent(address)}`));
};

/** The catalogue is too large to be searched in the browser. */
export class TooLarge extends Error {}

export const loadSuggestSourceOverHttp: LoadSuggestSource = async language => {
  const source = searchSource.parse(await get(`/api/search-source?language=${language}`));
  if (source.kind === 'there') throw new TooLarge();
  const { rows, types, places, fallback } = source;
  return { rows: unpackSuggestRows(rows), types, places, language, fallback };
};

/** Answers here where the catalogue is small enough to have been sent, else asks the server with every key press. */
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
    return (await get(`/api/suggest?language=${language}&text=${encodeURIComponent(text)}`)) as Suggestions;
  };
}

async function get(address: string): Promise<unknown> {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${address.split('?')[0]} answered ${response.status}`);
  return response.json();
}
