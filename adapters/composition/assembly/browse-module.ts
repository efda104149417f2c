import { ContainerModule } from 'inversify';
import { makeFindMap, makeShowMapCard } from '../../../application/page/find-map.ts';
import { makeLoadSiteView } from '../../../application/page/load-site-view.ts';
import { makeOpenPage } from '../../../application/page/open-page.ts';
import { makeLoadSuggestSource, makeSuggestProperties } from '../../../application/browse/suggest-properties.ts';
import { makeOpenFailed } from '../../../application/page/failed-page.ts';
import { TOKEN } from './tokens.ts';

/** Binds the use cases of browsing; the caller binds the ports. */
export const browseModule = new ContainerModule(({ bind }) => {
  bind(TOKEN.openPage)
    .toResolvedValue(
      (site, catalogue, clock, publicAddress, sentMarks) =>
        makeOpenPage({ site, catalogue, clock, publicAddress, sentMarks }),
      [TOKEN.site, TOKEN.catalogue, TOKEN.clock, TOKEN.publicAddress, TOKEN.sentMarks],
    )
    .inSingletonScope();
  bind(TOKEN.openFailed)
    .toResolvedValue(
      (site, catalogue, clock) => makeOpenFailed({ site, catalogue, clock }),
      [TOKEN.site, TOKEN.catalogue, TOKEN.clock],
    )
    .inSingletonScope();
  bind(TOKEN.siteView)
    .toResolvedValue(
      (site, catalogue, clock, mapTiles, mapStreets) =>
        makeLoadSiteView({ site, catalogue, clock, mapTiles, mapStreets }),
      [TOKEN.site, TOKEN.catalogue, TOKEN.clock, TOKEN.mapTiles, TOKEN.mapStreets],
    )
    .inSingletonScope();
  bind(TOKEN.findMap)
    .toResolvedValue(
      (site, catalogue, clock) => makeFindMap({ site, catalogue, clock }),
      [TOKEN.site, TOKEN.catalogue, TOKEN.clock],
    )
    .inSingletonScope();
  bind(TOKEN.showMapCard)
    .toResolvedValue(
      (site, catalogue, clock) => makeShowMapCard({ site, catalogue, clock }),
      [TOKEN.site, TOKEN.catalogue, TOKEN.clock],
    )
    .inSingletonScope();
  bind(TOKEN.loadSuggestSource)
    .toResolvedValue((site, catalogue) => makeLoadSuggestSource({ site, catalogue }), [TOKEN.site, TOKEN.catalogue])
    .inSingletonScope();
  bind(TOKEN.suggest)
    .toResolvedValue(
      (load, site, catalogue, runSlices) =>
        makeSuggestProperties(
          load,
          async () => `${site.current().content.version} ${(await catalogue.current()).version}`,
          runSlices,
        ),
      [TOKEN.loadSuggestSource, TOKEN.site, TOKEN.catalogue, TOKEN.runSlices],
    )
    .inSingletonScope();
});
