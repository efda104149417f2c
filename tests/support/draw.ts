import { enableStaticRendering } from 'mobx-react-lite';
import type { SitePagesParts } from '../../adapters/ssr/site-pages.ts';
import { LANGUAGES, type Language } from '../../domain/text/language.ts';
import type { App } from '../../ui/components/app-context.ts';
import { makeI18n } from '../../ui/i18n.ts';
import { dictionaryOf } from '../../ui/locales/dictionaries.ts';
import { renderPage } from '../../ui/render.tsx';
import { ConsentStore } from '../../ui/stores/consent.store.ts';
import { FavouritesStore } from '../../ui/stores/favourites.store.ts';
import { SettingStore } from '../../ui/stores/setting.store.ts';
import type { OpenSite } from './sample-site.ts';

const never = () => Promise.reject(new Error('forms are sent by browsers'));
const NOT_WHILE_DRAWING: App['requests'] = {
  prepare: never,
  submit: never,
  drafts: { read: () => undefined, keep: () => undefined, forget: () => undefined },
  documentsAsked: { has: () => false, add: () => undefined },
};

/** Draws pages as the server does, without its container; `takesForms` where forms can be sent. */
export function drawPages({ suggest, content }: OpenSite, takesForms = false): SitePagesParts['render'] {
  enableStaticRendering(true);
  const { defaultLanguage, consentVersion } = content.settings;
  const words = new Map<Language, ReturnType<typeof makeI18n>>();
  for (const language of LANGUAGES) words.set(language, makeI18n(language, dictionaryOf(language, defaultLanguage)));
  return (url, view, site) => {
    const consent = new ConsentStore({ read: () => undefined, keep: async () => undefined }, consentVersion);
    const favourites = new FavouritesStore({ read: () => [], keep: () => false });
    const app = {
      site,
      suggest,
      consent,
      setting: new SettingStore(view.language, true),
      favourites,
      ...(takesForms && { requests: NOT_WHILE_DRAWING }),
    };
    return renderPage(url, view, app, words.get(view.language) as ReturnType<typeof makeI18n>);
  };
}
