/** Path of the route that loads the results of a list. It is not an address of the site: only the router's fetchers request it. */
export const LIST_FOUND = '/.list-found';

/** URL from which a fetcher loads the results of the list at an address. `listFoundAt('/fr/a-vendre/?type=4')` → `'/.list-found?list=…'` */
export function listFoundAt(address: string): string {
  return `${LIST_FOUND}?${new URLSearchParams({ list: address })}`;
}
