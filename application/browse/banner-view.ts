import { listPage } from '../../domain/list/list-page.ts';
import { everything } from '../../domain/list/list-query.ts';
import { type Totals, withTotals } from '../../domain/search/totals.ts';
import { listingCard } from '../view/listing-card-view.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf } from '../view/page-context.ts';
import { type SearchLinks, searchLinks } from './search-links.ts';
import { pictureOf, type PictureView } from '../view/picture-view.ts';
import { projectCards } from '../view/project-card-view.ts';
import type { Text } from '../../domain/text/localized.ts';

const MOST_SLIDES = 5;

/** The home page's banner; a slider without slides falls back to the plain picture. */
export async function bannerView(context: PageContext): Promise<BannerView> {
  const { banner } = context.content;
  const slides = await slidesOf(context);
  const pictures = (banner.type === 'gallery' && banner.images.length > 0 ? banner.images : [banner.image]).flatMap(
    id => pictureOf(context, id) ?? [],
  );
  const slider = banner.type === 'properties' || banner.type === 'projects';
  return {
    type: slider && slides.length === 0 ? 'image' : banner.type,
    pictures,
    video: banner.type === 'video' ? banner.video : undefined,
    slides,
    title: textOf(context, banner.title),
    description: withCounts(context, textOf(context, banner.description)),
    showLogo: banner.showLogo,
    search: banner.showSearch ? searchBlock(context) : undefined,
  };
}

/** The search block of the home page and of the 404 page. */
export function searchBlock(context: PageContext): SearchBlockView {
  const { search } = context.content.settings;
  return {
    showLogo: search.showLogo,
    homeHref: hrefOf(context, 'home'),
    title: withCounts(context, textOf(context, search.title)),
    descriptions: search.descriptions.slice(0, 2).flatMap(text => withCounts(context, textOf(context, text)) ?? []),
    showInput: search.showSearchInput,
    showButtons: search.showSearchButton,
    counts: search.showSearchCount ? totalsOf(context) : undefined,
    ...searchLinks(context),
  };
}

/** The numbers of homes that texts and buttons name: those that the agency states in its content, else those of its catalogue. */
function totalsOf({ content, catalogue }: PageContext): Totals {
  const { countProperty } = content.settings;
  return countProperty ? { sale: countProperty[0], rent: countProperty[1] } : catalogue.index.totals;
}

/** A text of the content with the numbers of homes in place of their placeholders. */
function withCounts(context: PageContext, text: Text | undefined): Text | undefined {
  return text && { ...text, text: withTotals(text.text, totalsOf(context)) };
}

async function slidesOf(context: PageContext): Promise<BannerView['slides']> {
  const { type } = context.content.banner;
  if (type === 'projects') {
    return (await projectCards(context))
      .slice(0, MOST_SLIDES)
      .flatMap(({ picture, title, place, href }) => (picture ? [{ picture, title, text: place, href }] : []));
  }
  if (type !== 'properties') return [];
  const { ids } = listPage(context.catalogue.index, everything('sale'), MOST_SLIDES);
  return (await context.catalogue.listings(ids)).flatMap(listing => {
    const { picture, title, place, href } = listingCard(context, listing);
    return picture ? [{ picture, title, text: place, href }] : [];
  });
}

export type BannerView = {
  readonly type: 'image' | 'gallery' | 'video' | 'properties' | 'projects';
  readonly pictures: readonly PictureView[];
  readonly video: { readonly url: string; readonly mimetype: string } | undefined;
  /** Picture, texts and link target of each slide. */
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

export type SearchBlockView = SearchLinks & {
  readonly showLogo: boolean;
  readonly homeHref: string;
  readonly title: Text | undefined;
  readonly descriptions: readonly Text[];
  readonly showInput: boolean;
  readonly showButtons: boolean;
  /** Numbers of listings shown on the buttons; absent if the buttons show none. */
  readonly counts: { readonly sale: number; readonly rent: number } | undefined;
};
