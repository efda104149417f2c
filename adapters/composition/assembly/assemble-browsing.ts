import { Container } from 'inversify';
import type { MapStreets, MapTiles } from '../../../application/browse/site-view.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { PublicAddress } from '../../../application/ports/public-address.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { SiteContentSource } from '../../../application/ports/content/site-content.ts';
import type { SliceRunner } from '../../../domain/work/sliced.ts';
import { makeSentMarks } from '../../../application/request/sent-mark.ts';
import { browseModule } from './browse-module.ts';
import { TOKEN } from './tokens.ts';

/** Ports of the browsing use cases; optional ones exist only on some sites. */
export type BrowsingPorts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  /** Builds absolute addresses, such as for links on printed pages. */
  readonly publicAddress?: PublicAddress | undefined;
  readonly mapTiles?: MapTiles | undefined;
  readonly mapStreets?: MapStreets | undefined;
  /** Verify the marks in addresses that confirm a sent form; absent where forms cannot be sent, so none is accepted. */
  readonly hashes?: Hashes | undefined;
  /** Runs long work in slices; on a server, between requests. */
  readonly runSlices: SliceRunner;
};

export type Browsing = ReturnType<typeof assembleBrowsing>;

/** Assembles the use cases of browsing; a static site has only these. */
export function assembleBrowsing(ports: BrowsingPorts) {
  const container = browsingContainer(ports);
  const { site, catalogue, clock } = ports;
  return { site, catalogue, clock, ...browsingIn(container) };
}

/** Returns a container with these ports and the browsing use cases. */
export function browsingContainer(ports: BrowsingPorts): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(TOKEN.clock).toConstantValue(ports.clock);
  container.bind(TOKEN.site).toConstantValue(ports.site);
  container.bind(TOKEN.catalogue).toConstantValue(ports.catalogue);
  container.bind(TOKEN.sentMarks).toConstantValue(makeSentMarks(ports));
  container.bind(TOKEN.publicAddress).toConstantValue(ports.publicAddress);
  container.bind(TOKEN.mapTiles).toConstantValue(ports.mapTiles);
  container.bind(TOKEN.mapStreets).toConstantValue(ports.mapStreets);
  container.bind(TOKEN.runSlices).toConstantValue(ports.runSlices);
  container.load(browseModule);
  return container;
}

export function browsingIn(container: Container) {
  return {
    openPage: container.get(TOKEN.openPage),
    openFailed: container.get(TOKEN.openFailed),
    siteView: container.get(TOKEN.siteView),
    findMap: container.get(TOKEN.findMap),
    showMapCard: container.get(TOKEN.showMapCard),
    loadSuggestSource: container.get(TOKEN.loadSuggestSource),
    suggest: container.get(TOKEN.suggest),
  };
}
