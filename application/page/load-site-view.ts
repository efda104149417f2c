import type { Language } from '../../domain/text/language.ts';
import { contexts } from '../view/contexts.ts';
import type { PageSources } from './open-page.ts';
import { type MapStreets, type MapTiles, type SiteView, siteView } from '../browse/site-view.ts';

/** Returns a language's layout data (header, menu, footer); cached per version of content and catalogue. */
export function makeLoadSiteView({
  site,
  catalogue,
  clock,
  mapTiles,
  mapStreets,
}: PageSources & {
  readonly mapTiles?: MapTiles | undefined;
  readonly mapStreets?: MapStreets | undefined;
}): (language: Language) => Promise<SiteView> {
  const made = new Map<Language, { readonly version: string; readonly view: SiteView }>();
  return async language => {
    const context = (await contexts({ site, catalogue }, clock.now()))(language);
    const version = `${context.content.version} ${context.catalogue.version}`;
    const known = made.get(language);
    if (known?.version === version) return known.view;
    const around = siteView(context, (await context.catalogue.projects()).length);
    const view = { ...around, ...(mapTiles && { mapTiles }), ...(mapStreets && { mapStreets }) };
    made.set(language, { version, view });
    return view;
  };
}
