import type { TagIds } from '../../domain/consent/tags.ts';
import type { FactGroup, FactKind, FactName } from '../../domain/listing/facts.ts';
import type { DisplayState } from '../../domain/listing/display-state.ts';
import type { Goal } from '../../domain/listing/listing.ts';
import type { ListSort, ListView } from '../../domain/list/list-query.ts';
import type { Area } from '../../domain/map/area.ts';
import type { Media } from '../../domain/media/media-kind.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { LinkKind } from '../../domain/request/link.ts';
import type { Interest } from '../../domain/statistics/interest.ts';
import type { VisitCounts } from '../../domain/statistics/visit-counts.ts';
import type { PasswordRefusal } from '../../domain/request/password.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { RichText } from '../../domain/text/rich-text.ts';
import type { LinkShown } from '../link/link-shown.ts';
import type { FormShown } from '../request/form-shown.ts';
import type { FullHour } from '../request/full-hours.ts';

/** A rich text for a page; `lang` is set only where it stands in another language than the page. */
export type LongText = { readonly content: RichText; readonly lang?: Language };

/** A picture for a page; its address is made from `id`. */
export type PictureView = { readonly id: string; readonly width: number; readonly height: number; readonly alt: Text };

export type Link = { readonly name: string; readonly href: string };

/** All that a page shows, in one language, links made; it travels to the browser as it is. */
export type PageView = {
  readonly language: Language;
  readonly page: string;
  /** What the browser's tab says. */
  readonly title: string;
  readonly preview: boolean;
  /** Made for one person: kept by no cache, told to no search engine, seen by no tag. */
  readonly personal: boolean;
  readonly breadcrumb: readonly { readonly name: string; readonly href?: string }[];
  /** The same page in each language; where it has none there, the home page in that language. */
  readonly switcher: readonly { readonly language: Language; readonly href: string; readonly available: boolean }[];
  readonly banner:
    | { readonly title: Text; readonly description: Text | undefined; readonly picture: PictureView | undefined }
    | undefined;
  readonly body: PageBody;
};

export type PageBody =
  | HomeBody
  | ListBody
  | PropertyBody
  | ProjectBody
  | ProjectsBody
  | ModulesBody
  | ArticleBody
  | FormBody
  | LinkBody
  | LoginBody
  | SetPasswordBody
  | SecurityBody
  | PortalBody
  | PortalPropertyBody
  | {
      readonly kind: 'feedback';
      readonly form: string;
      readonly more: readonly Link[];
      /** What the request that was just sent is called. */
      readonly reference?: string;
    }
  | { readonly kind: 'cookie-settings'; readonly title: Text; readonly policyHref: string }
  | { readonly kind: 'favourites'; readonly title: Text }
  | {
      readonly kind: 'search';
      readonly title: Text;
      readonly description: Text | undefined;
      readonly search: SearchBlockView;
    }
  | {
      readonly kind: 'not-found';
      readonly search: SearchBlockView;
      readonly homeHref: string;
      readonly what: 'page' | 'property' | 'project';
    }
  | {
      readonly kind: 'gone';
      readonly goal: Goal;
      readonly similar: readonly ListingCard[];
      readonly listHref: string;
      readonly alertHref: string;
    }
  | {
      readonly kind: 'failed';
      readonly why: Failing;
      /** The same page once more. */
      readonly againHref: string;
      readonly homeHref: string;
    };

/** Why a page was not made, or a form not read. */
export type Failing = 'unavailable' | 'broken' | 'too-large' | 'unreadable';

export type HomeBody = {
  readonly kind: 'home';
  readonly banner: BannerView;
  readonly modules: readonly ModuleBlock[];
};

export type BannerView = {
  readonly type: 'image' | 'gallery' | 'video' | 'properties' | 'projects';
  readonly pictures: readonly PictureView[];
  readonly video: { readonly url: string; readonly mimetype: string } | undefined;
  /** For the sliders: what each picture leads to. */
  readonly slides: readonly {
    readonly picture: PictureView;
    readonly title: Text;
    readonly text: string;
    readonly href: string;
  }[];
  readonly title: Text | undefined;
  readonly description: Text | undefined;
  readonly showLogo: boolean;
  readonly search: SearchBlockView | undefined;
};

