import { Container } from 'inversify';
import type { OpenPage } from '../../application/browse/open-page.ts';
import type { LoadSuggestSource, SuggestProperties } from '../../application/browse/suggest-properties.ts';
import { makeSuggestProperties } from '../../application/browse/suggest-properties.ts';
import { mount } from '../../ui/app.tsx';
import { type Dictionary, makeI18n } from '../../ui/i18n.ts';
import { ConsentStore } from '../../ui/stores/consent.store.ts';
import { FavouritesStore } from '../../ui/stores/favourites.store.ts';
import { deviceOf, SettingStore } from '../../ui/stores/setting.store.ts';
import { serverConsentKeeper } from '../http-client/consent-keeper.ts';
import { loadDictionary } from '../http-client/load-dictionary.ts';
import { loadSuggestSourceOverHttp, openPageOverHttp, suggestOverHttp } from '../http-client/site-client.ts';
import { makeFavouritesKeeper } from '../web-storage/favourites-keeper.ts';
import { rememberLanguage } from '../web-storage/remember-language.ts';
import { pageData } from '../wire/site-schemas.ts';
import { TOKEN } from './tokens.ts';

/** Takes over the page that the server sent: the same stores from the same data, later pages over HTTP. */
export async function startBrowser(): Promise<void> {
  const root = document.getElementById('root');
  const { view, site, dictionary } = pageData.parse(JSON.parse(document.getElementById('page-data')?.textContent ?? ''));
  const words = (await loadDictionary(dictionary)) as Dictionary;

  const container = new Container({ defaultScope: 'Singleton' });
  container.bind<OpenPage>(TOKEN.openPage).toConstantValue(openPageOverHttp);
  container.bind<LoadSuggestSource>(TOKEN.loadSuggestSource).toConstantValue(loadSuggestSourceOverHttp);
  container
    .bind<SuggestProperties>(TOKEN.suggest)
    .toResolvedValue((load: LoadSuggestSource) => suggestOverHttp(makeSuggestProperties(load, async () => '')), [TOKEN.loadSuggestSource]);

  rememberLanguage(view.language);
  const setting = new SettingStore(view.language, true);
  const measure = () => setting.setDevice(deviceOf(window.innerWidth));
  measure();
  addEventListener('resize', measure, { passive: true });

  if (!root) return;
  await mount(root, {
    view,
    i18n: makeI18n(view.language, words),
    useCases: { openPage: container.get<OpenPage>(TOKEN.openPage) },
    app: {
      site,
      suggest: container.get<SuggestProperties>(TOKEN.suggest),
      consent: new ConsentStore(serverConsentKeeper, site.consent.version),
      setting,
      favourites: new FavouritesStore(makeFavouritesKeeper()),
    },
  });
  document.documentElement.dataset['live'] = '';
}
