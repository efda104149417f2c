import type { SlotId, ViewingCalendar } from '../appointment/viewing-calendar.ts';
import type { AgentRow, Successors } from '../listing/responsible-agent.ts';
import type { TagIds } from '../consent/tags.ts';
import type { Coordinates } from '../place/coordinates.ts';
import type { Picture } from '../listing/listing.ts';
import type { FactName } from '../listing/facts.ts';
import type { TourHosts } from '../media/media-kind.ts';
import type { Retention } from '../request/retention.ts';
import type { PathTable } from '../routing/path-table.ts';
import type { ConditionRule } from '../rules/condition-rule.ts';
import type { Language } from '../text/language.ts';
import type { Localized } from '../text/localized.ts';
import type { RichText } from '../text/rich-text.ts';
import type { BrandColours } from './brand-colours.ts';
import type { Article, Category, Page, PublicText, Status, TeamMember } from './page.ts';

export type TopBarItem = {
  readonly side: 'left' | 'right';
  readonly status: Status;
  readonly label: Localized;
  /** A path of the site or an https:, tel: or mailto: address. */
  readonly link: string;
  readonly icon: string | undefined;
  readonly color: string | undefined;
};

export type Banner = {
  readonly type: 'image' | 'gallery' | 'video' | 'properties' | 'projects';
  readonly image: string;
  readonly images: readonly string[];
  readonly video: { readonly url: string; readonly mimetype: string } | undefined;
  readonly title: PublicText;
  readonly description: PublicText;
  readonly showLogo: boolean;
  readonly showSearch: boolean;
};

export type FooterColumn = {
  readonly title: PublicText;
  readonly introText: PublicText;
  readonly fullText: Localized<RichText>;
  readonly image: string | undefined;
  readonly size: { readonly sm: number; readonly md: number; readonly lg: number };
};

/** Legal mentions that a Belgian agency must show on each page, and its contact details. */
export type Agency = {
  readonly name: string;
  readonly legalName: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: Localized;
  readonly coordinates: Coordinates;
  readonly phone: string;
  readonly email: string;
  readonly enterpriseNumber: string;
  readonly vatNumber: string;
  /** BIV/IPI number of the agent responsible. */
  readonly licence: string;
  readonly supervisor: Localized;
  readonly insurer: string;
  readonly insurancePolicy: string;
  readonly thirdPartyAccount: string;
  readonly codeOfEthics: Localized;
  readonly openingHours: Localized;
};

/** A logo, with its size in CSS pixels. */
export type Mark = { readonly address: string; readonly width: number; readonly height: number };

/** Visual identity of the agency. */
export type Brand = {
  readonly colours: BrandColours;
  /** Label under the icon on a phone's home screen, where the full name does not fit. */
  readonly shortName: string;
  readonly logo: Mark;
  /** URL of the icon that browsers show beside a page's title. */
  readonly icon: string;
};

export type PropertyType = {
  readonly webId: number;
  readonly name: Localized;
  readonly showOrder: number;
  readonly sale: boolean;
  readonly rent: boolean;
};

/** A municipality or part of one, with its alternative names. */
export type KnownPlace = {
  readonly name: Localized;
  /** Additional names of the place: former municipalities, spellings. */
  readonly aliases: readonly string[];
  readonly postcode: string;
  readonly countryId: number;
  readonly coordinates: Coordinates;
};

/** A zone or property type in the search alert form. */
export type TreeItem = {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: Localized;
  readonly webId: string;
  readonly tree: 'zones' | 'types';
};

/** The fact is shown on a property's page when its rule matches. */
export type FactRule = { readonly fact: FactName; readonly rule: ConditionRule };
/** A badge or notice that is shown when its rule matches; `text` may contain the placeholder {years}. */
export type NoticeRule = {
  readonly id: string;
  readonly kind: 'badge' | 'notice';
  readonly rule: ConditionRule;
  readonly text: Localized;
  /** https address of a page with more information; a notice links to it by its host name. */
  readonly link?: string;
};

export type Settings = {
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  readonly maxMenuItems: number;
  readonly showEvaluationButton: boolean;
  readonly showTopBar: boolean;
  readonly showLogoAtStart: boolean;
  readonly changeOnScroll: boolean;
  readonly search: {
    readonly showSearchInput: boolean;
    readonly showSearchButton: boolean;
    readonly showSearchCount: boolean;
    readonly showCountProperty: boolean;
    readonly showLogo: boolean;
    readonly title: PublicText;
    /** At most two lines of text; each may contain the placeholders {FOR_SALE_TOTAL} and {FOR_RENT_TOTAL}. */
    readonly descriptions: readonly PublicText[];
  };
  /** Configured totals for sale and rent; absent: the site counts its listings. */
  readonly countProperty: readonly [number, number] | undefined;
  readonly listPageSize: number;
  /** Ids of tracking tags; all absent in the sample. */
  readonly tracking: TagIds;
  /** Additional hosts of virtual tours, for providers without a well-known domain. */
  readonly tourHosts: TourHosts;
  /** Hosts whose video files play in the page; other videos are shown as links. */
  readonly videoHosts: readonly string[];
  readonly consentVersion: number;
  readonly contactSlots: Localized<readonly ContactSlot[]>;
  /** Maximum number of viewings per slot: `slotCapacity` of one property, `agentSlotCapacity` of one agent across all properties. */
  readonly slotCapacity: number;
  readonly agentSlotCapacity: number;
  readonly visits: ViewingCalendar;
  /** Who sends search alert mails: the site, or the agency's CRM, which receives each confirmed alert. */
  readonly alerts: 'site' | 'crm';
  /** Whether pages and lists show how long a property has been online, and how its price changed. */
  readonly priceStory: boolean;
  /** Rows that decide the agent of a property whose record names no agent: the first row that fits the property applies. */
  readonly agents: readonly AgentRow[];
  readonly retention: Retention;
  readonly copyright: Localized;
};

/** A time of day for a viewing or a call. */
export type ContactSlot = { readonly id: SlotId; readonly from: string; readonly to: string };

/** All content of a site except its listings, as parsed from a content directory. The database adds `successors`. */
export type SiteContent = {
  readonly version: string;
  readonly settings: Settings;
  readonly brand: Brand;
  readonly agency: Agency;
  readonly topBar: readonly TopBarItem[];
  readonly banner: Banner;
  readonly footer: readonly FooterColumn[];
  readonly pathTable: PathTable;
  readonly pages: readonly Page[];
  readonly categories: readonly Category[];
  readonly articles: readonly Article[];
  readonly team: readonly TeamMember[];
  /** Who took over the homes of persons who left; absent without a database. */
  readonly successors?: Successors;
  readonly types: readonly PropertyType[];
  readonly places: readonly KnownPlace[];
  readonly trees: readonly TreeItem[];
  readonly factRules: readonly FactRule[];
  readonly noticeRules: readonly NoticeRule[];
  /** The agency's own pictures by id. */
  readonly pictures: ReadonlyMap<string, Picture>;
};