export type SearchBlockView = {
  readonly showLogo: boolean;
  readonly homeHref: string;
  readonly title: Text | undefined;
  readonly descriptions: readonly Text[];
  readonly showInput: boolean;
  readonly showButtons: boolean;
  /** Absent where the buttons show no counts. */
  readonly counts: { readonly sale: number; readonly rent: number } | undefined;
  /** Whether the panel's links show counts. */
  readonly showCounts: boolean;
  readonly saleHref: string;
  readonly rentHref: string;
  /** Address of a property by goal, `{id}` in the place of its id; the site leads on to its full address. */
  readonly propertyHrefs: { readonly sale: string; readonly rent: string };
};

/** How a price reads: 'starting from', amount, 'per month' or the agency's own words for the unit. */
export type PriceView =
  | { readonly kind: 'on-demand' }
  | {
      readonly kind: 'shown';
      readonly amount: string;
      readonly startingFrom: boolean;
      readonly perMonth: boolean;
      readonly unit?: Text;
    };

/** The band on a picture: a code that the site has words for, or the agency's own words. */
export type RibbonView = { readonly code: 'available' | 'under-option' | 'sold' | 'rented' } | { readonly text: Text };

export type ListingCard = {
  readonly id: string;
  readonly href: string;
  readonly goal: Goal;
  readonly title: Text;
  readonly type: string;
  readonly place: string;
  readonly postcode: string;
  readonly price: PriceView;
  readonly state: DisplayState;
  readonly ribbon: RibbonView | undefined;
  readonly bedrooms: number | undefined;
  readonly bathrooms: number | undefined;
  readonly livingArea: number | undefined;
  readonly groundArea: number | undefined;
  readonly energy: EnergyView | undefined;
  readonly badges: readonly Text[];
  readonly picture: PictureView | undefined;
  readonly pictureCount: number;
};

export type EnergyView = {
  /** 'B', 'A++', 'A-'. */
  readonly label: string;
  /** '/images/epc/flanders/b.png', absent where no scale of ours applies. */
  readonly image: string | undefined;
  /** kWh/m².year */
  readonly performance: number | undefined;
  readonly co2: number | undefined;
  readonly code: string | undefined;
  readonly expiry: string | undefined;
};

/** One of several choices of a filter; `count` is what would be found with it. */
export type FilterOption = {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
};

/** A bound of a filter: at least or at most `value`. */
export type StepOption = { readonly value: number; readonly count: number; readonly chosen: boolean };

export type ListBody = {
  readonly kind: 'list';
  /** Which list: the two goals, or life annuities. */
  readonly list: Goal | 'viager';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly previousHref: string | undefined;
  readonly nextHref: string | undefined;
  readonly pageHrefs: readonly { readonly page: number; readonly href: string }[];
  readonly cards: readonly ListingCard[];
  readonly action: string;
  readonly otherGoal: { readonly href: string; readonly count: number } | undefined;
  readonly filters: {
    readonly text: string;
    readonly cities: readonly FilterOption[];
    readonly types: readonly FilterOption[];
    readonly priceMin: readonly StepOption[];
    readonly priceMax: readonly StepOption[];
    readonly bedroomsMin: readonly StepOption[];
    readonly areaMin: readonly StepOption[];
    readonly epcMax: readonly StepOption[];
    readonly sort: ListSort;
    readonly view: ListView;
    /** As an address names it; '' where the list is not narrowed to a part of the map. */
    readonly area: string;
  };
  /** The chosen filters with the address without each. */
  readonly chosen: readonly {
    readonly kind: 'city' | 'type' | 'priceMin' | 'priceMax' | 'bedroomsMin' | 'areaMin' | 'epcMax' | 'area' | 'q';
    readonly name: string;
    readonly withoutHref: string;
  }[];
  readonly allHref: string;
  readonly alertHref: string;
  /** The same list looked at in each way. */
  readonly viewHrefs: Readonly<Record<ListView, string>>;
  /** Absent where the list is looked at as a list. */
  readonly map: MapBlock | undefined;
  readonly modules: readonly ModuleBlock[];
};

/** The map of a page. */
export type MapBlock = {
  /** The address by which the live map asks for all that it shows. */
  readonly source: string;
  /** What it is narrowed to. */
  readonly area: Area | undefined;
  /** The page's address without an area, to which another can be added; absent where the page shows one property. */
  readonly searchHref: string | undefined;
  readonly picture: MapPicture;
};

/** A still map in the pixels of a picture. */
export type MapPicture = {
  readonly width: number;
  readonly height: number;
  /** Paths. */
  readonly belgium: string;
  readonly others: string;
  readonly places: readonly { readonly x: number; readonly y: number; readonly name: string }[];
  /** `numbers` are places on the page, from 1. */
  readonly spots: readonly {
    readonly x: number;
    readonly y: number;
    readonly exact: boolean;
    readonly numbers: readonly number[];
  }[];
  /** Numbers of those that lie beyond the picture. */
  readonly away: readonly number[];
};

