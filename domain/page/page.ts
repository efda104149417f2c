import type { FormName } from '../request/forms.ts';
import type { LinkKind } from '../request/link.ts';
import type { Localized } from '../text/localized.ts';
import type { RichText } from '../text/rich-text.ts';

export type Status = 'Published' | 'Draft';

/** A text with a public flag per language. The parser drops languages whose flag is off. */
export type PublicText = Localized;

/** Metadata for search engines and link previews, per language. */
export type Metadata = {
  readonly pageTitle: Localized;
  readonly description: Localized;
  readonly ogTitle?: Localized;
  readonly ogDescription?: Localized;
  readonly ogImage?: string;
  readonly twitterTitle?: Localized;
  readonly twitterDescription?: Localized;
};

/** Properties shared by all pages of a kind. */
type KindRow = {
  /** Who may see the page: everybody, one person (to log in, or by a secret in the address), or a logged-in owner. */
  readonly reader: 'everybody' | 'one-person' | 'owner';
  /** `listed`: its address is in the sitemap; `unlisted`: indexable, but not in the sitemap; `closed`: marked noindex. */
  readonly engines: 'listed' | 'unlisted' | 'closed';
  /** Whether a static export writes a file at the page's address in the path table. */
  readonly written: boolean;
};

const SHOWN = { reader: 'everybody', engines: 'listed', written: true } as const;
/**
 * A kind with many pages. The address also contains an id, such as a property's, so sitemap and static export take it from the catalogue.
 */
const OF_MANY = { reader: 'everybody', engines: 'unlisted', written: false } as const;
const OF_ONE = { reader: 'one-person', engines: 'closed', written: false } as const;
const OF_OWNER = { reader: 'owner', engines: 'closed', written: false } as const;

/**
 * Every kind of page. `application/browse/content-pages.ts` chooses the handler of a kind, or `application/page/open-page.ts` if it needs
 * the catalogue or a login; both fail to compile when a kind is missing.
 */
export const PAGE_KINDS = {
  home: SHOWN,
  'for-sale': SHOWN,
  'for-rent': SHOWN,
  property: OF_MANY,
  project: OF_MANY,
  projects: SHOWN,
  viager: SHOWN,
  modules: SHOWN,
  article: SHOWN,
  form: SHOWN,
  link: { reader: 'everybody', engines: 'closed', written: false },
  feedback: { reader: 'everybody', engines: 'closed', written: false },
  login: { ...OF_ONE, written: true },
  'forgot-password': { ...SHOWN, engines: 'unlisted' },
  'cookie-settings': SHOWN,
  search: { ...SHOWN, engines: 'closed' },
  favourites: SHOWN,
  'set-password': OF_ONE,
  portal: OF_OWNER,
  'portal-property': OF_OWNER,
  security: OF_OWNER,
} as const satisfies Readonly<Record<string, KindRow>>;

export type PageKind = keyof typeof PAGE_KINDS;
export const PAGE_KIND_NAMES = Object.keys(PAGE_KINDS) as PageKind[];

type KindFor<R extends KindRow['reader']> = {
  [K in PageKind]: (typeof PAGE_KINDS)[K]['reader'] extends R ? K : never;
}[PageKind];
/** Kinds of pages rendered for one person: not in shared caches, not indexed, without tags. */
export type PersonalKind = KindFor<'one-person' | 'owner'>;
/** Personal pages that only a logged-in owner may see. */
export type PortalKind = KindFor<'owner'>;

/** Whether pages of a kind are rendered for one person. `isPersonal('login')` → `true` */
export function isPersonal(kind: PageKind): kind is PersonalKind {
  return PAGE_KINDS[kind].reader !== 'everybody';
}

/**
 * Whether visitors may share the address of a page of this kind: everybody may see the page, and the address contains no secret.
 * `isShared('portal')` → `false`
 */
export function isShared(kind: PageKind): boolean {
  const { reader, engines }: KindRow = PAGE_KINDS[kind];
  return reader === 'everybody' && engines !== 'closed';
}

/** Whether pages of a kind need a logged-in owner. `isPortal('login')` → `false`, `isPortal('security')` → `true` */
export function isPortal(kind: PageKind): kind is PortalKind {
  return PAGE_KINDS[kind].reader === 'owner';
}

