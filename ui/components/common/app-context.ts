import { createContext, useContext } from 'react';
import type { FindMap, ShowMapCard } from '../../../application/page/find-map.ts';
import type { LookUpListings } from '../../../application/page/look-up-listings.ts';
import type { MapCard, MapFill, MapReport, MissingCard } from '../../../application/browse/map-view.ts';
import type { SiteView } from '../../../application/browse/site-view.ts';
import type { PrepareForm } from '../../../application/request/prepare-form.ts';
import type { SubmitRequest } from '../../../application/request/sent-form.ts';
import type { RawForm } from '../../../domain/request/check-form.ts';
import type { FormName } from '../../../domain/request/forms.ts';
import type { SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import type { ConsentStore } from '../../stores/consent.store.ts';
import type { ListingIdsStore } from '../../stores/listing-ids.store.ts';
import type { SessionKeeper } from '../../stores/session.store.ts';
import type { SettingStore } from '../../stores/setting.store.ts';
import type { PageModel } from '../../../application/page/page-model.ts';

/** A form by its name; one that an address fills in also by that address. */
export type DraftName = FormName | `${FormName} ${string}`;

/** What is typed and not yet sent, kept for this tab alone, for an hour; nothing rejects. */
export type Drafts = {
  read(form: DraftName): Promise<RawForm | undefined>;
  keep(form: DraftName, draft: RawForm): Promise<void>;
  forget(form: DraftName): Promise<void>;
  forgetAll(): Promise<void>;
};

/** The properties whose documents were asked for in this browser; the server does not reveal them. */
export type DocumentsAsked = { has(property: string): boolean; add(property: string): void };

/** What forms are sent with. */
export type Requests = {
  readonly prepare: PrepareForm;
  readonly submit: SubmitRequest;
  /** Fetched when a form comes on screen. */
  readonly drafts: () => Promise<Drafts>;
  readonly documentsAsked: DocumentsAsked;
};

/** What live maps are made with. */
export type Maps = {
  /** The address of the frame's page. */
  readonly address: string;
  readonly find: FindMap;
  readonly showCard: ShowMapCard;
  /** A way to a frame that has not loaded yet, until it is ended. */
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

/** What every page may lean on, made once a browser tab and once a request on the server. */
export type App = {
  readonly site: SiteView;
  readonly suggest: SuggestProperties;
  readonly consent: ConsentStore;
  readonly setting: SettingStore;
  readonly favourites: ListingIdsStore;
  /** The properties whose pages were seen last in this browser. */
  readonly seen: ListingIdsStore;
  /** Absent while the server draws. */
  readonly lookUp?: LookUpListings;
  /** Fetched when a map comes near; absent where nothing lives. */
  readonly maps?: () => Promise<Maps>;
  /** Absent where there is no server to send forms to. */
  readonly requests?: Requests;
  /** Absent where there is no session: without a server, and while the server draws. */
  readonly session?: SessionKeeper;
};

export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('the component is outside of its App context');
  return app;
}

/** Leads to an address of the site without a new document. */
export type Follow = (href: string, options: { readonly preventScrollReset?: boolean }) => void;

/** Absent where there is no router to ask: links then load documents. */
export const FollowContext = createContext<Follow | undefined>(undefined);

/** What the one route's loader gives to the page. */
export type PageData = { readonly view: PageModel };
