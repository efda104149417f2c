import { enableStaticRendering } from 'mobx-react-lite';
import type { PageModel } from '../../../application/page/page-model.ts';
import type { SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import type { SiteView } from '../../../application/browse/site-view.ts';
import type { Settings } from '../../../domain/page/site.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { App } from '../../../ui/components/common/app-context.ts';
import { textsOf } from '../../../ui/locales/translations.ts';
import { renderPage } from '../../../ui/render.tsx';
import { ConsentStore } from '../../../ui/stores/consent.store.ts';
import { SeenPricesStore } from '../../../ui/stores/seen-prices.store.ts';
import { ListingIdsStore } from '../../../ui/stores/listing-ids.store.ts';
import { parseConsent } from '../../../domain/consent/consent.ts';
import { SettingStore } from '../../../ui/stores/setting.store.ts';
import { dictionaryOf } from '../../../ui/locales/dictionaries.ts';
import { makeSiteWords } from './site-words.ts';

const NOT_WHILE_RENDERING = async () => {
  throw new Error('a form cannot be sent while a page is rendered on the server');
};

const NOTHING_KEPT = { read: () => [], keep: () => undefined };
const NO_STORAGE = { read: () => new Map(), keep: () => undefined };

/** A form is rendered only if `requests` is set; rendering itself sends nothing. */
const FORMS_OF_A_SERVER: NonNullable<App['requests']> = {
  prepare: NOT_WHILE_RENDERING,
  submit: NOT_WHILE_RENDERING,
  drafts: NOT_WHILE_RENDERING,
  documentsAsked: { has: () => false, add: () => undefined },
};

export type Drawing = ReturnType<typeof makeDrawing>;

/** Renders pages to HTML in every language of a site; `takesForms`: whether a server accepts their forms. */
export function makeDrawing(
  settings: () => Settings,
  { suggest, takesForms }: { readonly suggest: SuggestProperties; readonly takesForms: boolean },
) {
  enableStaticRendering(true);
  const wordsOf = makeSiteWords(settings, dictionaryOf);
  // Create the texts of every language now, so that no visitor waits for them.
  for (const language of settings().languages) wordsOf(language);

  return {
    /**
     * Renders with new stores for every page. The visitor's consent, from the cookie value `stored`, is the only choice that the server
     * knows.
     */
    render: (url: string, view: PageModel, site: SiteView, stored?: string) => {
      const read = (version: number) => parseConsent(stored, version);
      const consent = new ConsentStore({ read, keep: async () => undefined }, site.consent.version);
      if (view.body.kind === 'cookie-settings') consent.start();
      return renderPage(
        url,
        view,
        {
          site,
          suggest,
          consent,
          setting: new SettingStore(view.language, site.showTopBar),
          favourites: new ListingIdsStore(NOTHING_KEPT, 0),
          seen: new ListingIdsStore(NOTHING_KEPT, 0),
          seenPrices: new SeenPricesStore(NO_STORAGE, 0),
          ...(takesForms && { requests: FORMS_OF_A_SERVER }),
        },
        wordsOf(view.language),
      );
    },
    /** Title of a page whose form was rejected: 'Error: Contact'. */
    errorTitle: (language: Language, title: string): string =>
      textsOf(wordsOf(language), 'form')('errorTitle', { title }),
  };
}
