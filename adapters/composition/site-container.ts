import { Container } from 'inversify';
import type { MapTiles } from '../../application/browse/site-view.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { ListingCatalogue } from '../../application/ports/listing-catalogue.ts';
import type { SiteContentSource } from '../../application/ports/site-content.ts';
import type { Drive } from '../../domain/work/sliced.ts';
import { browseModule } from './browse-module.ts';
import { TOKEN } from './tokens.ts';

/** What visitors can do at a site, over its ports: one container a process. */
export function makeSiteContainer(ports: {
  readonly clock: Clock;
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly mapTiles: MapTiles | undefined;
  readonly drive: Drive;
}): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind(TOKEN.clock).toConstantValue(ports.clock);
  container.bind(TOKEN.site).toConstantValue(ports.site);
  container.bind(TOKEN.catalogue).toConstantValue(ports.catalogue);
  container.bind(TOKEN.mapTiles).toConstantValue(ports.mapTiles);
  container.bind(TOKEN.drive).toConstantValue(ports.drive);
  container.load(browseModule);
  return container;
}
