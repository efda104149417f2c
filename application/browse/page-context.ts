import type { CatalogueVersion } from '../ports/listing-catalogue.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { Picture, PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { Page } from '../../domain/page/page.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import type { PathParams, Routes } from '../../domain/routing/routes.ts';
import { slug } from '../../domain/routing/slug.ts';
import { findPlace, type PlaceBook } from '../../domain/search/place-key.ts';
import type { Language } from '../../domain/text/language.ts';
import { inLanguage, type Localized, type Text, textIn } from '../../domain/text/localized.ts';
import type { Inline, RichText } from '../../domain/text/rich-text.ts';
import type { ListingCard, LongText, PictureView } from './page-view.ts';

/** What every part of a page is made with: one language of one version of the site on one day. */
export type PageContext = {
  readonly language: Language;
  readonly content: SiteContent;
  readonly routes: Routes;
  readonly places: PlaceBook;
  readonly catalogue: CatalogueVersion;
  /** ISO day in Brussels. */
  readonly today: string;
  /** Cards that were made before in this language, version and day; absent where nobody keeps any. */
  readonly cards?: WeakMap<PublicListing, ListingCard>;
};

/** A text in the page's language, else in the default's. */
export function textOf(context: PageContext, localized: Localized): Text | undefined {
  return textIn(localized, context.language, context.content.settings.defaultLanguage);
}

/** As `textOf`, the bare words; '' where there are none. */
export function wordsOf(context: PageContext, localized: Localized): string {
  return textOf(context, localized)?.text ?? '';
}

/** A rich text in the page's language with its links made; none where it is empty. */
export function longTextOf(context: PageContext, localized: Localized<RichText>): LongText | undefined {
  const found = inLanguage(localized, context.language, context.content.settings.defaultLanguage);
  if (!found || found.value.length === 0) return undefined;
  const content = withLinks(context, found.value);
  return found.language === context.language ? { content } : { content, lang: found.language };
}

/** The address of a page of the site in the page's language. */
export function hrefOf(context: PageContext, page: string, params?: PathParams): string {
  return context.routes.build(page, context.language, params);
}

/** What a link of the content leads to: an original path of the site becomes the page's address in this language. */
export function linkOf(context: PageContext, link: string): string {
  const address = link.startsWith('page:') ? link.slice(5) : link;
  if (!address.startsWith('/')) return link;
  const path = pathOf(address);
  const match = context.routes.match(path);
  const built = match ? context.routes.build(match.entry.page, context.language, match.params) : '/';
  // A property's address in a language says more than its original one: that one leads there too.
  return built === '/' ? address : `${built}${address.slice(path.length)}`;
}

/** An address without its query and fragment. `pathOf('/for-sale/?type=4')` → `'/for-sale/'` */
export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '');
}

/** The address of a listing's page in any language. */
export function listingPath(context: PageContext, listing: PublicListing, language: Language): string {
  return context.routes.build(listingPage(listing), language, listingParams(context, listing, language));
}

/** Which row of the path table a listing stands under. */
export function listingPage(listing: Pick<PublicListing, 'goal'>): 'property-sale' | 'property-rent' {
  return goalOf(listing.goal) === 'sale' ? 'property-sale' : 'property-rent';
}

export function listingParams(context: PageContext, listing: PublicListing, language: Language): PathParams {
  const fallback = context.content.settings.defaultLanguage;
  return {
    id: listing.id,
    city: slug(inLanguage(placeNames(context, listing), language, fallback)?.value ?? listing.place.postcode),
    slug: slug(inLanguage(listing.title, language, fallback)?.value ?? listing.id),
  };
}

/** The names of a listing's or project's place: the known place's, else those of the feed. */
export function placeNames(context: PageContext, subject: Pick<PublicListing | PublicProject, 'place'>): Localized {
  const known = findPlace(context.places, subject.place.name, subject.place.postcode);
  return known ? { ...subject.place.name, ...known.name } : subject.place.name;
}

/** A picture of the agency's own by its id. */
export function pictureOf(context: PageContext, id: string | undefined): PictureView | undefined {
  const picture = id === undefined ? undefined : context.content.pictures.get(id);
  return picture && pictureView(context, picture);
}

export function pictureView(context: PageContext, picture: Picture): PictureView {
  return {
    id: picture.id,
    width: picture.width,
    height: picture.height,
    alt: textOf(context, picture.alt) ?? { text: '' },
  };
}

/** The published page of an id. */
export function pageOf(context: PageContext, id: string): Page | undefined {
  return context.content.pages.find(page => page.id === id && page.status === 'Published');
}

function withLinks(context: PageContext, content: RichText): RichText {
  const inlines = (list: readonly Inline[]): Inline[] =>
    list.map(inline => {
      if (inline.kind === 'text') return inline;
      if (inline.kind === 'link')
        return { ...inline, href: linkOf(context, inline.href), content: inlines(inline.content) };
      return { ...inline, content: inlines(inline.content) };
    });
  return content.map(block => {
    switch (block.kind) {
      case 'image':
        return block;
      case 'list':
        return { ...block, items: block.items.map(inlines) };
      case 'table':
        return { ...block, head: block.head.map(inlines), rows: block.rows.map(row => row.map(inlines)) };
      default:
        return { ...block, content: inlines(block.content) };
    }
  });
}
