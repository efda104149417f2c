import type { OpenPage } from '../../application/page/open-page.ts';
import { getJson } from './get-json.ts';

/**
 * Opens pages by fetching their view from the server. The response schemas are loaded in parallel with the first response: a visitor who
 * stays on one page never needs them.
 */
export const openPageOverHttp: OpenPage = async ({ path, query }) => {
  const address = query === '' ? path : `${path}?${query}`;
  const response = getJson(`/api/page?address=${encodeURIComponent(address)}`);
  const [answer, { openedPage }] = await Promise.all([response, import('../wire/site-schemas.ts')]);
  return openedPage.parse(answer);
};
