import type { LinkKind } from '../request/link.ts';
import type { Localized } from '../text/localized.ts';
import type { RichText } from '../text/rich-text.ts';

export type Status = 'Published' | 'Draft';

/** A text with a public flag a language: where the flag is off, it counts as absent in that language. The parser drops it. */
export type PublicText = Localized;

/** What search engines and link previews are told, a language. */
export type Metadata = {
  readonly pageTitle: Localized;
  readonly description: Localized;
  readonly ogTitle?: Localized;
  readonly ogDescription?: Localized;
  readonly ogImage?: string;
  readonly twitterTitle?: Localized;
  readonly twitterDescription?: Localized;
};

/** What a page kind does; all else about a page is its modules. */
export type PageKind =
  | 'home'
  | 'for-sale'
  | 'for-rent'
  | 'property'
  | 'project'
  | 'projects'
  | 'viager'
  | 'modules'
  | 'article'
  | 'form'
  | 'link'
  | 'feedback'
  | 'login'
  | 'forgot-password'
  | 'cookie-settings'
  | 'search'
  | 'favourites'
  | 'set-password'
  | 'portal'
  | 'portal-property'
  | 'security';

/** Kinds of pages that are made for one person: nobody shares them, search engines and tags are kept out. */
const PERSONAL: ReadonlySet<PageKind> = new Set(['login', 'set-password', 'portal', 'portal-property', 'security']);
/** Those of them that only an owner who is logged in gets to see. */
const PORTAL: ReadonlySet<PageKind> = new Set(['portal', 'portal-property', 'security']);

/** `isPersonal('login')` → `true` */
export function isPersonal(kind: PageKind): boolean {
  return PERSONAL.has(kind);
}

/** `isPortal('login')` → `false`, `isPortal('security')` → `true` */
export function isPortal(kind: PageKind): boolean {
  return PORTAL.has(kind);
}

/** A menu item and its page; the menu is the published pages with `inMenu`, sorted by `sort`, children under `parentId`. */
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
  /** Present where the page only leads elsewhere: a path of the site or an https address. */
  readonly redirectUrl: string | undefined;
  /** Checked CSS of the page, served in the site's own style sheet. */
  readonly css: string;
  readonly modules: readonly Module[];
  /** For kind 'form': which one. */
  readonly form: string | undefined;
  /** For kind 'link': what the secret in its address opens. */
  readonly link: LinkKind | undefined;
  /** For kind 'article'. */
  readonly articleId: string | undefined;
  readonly createDate: string;
  readonly modifyDate: string;
};

export type ModuleView = 'single-view' | 'collapse-view' | 'card-view' | 'news-view' | 'ons-team-view';

export type Background =
  | { readonly type: 'none' }
  | { readonly type: 'color'; readonly color: string }
  | { readonly type: 'image'; readonly image: string }
  | { readonly type: 'gallery'; readonly images: readonly string[] };

export type Relation =
  | { readonly type: 'property-list'; readonly goal: 'sale' | 'rent' | 'both'; readonly viager: boolean }
  | { readonly type: 'article' | 'category'; readonly id: string }
  | { readonly type: 'stats-view' }
  | { readonly type: 'contact'; readonly form: string }
  | { readonly type: 'project-list' };

/** A part of a page. */
export type Module = {
  readonly id: string;
  readonly title: PublicText;
  /** Look of the title, 1 to 4; its rank in the page's outline is the page's own business. */
  readonly titleSize: 1 | 2 | 3 | 4;
  readonly description: Localized<RichText>;
  readonly description2: Localized<RichText>;
  readonly position: 'left' | 'center' | 'right';
  /** Of 12 columns. */
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
  /** Original path of the page on which it stands alone, if it has one. */
  readonly path: string | undefined;
  readonly title: Localized;
  readonly intro: Localized;
  readonly text: Localized<RichText>;
  readonly image: string | undefined;
  readonly author: string | undefined;
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
  /** BIV/IPI number; staff without one have none. */
  readonly licence: string | undefined;
  readonly languages: readonly string[];
  readonly image: string | undefined;
  readonly status: Status;
  readonly sort: number;
};
