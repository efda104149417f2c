import { ContainerModule } from 'inversify';
import { makeLoadSuggestSource, makeSuggestProperties } from '../../../application/browse/suggest-properties.ts';
import { makeOpenFailed } from '../../../application/page/failed-page.ts';
import { makeFindMap, makeShowMapCard } from '../../../application/page/find-map.ts';
import { makeShowPreviewPicture } from '../../../application/page/show-preview-picture.ts';
import { makeLoadSiteView } from '../../../application/page/load-site-view.ts';
import { makeOpenPage } from '../../../application/page/open-page.ts';
import { makeSentMarks } from '../../../application/request/sent-mark.ts';
import { type Needs, provide } from './provide.ts';

/** Binds the use case that opens pages. Containers for personal pages load this module again, with their own `personal`. */
export const pageModule = new ContainerModule(({ bind }) => {
  provide(bind, 'openPage', makeOpenPage, [
    'site',
    'catalogue',
    'clock',
    'publicAddress',
    'placesNearby',
    'sentMarks',
    'personal',
  ]);
});

/** Binds the use cases that visitors without an account need, on a static site too. */
export const browseModule = new ContainerModule(({ bind }) => {
  provide(bind, 'sentMarks', makeSentMarks, ['hashes', 'clock']);
  provide(bind, 'openFailed', makeOpenFailed, ['site', 'catalogue', 'clock']);
  provide(bind, 'siteView', makeLoadSiteView, ['site', 'catalogue', 'clock', 'mapTiles', 'mapStreets']);
  provide(bind, 'findMap', makeFindMap, ['site', 'catalogue', 'clock']);
  provide(bind, 'showMapCard', makeShowMapCard, ['site', 'catalogue', 'clock']);
  provide(bind, 'showPreviewPicture', makeShowPreviewPicture, ['site', 'catalogue', 'clock']);
  provide(bind, 'loadSuggestSource', makeLoadSuggestSource, ['site', 'catalogue']);
  provide(
    bind,
    'suggest',
    ({
      loadSuggestSource,
      site,
      catalogue,
      runSlices,
    }: Needs<'loadSuggestSource' | 'site' | 'catalogue' | 'runSlices'>) =>
      makeSuggestProperties(
        loadSuggestSource,
        async () => `${site.current().content.version} ${(await catalogue.current()).version}`,
        runSlices,
      ),
    ['loadSuggestSource', 'site', 'catalogue', 'runSlices'],
  );
});
