/** Path of the route that loads what a list finds. Not an address of the site: only fetchers of the router ask for it. */
export const LIST_FOUND = '/.list-found';

/** Where a fetcher loads what the list at an address finds. `listFoundAt('/fr/a-vendre/?type=4')` → `'/.list-found?list=…'` */
export function listFoundAt(address: string): string {
  return `${LIST_FOUND}?${new URLSearchParams({ list: address })}`;
}