export type FactView = {
  readonly name: FactName;
  readonly kind: FactKind;
  readonly value: number | boolean | string;
  readonly lang?: Language;
};

export type PropertyBody = {
  readonly kind: 'property';
  readonly print: boolean;
  readonly card: Omit<ListingCard, 'picture' | 'href'>;
  readonly path: string;
  readonly pictures: readonly (PictureView & { readonly kind: 'photo' | 'floor-plan' })[];
  readonly description: LongText | undefined;
  /** 'Rue de Fer 12 bte 3', only where it is published. */
  readonly street: string | undefined;
  readonly country: string | undefined;
  readonly highlights: readonly FactView[];
  readonly facts: readonly { readonly group: FactGroup; readonly facts: readonly FactView[] }[];
  readonly notices: readonly { readonly id: string; readonly text: Text }[];
  readonly documents: readonly Text[];
  readonly media: readonly MediumView[];
  readonly streetView: string | undefined;
  readonly mapLink: string | undefined;
  readonly map: MapBlock | undefined;
  readonly agent: AgentView;
  readonly project: Link | undefined;
  readonly listHref: string;
  readonly printHref: string;
  readonly shortLink: string;
  readonly actions: {
    readonly information: string;
    readonly appointment: string;
    readonly offer: string | undefined;
    readonly application: string | undefined;
    readonly documents: string;
    readonly friend: string;
  };
  readonly similar: readonly ListingCard[];
};

/** A film or tour of others, shown in the page on a click and by consent, else a link. */
export type MediumView = {
  readonly kind: Media['kind'];
  readonly url: string;
  /** What stands in its place until it is asked for, from its maker and so by consent as well. */
  readonly still?: string;
  /** Its frame, or the type of a file that the browser plays by itself; absent where it is only a link. */
  readonly player?: { readonly frame: string } | { readonly mimetype: string };
};

export type AgentView = {
  readonly name: string;
  readonly role: Text | undefined;
  readonly phone: string;
  readonly email: string;
  readonly licence: string | undefined;
  readonly picture: PictureView | undefined;
};

export type ProjectCard = {
  readonly id: string;
  readonly href: string;
  /** Leads to the builder's own site. */
  readonly external: boolean;
  readonly title: Text;
  readonly place: string;
  readonly units: number;
  readonly available: number;
  /** The lowest price shown of its units. */
  readonly from: PriceView | undefined;
  readonly deliveryYear: number | undefined;
  readonly picture: PictureView | undefined;
};

export type ProjectBody = {
  readonly kind: 'project';
  readonly project: ProjectCard;
  readonly soldOut: boolean;
  readonly street: string | undefined;
  readonly pictures: readonly PictureView[];
  readonly description: LongText | undefined;
  readonly units: readonly ListingCard[];
  readonly contactHref: string;
  readonly mapLink: string | undefined;
  readonly map: MapBlock | undefined;
  readonly similar: readonly ProjectCard[];
  readonly agent: AgentView;
};

export type ProjectsBody = {
  readonly kind: 'projects';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly projects: readonly ProjectCard[];
  readonly view: ListView;
  readonly viewHrefs: Readonly<Record<ListView, string>>;
  readonly map: MapBlock | undefined;
  /** Set where the list is narrowed to a part of the map: the address without it. */
  readonly wholeHref: string | undefined;
  readonly modules: readonly ModuleBlock[];
};

export type ModulesBody = {
  readonly kind: 'modules';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly modules: readonly ModuleBlock[];
};

export type ArticleBody = {
  readonly kind: 'article';
  readonly article: ArticleCard;
  readonly text: LongText;
  readonly published: string;
  readonly changed: string;
  readonly author: string | undefined;
  readonly siblings: readonly ArticleCard[];
};

export type ArticleCard = {
  readonly id: string;
  readonly title: Text;
  readonly intro: Text | undefined;
  readonly href: string | undefined;
  readonly picture: PictureView | undefined;
};

