import { makeLookUpListings } from '../../../application/page/look-up-listings.ts';
import type { OpenPage } from '../../../application/page/open-page.ts';
import { chooseLanguage, type LanguageHints } from '../../../domain/routing/language-choice.ts';
import { languageOf } from '../../../domain/routing/resolve.ts';
import { mount } from '../../../ui/app.tsx';
import type { App, Follow } from '../../../ui/components/common/app-context.ts';
import { makeTranslations } from '../../../ui/locales/translations.ts';
import { dictionaryOf } from '../../../ui/locales/dictionaries.ts';
import { ConsentStore } from '../../../ui/stores/consent.store.ts';
import { deviceOf, SettingStore } from '../../../ui/stores/setting.store.ts';
import { linkMapFrame } from '../../cross-frame/map-parent.ts';
import { browserConsentStorage } from '../../memory/consent-storage.ts';
import { rememberLanguage } from '../../web-storage/remember-language.ts';
import { parsePageData } from '../../wire/page-payload.ts';
import type { Browsing } from '../assembly/assemble-browsing.ts';
import { MAP_FRAME_ADDRESS } from '../pages/map-frame-address.ts';
import { rememberedListings } from './remembered-listings.ts';
import { trackSite } from './site-tracking.ts';
import { onPageReturn } from './on-page-return.ts';

/**
 * Mounts a site whose use cases run in this browser. Hydrates a page that was rendered before, else renders it; a page that was rendered
 * without its query, or in a language that the visitor does not speak, is rendered again. Returns the function that opens another address
 * of the site.
 */
export async function mountInBrowser(
  { site: source, siteView, suggest, findMap, showMapCard }: Omit<Browsing, 'openPage'>,
  openPage: OpenPage,
  more: Pick<App, 'requests' | 'session'> = {},
): Promise<Follow | undefined> {
  const root = document.getElementById('root');
  if (!root) return undefined;
  const { languages, defaultLanguage, consentVersion } = source.current().content.settings;
  const hints = browserHints();
  const language =
    languageOf(location.pathname, languages) ??
    chooseLanguage({ ...hints, query: new URLSearchParams(location.search).get('lng') }, languages, defaultLanguage);
  const rendered = document.getElementById('page-data')?.textContent;
  const drawn =
    rendered && location.search === '' && languageOf(location.pathname, languages)
      ? parsePageData(rendered).view
      : undefined;
  rememberLanguage(language);
  document.documentElement.lang = language;
  const site = await siteView(language);
  const setting = new SettingStore(language, site.showTopBar);
  const measure = () => setting.setDevice(deviceOf(window.innerWidth));
  measure();
  addEventListener('resize', measure, { passive: true });
  const { storage, onPage, onReturn } = trackSite(site, browserConsentStorage);
  const consent = new ConsentStore(storage, consentVersion);
  const remembered = rememberedListings();
  onPageReturn(isRestored => {
    consent.lookAgain();
    remembered.favourites.lookAgain();
    onReturn?.(isRestored);
  });
  const follow = await mount(root, {
    onPage,
    view: drawn?.language === language ? drawn : undefined,
    translations: makeTranslations(language, dictionaryOf(language, defaultLanguage)),
    useCases: { openPage: request => openPage({ ...request, hints }) },
    app: {
      site,
      suggest,
      consent,
      setting,
      ...remembered,
      lookUp: makeLookUpListings(openPage, site.favouritesHref),
      maps: async () => ({
        address: MAP_FRAME_ADDRESS,
        find: findMap,
        showCard: showMapCard,
        link: linkMapFrame,
      }),
      ...more,
    },
  });
  document.documentElement.dataset['live'] = '';
  return follow;
}

/** Language hints from this browser, as no server has read them from headers. */
function browserHints(): LanguageHints {
  const cookie = /(?:^|; )lng=([a-z]{2})/.exec(document.cookie)?.[1] ?? null;
  let stored: (string | null)[] = [];
  try {
    stored = [localStorage.getItem('lng'), sessionStorage.getItem('lng')];
  } catch {
    // The browser blocks storage, so no language is stored in it.
  }
  return { cookie, stored, accepted: navigator.languages, html: document.documentElement.lang };
}
