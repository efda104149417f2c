import { enableStaticRendering } from 'mobx-react-lite';
import type { MapTiles, SiteView } from '../../application/browse/site-view.ts';
import type { PageView } from '../../application/page/page-view.ts';
import type { ListingCatalogue } from '../../application/ports/listing-catalogue.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';
import type { App } from '../../ui/components/app-context.ts';
import { makeI18n } from '../../ui/i18n.ts';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';
import { renderPage } from '../../ui/render.tsx';
import { ConsentStore } from '../../ui/stores/consent.store.ts';
import { FavouritesStore } from '../../ui/stores/favourites.store.ts';
import { SettingStore } from '../../ui/stores/setting.store.ts';
import { makeSiteContent } from '../memory/site-content.ts';
import { systemClock } from '../system/clock.ts';
import { takeTurns } from '../system/take-turns.ts';
import { makeSiteContainer } from './site-container.ts';
import { TOKEN } from './tokens.ts';

const NOT_WHILE_RENDERING = async () => {
  throw new Error('forms are sent by browsers');
};

/** While a page is rendered nothing is sent; that it could be is all that a form has to know. */
const FORMS_OF_A_SERVER: NonNullable<App['requests']> = {
  prepare: NOT_WHILE_RENDERING,
  submit: NOT_WHILE_RENDERING,
  drafts: { read: () => undefined, keep: () => undefined, forget: () => undefined },
  documentsAsked: { has: () => false, add: () => undefined },
};

/** A site able to answer and to draw its pages; what serves or writes them comes on top. */
export function makeSite(content: SiteContent, catalogue: ListingCatalogue, takesForms: boolean, mapTiles?: MapTiles) {
  enableStaticRendering(true);
  const site = makeSiteContent(content);

  const container = makeSiteContainer({ clock: systemClock, site, catalogue, mapTiles, drive: takeTurns });

  const { languages, defaultLanguage, consentVersion } = content.settings;
  const words = new Map(
    languages.map(language => [language, makeI18n(language, dictionaryOf(language, defaultLanguage))]),
  );
  const suggest = container.get(TOKEN.suggest);

  /** Fresh stores for every page; where pages are drawn nothing is known of a visitor's choices. */
  const render = (url: string, view: PageView, around: SiteView) =>
    renderPage(
      url,
      view,
      {
        site: around,
        suggest,
        consent: new ConsentStore({ read: () => undefined, keep: async () => undefined }, consentVersion),
        setting: new SettingStore(view.language, true),
        favourites: new FavouritesStore({ read: () => [], keep: () => false }),
        ...(takesForms && { requests: FORMS_OF_A_SERVER }),
      },
      i18nOf(view.language),
    );

  function i18nOf(language: Language) {
    const found = words.get(language);
    if (!found) throw new Error(`no words for ${language}`);
    return found;
  }

  return {
    container,
    content,
    site,
    catalogue,
    render,
    errorTitle: (language: Language, title: string): string => i18nOf(language).t('errorTitle', { ns: 'form', title }),
    suggest,
    openPage: container.get(TOKEN.openPage),
    siteView: container.get(TOKEN.siteView),
    loadSuggestSource: container.get(TOKEN.loadSuggestSource),
    findMap: container.get(TOKEN.findMap),
    showMapCard: container.get(TOKEN.showMapCard),
  };
}
