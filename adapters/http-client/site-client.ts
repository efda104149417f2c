import type { OpenPage } from '../../application/page/open-page.ts';
import { getJson } from './get-json.ts';

/**
 * Opens pages by asking the server for what they show. The schemas of responses are loaded beside the first response:
 * a visitor who stays on one page never needs them.
 */
export const openPageOverHttp: OpenPage = async ({ path, query }) => {
  const address = query === '' ? path : `${path}?${query}`;
  const response = getJson(`/api/page?address=${encodeURIComponent(address)}`);
  const [answer, { openedPage }] = await Promise.all([response, import('../wire/site-schemas.ts')]);
  return openedPage.parse(answer);
};
