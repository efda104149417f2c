import type { Asked } from './exchange.ts';

/** Whether a POST comes from a page of this site: as the browser says, else by its origin. */
export function fromThisSite(asked: Pick<Asked, 'fetchSite' | 'origin'>, publicUrl: URL): boolean {
  if (asked.fetchSite !== undefined) return asked.fetchSite === 'same-origin' || asked.fetchSite === 'none';
  return asked.origin === publicUrl.origin;
}