/** A module with its relations fetched. */
export type ModuleBlock = {
  readonly id: string;
  readonly title: Text | undefined;
  readonly titleSize: 1 | 2 | 3 | 4;
  readonly description: LongText | undefined;
  readonly description2: LongText | undefined;
  readonly position: 'left' | 'center' | 'right';
  readonly span: number;
  readonly col: { readonly sm: number; readonly md: number; readonly lg: number };
  readonly view: 'single-view' | 'collapse-view' | 'card-view' | 'news-view' | 'ons-team-view';
  /** Class names of the site's own style sheet. */
  readonly classes: readonly string[];
  readonly background:
    | { readonly type: 'none' | 'color' }
    | { readonly type: 'image' | 'gallery'; readonly pictures: readonly PictureView[] };
  readonly pictures: readonly PictureView[];
  readonly perRow: number;
  readonly parts: readonly ModulePart[];
};

export type ModulePart =
  | { readonly kind: 'listings'; readonly cards: readonly ListingCard[]; readonly moreHref: string }
  | { readonly kind: 'articles'; readonly articles: readonly (ArticleCard & { readonly text: LongText | undefined })[] }
  | {
      readonly kind: 'categories';
      readonly categories: readonly { readonly name: Text; readonly articles: readonly ArticleCard[] }[];
    }
  | { readonly kind: 'team'; readonly members: readonly TeamMemberView[] }
  | {
      readonly kind: 'statistics';
      readonly sale: number;
      readonly rent: number;
      readonly cities: number;
      readonly projects: number;
      readonly saleHref: string;
      readonly rentHref: string;
      readonly projectsHref: string | undefined;
    }
  | { readonly kind: 'form'; readonly form: FormBody }
  | { readonly kind: 'projects'; readonly projects: readonly ProjectCard[] };

export type TeamMemberView = {
  readonly id: string;
  readonly name: string;
  readonly role: Text | undefined;
  readonly text: Text | undefined;
  readonly phone: string;
  readonly email: string;
  readonly licence: string | undefined;
  readonly languages: readonly string[];
  readonly picture: PictureView | undefined;
};

/** A zone with those in it. */
export type ZoneNode = { readonly id: string; readonly name: string; readonly children: readonly ZoneNode[] };

export type FormBody = {
  readonly kind: 'form';
  readonly form: FormName | 'unsubscribe' | 'change-search' | 'change-visit';
  readonly title: Text;
  readonly description: Text | undefined;
  /** What the request is about. */
  readonly subject:
    | {
        readonly id: string;
        readonly title: Text;
        readonly place: string;
        readonly href: string;
        readonly picture: PictureView | undefined;
      }
    | undefined;
  /** Region of the property, where the form asks differently by region. */
  readonly region: 'flanders' | 'brussels' | 'wallonia' | undefined;
  readonly goal: Goal | undefined;
  readonly privacyHref: string;
  /** Months after which the site erases such a request; absent where it does not by itself. */
  readonly keptMonths?: number;
  /** Zones and types of the search alert. */
  readonly zones: readonly ZoneNode[];
  readonly types: readonly { readonly id: string; readonly name: string }[];
  /** Hours of a visit; `full` where the day that was chosen has no room then. */
  readonly slots: readonly {
    readonly id: string;
    readonly from: string;
    readonly to: string;
    readonly full?: true;
  }[];
  /** Hours of the coming weeks that nobody can have any more. */
  readonly full?: readonly FullHour[];
  /** ISO day of Brussels: the first that a date of the future can have. */
  readonly today: string;
  /** Another way to reach the agency. */
  readonly phone: string;
  /** What the page says around the form. */
  readonly modules: readonly ModuleBlock[];
  /** Path to which it is sent where no script does. */
  readonly action: string;
  /** What was made for the one visitor who is shown it; absent from what many share. */
  readonly shown?: FormShown;
  /** Set once it was sent, on the page of a form that has no page of thanks. */
  readonly sent?: { readonly reference: string | undefined };
};

/** A page behind the link of a mail. Its address holds a secret: nothing on it may tell a third party where it stands. */
export type LinkBody = {
  readonly kind: 'link';
  readonly link: LinkKind;
  readonly secret: string;
  /** Its own path, to which its forms are sent. */
  readonly action: string;
  /** Whether something was just done here. */
  readonly done: boolean;
  /** What the secret opened; absent where no server has looked. */
  readonly shown?: LinkShown;
};

/** Where owners log in. */
export type LoginBody = {
  readonly kind: 'login';
  readonly title: Text;
  readonly description: Text | undefined;
  /** Path to which it is sent; it names the portal's page that was asked for, if one was. */
  readonly action: string;
  /** The page of the portal that opens then. */
  readonly leadsTo: string;
  readonly forgotHref: string;
  readonly privacyHref: string;
  /** Another way to reach the agency. */
  readonly phone: string;
  /** What happened before. */
  readonly notice: 'logged-out' | 'ended' | 'password-set' | undefined;
  /** What was typed, and why it was refused; absent until something was sent. */
  readonly refused?: { readonly email: string; readonly refusal: LoginRefusal };
};

