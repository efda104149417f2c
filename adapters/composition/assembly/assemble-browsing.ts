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

/** The ports that browsing needs: content, catalogue and a clock. */
export type BrowsingPorts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  /** What is printed leads back to it. */
  readonly publicAddress?: PublicAddress | undefined;
  readonly mapTiles?: MapTiles | undefined;
  readonly mapStreets?: MapStreets | undefined;
  /** Absent where no form can be sent: then no address confirms anything. */
  readonly hashes?: Hashes | undefined;
  /** Does long work; on a server between other things. */
  readonly runSlices: SliceRunner;
};

export type Browsing = ReturnType<typeof assembleBrowsing>;

/** The use cases of browsing over any adapters of these ports; a static site has no others. */
export function assembleBrowsing(ports: BrowsingPorts) {
  const container = browsingContainer(ports);
  const { site, catalogue, clock } = ports;
  return { site, catalogue, clock, ...browsingIn(container) };
}

/** A container that holds these ports and the use cases over them. */
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
