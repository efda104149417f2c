import { Container } from 'inversify';
import type { BrowsingPorts } from './application-ports.ts';
import { browseModule, pageModule } from './browse-module.ts';
import { parts, supply } from './provide.ts';

/** Names of the parts that `assembleBrowsing` returns. */
export const BROWSING = [
  'openPage',
  'openFailed',
  'siteView',
  'findMap',
  'showMapCard',
  'showPreviewPicture',
  'loadSuggestSource',
  'suggest',
] as const;

export type Browsing = ReturnType<typeof assembleBrowsing>;

/** Assembles the use cases of browsing; a static site has only these. */
export function assembleBrowsing({ site, catalogue, clock, ...others }: BrowsingPorts) {
  const container = new Container();
  const absent = {
    publicAddress: undefined,
    mapTiles: undefined,
    mapStreets: undefined,
    placesNearby: undefined,
    hashes: undefined,
  };
  supply(container, { ...absent, personal: undefined, site, catalogue, clock, ...others });
  container.load(browseModule, pageModule);
  return { site, catalogue, clock, ...parts(container, BROWSING) };
}