/** Where a password is chosen, by the link of a mail. */
export type SetPasswordBody = {
  readonly kind: 'set-password';
  readonly title: Text;
  readonly description: Text | undefined;
  /** Whose password and why; absent where the link counts no more. */
  readonly link: { readonly email: string; readonly purpose: 'invitation' | 'reset' } | undefined;
  readonly action: string;
  readonly forgotHref: string;
  readonly loginHref: string;
  readonly phone: string;
  readonly refused?: PasswordsRefusal;
};

/** Where an owner changes his password and ends his logins. */
export type SecurityBody = {
  readonly kind: 'security';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly portal: PortalFrame;
  readonly action: string;
  readonly sessions: readonly { readonly startedAt: number; readonly seenAt: number; readonly own: boolean }[];
  readonly notice: 'password-changed' | undefined;
  readonly refused?: PasswordsRefusal;
};

/** Where an owner picks one of his properties. */
export type PortalBody = {
  readonly kind: 'portal';
  readonly title: Text;
  readonly portal: PortalFrame;
  readonly properties: readonly OwnedProperty[];
  readonly today: string;
  /** Whom to call where there is nothing yet. */
  readonly phone: string;
};

/** A property as its owner's pages name it. */
export type OwnedProperty = {
  readonly id: string;
  /** Its page in the portal. */
  readonly href: string;
  readonly title: Text;
  /** '5000 Namur'; '' where nothing is known of it any more. */
  readonly place: string;
  /** What it is called in a sentence. */
  readonly type: 'apartment' | 'house' | 'building' | 'office' | 'land' | 'shop' | 'property';
  readonly picture: PictureView | undefined;
  /** Whether visitors find it, and in which state. */
  readonly state: 'offered' | 'under-option' | 'sold' | 'rented' | 'offline';
  /** Its page as visitors see it. */
  readonly publicHref: string | undefined;
  readonly price: PriceView | undefined;
  readonly publishedOn: string | undefined;
  readonly counts: VisitCounts;
  readonly interest: Interest;
};

/** What happens with one property of an owner. */
export type PortalPropertyBody = {
  readonly kind: 'portal-property';
  readonly portal: PortalFrame;
  readonly property: OwnedProperty;
  /** His other ones. */
  readonly others: readonly Link[];
  readonly today: string;
  /** The whole page, or one of its lists by itself. */
  readonly part: PortalPart | 'all';
  /** Where the whole page is. */
  readonly allHref: string;
  /** Viewings to come, soonest first. */
  readonly coming: readonly Viewing[];
  readonly viewings: Portion<Viewing>;
  readonly requests: Portion<{ readonly day: string; readonly form: FormName; readonly language: Language }>;
  readonly history: Portion<{ readonly day: string; readonly change: HistoryChange }>;
  readonly media: readonly { readonly name: string; readonly href: string; readonly since: string | undefined }[];
  readonly agent: AgentView;
};

/** The lists that go back without end. */
export type PortalPart = 'viewings' | 'requests' | 'history';

/** The newest of a list that goes on; `olderHref` leads to the rest. */
export type Portion<Entry> = { readonly entries: readonly Entry[]; readonly olderHref: string | undefined };

/** An hour in which somebody comes; ISO day in Brussels. */
export type Viewing = { readonly day: string; readonly from: string; readonly to: string };

/** What became of an advert. */
export type HistoryChange =
  | { readonly kind: 'published' | 'removed' | 'returned' }
  /** Amounts as they read; absent where the price was not public. */
  | { readonly kind: 'price'; readonly from: string | undefined; readonly to: string | undefined }
  | { readonly kind: 'state'; readonly to: 'offered' | 'under-option' | 'sold' | 'rented' };

/** What stands around every page of the portal. */
export type PortalFrame = {
  readonly email: string;
  /** When the login ends if nothing is done, in milliseconds since 1970, and how many milliseconds that is from now. */
  readonly until: number;
  readonly left: number;
  /** Whether using it makes it last longer: nobody is logged in for more than half a day. */
  readonly mayStay: boolean;
  /** Travels with every form of the portal: without it none is taken. */
  readonly formToken: string;
  readonly overviewHref: string;
  readonly securityHref: string;
  readonly loginHref: string;
};

