import { createContext, useContext } from 'react';
import type { FindMap, ShowMapCard } from '../../../application/page/find-map.ts';
import type { LookUpListings } from '../../../application/page/look-up-listings.ts';
import type { MapCard, MapFill, MapReport, MissingCard } from '../../../application/browse/map/map-view.ts';
import type { SiteView } from '../../../application/browse/site-view.ts';
import type { PrepareForm } from '../../../application/request/prepare-form.ts';
import type { SendForm } from '../../../application/request/sent-form.ts';
import type { RawForm } from '../../../domain/request/check-form.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import type { ConsentStore } from '../../stores/consent.store.ts';
import type { SeenPricesStore } from '../../stores/seen-prices.store.ts';
import type { ListingIdsStore } from '../../stores/listing-ids.store.ts';
import type { SessionClient } from '../../stores/session.store.ts';
import type { SettingStore } from '../../stores/setting.store.ts';
import type { PageModel } from '../../../application/page/page-model.ts';

/** Key of a draft: the form's name, followed by the address if the address prefills the form. */
export type DraftName = FormName | `${FormName} ${string}`;

/** Unsent form input, stored for this tab only, for one hour. Never rejects. */
export type Drafts = {
  read(form: DraftName): Promise<RawForm | undefined>;
  keep(form: DraftName, draft: RawForm): Promise<void>;
  forget(form: DraftName): Promise<void>;
  forgetAll(): Promise<void>;
};

/**
 * Properties whose documents were requested in this browser. Only the browser knows them, because the server does not reveal who requested
 * documents.
 */
export type DocumentsAsked = { has(property: string): boolean; add(property: string): void };

/** Dependencies of the forms. */
export type Requests = {
  readonly prepare: PrepareForm;
  readonly submit: SendForm;
  /** Loads the drafts; called when a form is rendered. */
  readonly drafts: () => Promise<Drafts>;
  readonly documentsAsked: DocumentsAsked;
};

/** Dependencies of live maps. */
export type Maps = {
  /** Address of the page in the map's frame. */
  readonly address: string;
  readonly find: FindMap;
  readonly showCard: ShowMapCard;
  /** Opens a message channel to a frame that has not loaded yet; it stays open until `end()`. */
  readonly link: (
    frame: HTMLIFrameElement,
    heard: (report: MapReport) => void,
  ) => {
    fill(fill: MapFill): void;
    card(card: MapCard | MissingCard): void;
    point(id: string | null): void;
    end(): void;
  };
};

/** Dependencies of every page: created once per browser tab, and once per request on the server. */
export type App = {
  readonly site: SiteView;
  readonly suggest: SuggestProperties;
  /** Names and postcodes of all places around which one can search; absent without a server. */
  readonly placeNames?: () => Promise<readonly string[]>;
  readonly consent: ConsentStore;
  readonly setting: SettingStore;
  readonly favourites: ListingIdsStore;
  /** Properties viewed last in this browser. */
  readonly seen: ListingIdsStore;
  /** Prices that properties had when this browser last showed them. */
  readonly seenPrices: SeenPricesStore;
  /** Returns the current data of stored properties; absent during server rendering. */
  readonly lookUp?: LookUpListings;
  /** Loads the code of live maps when a map comes near the window; absent during server rendering. */
  readonly maps?: () => Promise<Maps>;
  /** Dependencies of the forms; absent on a static site, where no server accepts forms. */
  readonly requests?: Requests;
  /** Queries and extends the session; absent without a session, on a static site and during server rendering. */
  readonly session?: SessionClient;
};

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('the component is outside of the AppContext');
  return app;
}

/** Navigates to an address of the site without loading a document. */
export type Follow = (href: string, options: { readonly preventScrollReset?: boolean }) => void;

/** Context with the function that navigates; `undefined` without a router: links then load documents. */
export const FollowContext = createContext<Follow | undefined>(undefined);

/** Loader data of the site's only route. */
export type PageData = { readonly view: PageModel };