/** A page of the site. The menu lists the published pages with `inMenu`, ordered by `sort`, each below the page of its `parentId`. */
export type Page = {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly kind: PageKind;
  /** Original path, the key into the path table. */
  readonly path: string;
  readonly name: Localized;
  readonly status: Status;
  readonly sort: number;
  readonly inMenu: boolean;
  readonly title: PublicText;
  readonly description: PublicText;
  readonly metadata: Metadata;
  readonly isActiveSEO: boolean;
  readonly showBreadCrumb: boolean;
  readonly showPageBanner: boolean;
  readonly bannerTitle: PublicText;
  readonly bannerDescription: PublicText;
  readonly image: string | undefined;
  /** Redirect target, a path of the site or an https address; a page with one has no content of its own. */
  readonly redirectUrl: string | undefined;
  /** Checked CSS of the page, served in the site's own style sheet. */
  readonly css: string;
  readonly modules: readonly Module[];
  /** Name of the form, if `kind` is 'form'. */
  readonly form: FormName | 'unsubscribe' | undefined;
  /** Kind of mail link that opens the page, if `kind` is 'link'. */
  readonly link: LinkKind | undefined;
  /** Id of the article, if `kind` is 'article'. */
  readonly articleId: string | undefined;
  readonly createDate: string;
  readonly modifyDate: string;
};

export type ModuleView = 'single-view' | 'collapse-view' | 'card-view' | 'news-view' | 'line-view' | 'ons-team-view';

export type Background =
  | { readonly type: 'none' }
  | { readonly type: 'color'; readonly color: string }
  | { readonly type: 'image'; readonly image: string }
  | { readonly type: 'gallery'; readonly images: readonly string[] };

export type Relation =
  | { readonly type: 'property-list'; readonly goal: 'sale' | 'rent' | 'both'; readonly viager: boolean }
  | { readonly type: 'article' | 'category'; readonly id: string }
  | { readonly type: 'stats-view' }
  | { readonly type: 'contact'; readonly form: FormName }
  | { readonly type: 'project-list' }
  /** New homes and homes with a new price, open houses of the coming weeks, homes sold recently. */
  | { readonly type: 'property-news' | 'open-houses' | 'sold-lately' }
  /** The first article of this category whose home is for sale or to let, shown with that home. */
  | { readonly type: 'story'; readonly id: string }
  | { readonly type: 'areas'; readonly areas: readonly ModuleArea[] };

/** A part of the country in a module, shown with its number of homes. */
export type ModuleArea = {
  /** Codes of municipalities and areas, as in the address of a list. */
  readonly codes: readonly string[];
  /** Name of the part, if it differs from the names of the codes. */
  readonly name: Localized;
  readonly image: string | undefined;
};

/** A section of a page. */
export type Module = {
  readonly id: string;
  readonly title: PublicText;
  /** Visual size of the title, 1 to 4; the page sets its heading level. */
  readonly titleSize: 1 | 2 | 3 | 4;
  readonly description: Localized<RichText>;
  readonly description2: Localized<RichText>;
  readonly position: 'left' | 'center' | 'right';
  /** Width in columns of a 12-column grid. */
  readonly span: number;
  readonly col: { readonly sm: number; readonly md: number; readonly lg: number };
  readonly sort: number;
  readonly view: ModuleView;
  readonly class: string;
  readonly background: Background;
  readonly image: string | undefined;
  readonly images: readonly string[];
  readonly relations: readonly Relation[];
  readonly status: Status;
  readonly numberItemOfRow: number;
  readonly maxItems: number;
  readonly isHasSubcategories: boolean;
};

export type Category = {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: Localized;
  readonly sort: number;
};

export type Article = {
  readonly id: string;
  readonly categoryId: string;
  /** Original path of the article's own page, if it has one. */
  readonly path: string | undefined;
  readonly title: Localized;
  readonly intro: Localized;
  readonly text: Localized<RichText>;
  readonly image: string | undefined;
  readonly author: string | undefined;
  /** Id of the listing that the article is about. */
  readonly property: string | undefined;
  /** ISO days. */
  readonly publishedOn: string;
  readonly changedOn: string;
  readonly status: Status;
  readonly sort: number;
};

export type TeamMember = {
  readonly id: string;
  readonly name: string;
  readonly role: Localized;
  readonly text: Localized;
  readonly phone: string;
  readonly email: string;
  /** BIV/IPI licence number; absent for unlicensed staff. */
  readonly licence: string | undefined;
  readonly languages: readonly string[];
  readonly image: string | undefined;
  readonly status: Status;
  readonly sort: number;
};