/** Why nobody was logged in. */
export type LoginRefusal =
  | { readonly kind: 'wrong' }
  /** Seconds until the next try counts. */
  | { readonly kind: 'limited'; readonly retryAfter: number }
  /** It could not be looked at; the same may be sent again. */
  | { readonly kind: 'failed' };

/** Why a password was not taken: what is wrong with which field, or as with a login. */
export type PasswordsRefusal =
  | Exclude<LoginRefusal, { readonly kind: 'wrong' }>
  | { readonly kind: 'invalid'; readonly errors: readonly PasswordError[] };

export type PasswordError =
  | { readonly field: 'password' | 'repeated'; readonly code: PasswordRefusal | 'guessable' }
  | { readonly field: 'current'; readonly code: 'wrong' };

/** What the layout shows around every page of a language. */
export type SiteView = {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly homeHref: string;
  readonly menu: readonly MenuItem[];
  /** Items beyond the configured maximum. */
  readonly extraMenu: readonly MenuItem[];
  readonly topBar: readonly {
    readonly side: 'left' | 'right';
    readonly label: Text;
    readonly href: string;
    readonly icon: string | undefined;
    readonly colorClass: string | undefined;
  }[];
  readonly evaluationHref: string | undefined;
  readonly loginHref: string | undefined;
  readonly favouritesHref: string | undefined;
  readonly showLogoAtStart: boolean;
  readonly changeOnScroll: boolean;
  readonly footer: readonly {
    readonly title: Text | undefined;
    readonly intro: Text | undefined;
    readonly text: LongText | undefined;
    readonly size: { readonly sm: number; readonly md: number; readonly lg: number };
  }[];
  readonly legalLinks: readonly Link[];
  readonly copyright: Text | undefined;
  readonly agency: {
    readonly name: string;
    readonly legalName: string;
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly phone: string;
    readonly email: string;
    readonly enterpriseNumber: string;
    readonly vatNumber: string;
    readonly licence: string;
    readonly supervisor: Text | undefined;
    readonly insurer: string;
    readonly insurancePolicy: string;
    readonly thirdPartyAccount: string;
    readonly codeOfEthics: string;
    readonly openingHours: Text | undefined;
  };
  /** A tile server's pictures for maps, asked for with consent; absent where there is none. */
  readonly mapTiles?: MapTiles;
  readonly consent: {
    /** Tags of others that the agency uses. */
    readonly tags: TagIds;
    readonly version: number;
    readonly policyHref: string;
    readonly settingsHref: string;
    readonly privacyHref: string;
  };
};

/** Where map pictures come from: an address with {z}, {x} and {y}, and whose they are. */
export type MapTiles = { readonly address: string; readonly attribution: string };

export type MenuItem = Link & {
  readonly page: string;
  readonly children: readonly (Link & { readonly page: string })[];
};

/** What search engines and link previews are told about a page. */
export type Head = {
  readonly title: string;
  readonly description: string;
  /** Path of the page in its own language; a page for what is not there has none. */
  readonly canonical: string | undefined;
  readonly alternates: readonly { readonly language: Language; readonly path: string }[];
  /** The original path, for `x-default`. */
  readonly original: string | undefined;
  readonly noindex: boolean;
  readonly openGraph: {
    readonly title: string;
    readonly description: string;
    readonly type: 'website' | 'article';
    readonly pictureId: string | undefined;
  };
  readonly twitter: { readonly title: string; readonly description: string };
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** What JSON-LD says; `adapters/ssr` writes it. */
  readonly facts: readonly StructuredFact[];
};

export type StructuredFact =
  | { readonly type: 'agency' }
  | { readonly type: 'website' }
  | { readonly type: 'breadcrumb'; readonly items: readonly { readonly name: string; readonly path: string }[] }
  | {
      readonly type: 'listing';
      readonly body: PropertyBody;
      readonly publishedOn: string;
      readonly latitude: number | undefined;
      readonly longitude: number | undefined;
      readonly typeId: number;
      readonly countryId: number;
      readonly price: number | undefined;
      readonly available: boolean;
    }
  | { readonly type: 'list'; readonly items: readonly { readonly path: string; readonly name: string }[] }
  | { readonly type: 'article'; readonly body: ArticleBody; readonly path: string };

/** What an address led to. */
export type PageOutcome =
  | {
      readonly kind: 'page';
      readonly status: 200 | 400 | 404 | 410 | 413 | 500 | 503;
      readonly view: PageView;
      readonly head: Head;
    }
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };
