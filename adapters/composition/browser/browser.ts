import { makeLookUpListings } from '../../../application/page/look-up-listings.ts';
import type { OpenPage } from '../../../application/page/open-page.ts';
import type { SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import { mount } from '../../../ui/app.tsx';
import { once } from '../../../ui/components/common/late-block.ts';
import { needsFormTexts } from '../../../ui/components/form/form-component.ts';
import { addTexts, type Dictionary, makeTranslations } from '../../../ui/locales/translations.ts';
import { loadPage } from '../../../ui/page-kinds.ts';
import { ConsentStore } from '../../../ui/stores/consent.store.ts';
import { deviceOf, SettingStore } from '../../../ui/stores/setting.store.ts';
import { serverConsentStorage } from '../../http-client/consent-storage.ts';
import { loadDictionary } from '../../http-client/load-dictionary.ts';
import { prepareFormOverHttp, submitRequestOverHttp } from '../../http-client/request-client.ts';
import { serverSessionClient } from '../../http-client/session-client.ts';
import { openPageOverHttp } from '../../http-client/site-client.ts';
import { makeRequestedDocumentsStorage } from '../../web-storage/requested-documents-storage.ts';
import { rememberLanguage } from '../../web-storage/remember-language.ts';
import { parsePageData } from '../../wire/page-payload.ts';
import { rememberedListings } from './remembered-listings.ts';
import { trackSite } from './site-tracking.ts';
import { onPageReturn } from './on-page-return.ts';

/** Hydrates the page that the server rendered, with stores made from the same data; later pages are fetched over HTTP. */
export async function startBrowser(): Promise<void> {
  const root = document.getElementById('root');
  const { view, site, dictionary, formDictionary } = parsePageData(
    document.getElementById('page-data')?.textContent ?? '',
  );
  const fetchFormWords = once(async () =>
    formDictionary ? ((await loadDictionary(formDictionary)) as Dictionary) : {},
  );
  const drafts = once(async () => (await import('./browser-drafts.ts')).DRAFTS);
  // Loading the drafts also erases expired drafts, so drafts are loaded on pages without a form too if there are any.
  if (needsFormTexts(view) || storesDrafts()) void drafts().catch(() => undefined);
  const [words, formWords] = await Promise.all([
    loadDictionary(dictionary),
    needsFormTexts(view) ? fetchFormWords() : {},
    loadPage(view),
  ]);
  const translations = makeTranslations(view.language, { ...(words as Dictionary), ...formWords });

  const openPage: OpenPage = async request => {
    const outcome = await openPageOverHttp(request);
    if (outcome.kind === 'page' && needsFormTexts(outcome.view)) addTexts(translations, await fetchFormWords());
    return outcome;
  };
  const search = once(async () => (await import('./browser-search.ts')).startSearch());
  const suggest: SuggestProperties = async (language, text) => (await search())(language, text);

  const placeNames = once(async () => (await import('./browser-search.ts')).loadPlaceNames(site.language));

  rememberLanguage(view.language);
  const setting = new SettingStore(view.language, site.showTopBar);
  const measure = () => setting.setDevice(deviceOf(window.innerWidth));
  measure();
  addEventListener('resize', measure, { passive: true });

  if (!root) return;
  const { storage, onPage, onReturn } = trackSite(site, serverConsentStorage);
  const consent = new ConsentStore(storage, site.consent.version);
  // The server renders the cookie settings page with the stored consent, so hydration needs it from the start.
  if (view.body.kind === 'cookie-settings') consent.start();
  const remembered = rememberedListings();
  onPageReturn(isRestored => {
    consent.lookAgain();
    remembered.favourites.lookAgain();
    onReturn?.(isRestored);
  });
  await mount(root, {
    view,
    translations,
    onPage,
    useCases: { openPage },
    app: {
      site,
      suggest,
      placeNames,
      consent,
      setting,
      ...remembered,
      lookUp: makeLookUpListings(openPage, site.favouritesHref),
      maps: once(async () => (await import('./browser-maps.ts')).MAPS),
      session: serverSessionClient,
      requests: {
        prepare: prepareFormOverHttp,
        submit: submitRequestOverHttp,
        drafts,
        documentsAsked: makeRequestedDocumentsStorage(),
      },
    },
  });
  document.documentElement.dataset['live'] = '';
}

/** Whether this tab has drafts; false where the browser blocks storage. */
function storesDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some(name => name.startsWith('draft '));
  } catch {
    return false;
  }
}
