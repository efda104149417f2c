import type { ListBody } from '../../../application/browse/list-body.ts';
import type { OpenPage } from '../../../application/page/open-page.ts';

/** Maximum number of redirects from a list's address: to the filters of its sentence, or to a property. */
const MOST_STEPS = 3;

/**
 * Returns the list at an address, after redirects; `undefined` if the redirects end at a page other than a list. `await countList(openPage,
 * '/fr/a-vendre/?q=maison Namur')`
 */
export async function countList(openPage: OpenPage, list: string): Promise<ListBody | undefined> {
  let address = list;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const [path = '', query = ''] = address.split('?', 2);
    const outcome = await openPage({ path, query, hints: {} });
    if (outcome.kind === 'page') return outcome.view.body.kind === 'list' ? outcome.view.body : undefined;
    address = outcome.location;
  }
  return undefined;
}
