import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { goalOf } from '../../../domain/listing/goal.ts';
import { parseListingId, type PublicListing } from '../../../domain/listing/listing.ts';
import type { PriceDisplay } from '../../../domain/listing/price-display.ts';
import type { Article } from '../../../domain/page/page.ts';
import { readingMinutes } from '../../../domain/text/rich-text.ts';
import { inLanguage, type Text } from '../../../domain/text/localized.ts';
import { numberText } from '../../../domain/text/number.ts';
import { mainSurface } from '../../../domain/listing/main-surface.ts';
import { type ArticleCard, articleCard, authorOf } from '../../view/article-card.ts';
import { fillPhrase } from '../../view/fill-phrase.ts';
import { listingPath } from '../../view/links.ts';
import { priceOf, titleOf } from '../../view/listing-words.ts';
import { type PageContext, phrasesOf } from '../../view/page-context.ts';
import { pictureView, type PictureView } from '../../view/picture-view.ts';

/** The home that an article is about, for display in one line. */
export type StoryHome = {
  readonly href: string;
  readonly title: Text;
  /** Main surface with its unit: '342 m²' */
  readonly area: string | undefined;
  readonly price: PriceDisplay;
  /** State of a sold or let home: 'Vendu' or 'Loué'; absent while the home is for sale or to let. */
  readonly gone: string | undefined;
  readonly picture: PictureView | undefined;
};

/** An article about a home, displayed with data of that home. */
export type StoryPart = {
  readonly kind: 'story';
  readonly article: ArticleCard;
  /** Author and reading time: 'Par Claire Vandenhove, 6 min de lecture' */
  readonly by: string;
  readonly read: string;
  readonly home: StoryHome;
  /** The picture of the article, else the first one of the home. */
  readonly picture: PictureView | undefined;
};

/**
 * The first article of a category about a home that is still for sale or to let; `undefined` if there is none. Articles about homes that
 * are sold, let or withdrawn are skipped.
 */
export async function storyPart(context: PageContext, categoryId: string): Promise<StoryPart | undefined> {
  const stories = context.content.articles
    .filter(({ categoryId: own, status, property }) => own === categoryId && status === 'Published' && property)
    .sort((one, other) => one.sort - other.sort);
  for (const article of stories) {
    const home = await storyHome(context, article);
    if (!home || home.gone !== undefined) continue;
    const card = articleCard(context, article);
    return {
      kind: 'story',
      article: card,
      by: readingLine(context, article),
      read: phrasesOf(context).sections.readStory,
      home,
      picture: card.picture ?? home.picture,
    };
  }
  return undefined;
}

/** The home that an article is about; `undefined` if the article names none, or one that is no longer in the catalogue. */
export async function storyHome(context: PageContext, { property }: Article): Promise<StoryHome | undefined> {
  const id = property === undefined ? undefined : parseListingId(property);
  const [listing] = id === undefined ? [] : await context.catalogue.listings([id]);
  if (!listing) return undefined;
  const surface = mainSurface(listing);
  const [picture] = listing.pictures;
  return {
    href: listingPath(context, listing, context.language),
    title: titleOf(context, listing),
    area: surface && `${numberText(surface.value)}\u00a0m²`,
    price: priceOf(context, listing),
    gone: goneWord(context, listing),
    picture: picture && pictureView(context, picture),
  };
}

/** Author and reading time of an article: 'Par Claire Vandenhove, 6 min de lecture' */
export function readingLine(context: PageContext, article: Article): string {
  const { sections } = phrasesOf(context);
  const author = authorOf(context, article);
  const text = inLanguage(article.text, context.language, context.content.settings.defaultLanguage);
  const minutes = text && fillPhrase(sections.minutes, { count: readingMinutes(text.value) });
  return [author && fillPhrase(sections.by, { author }), minutes].filter(Boolean).join(', ');
}

function goneWord(context: PageContext, { marquee, goal }: PublicListing): string | undefined {
  if (marquee !== MARQUEE.sold) return undefined;
  return phrasesOf(context).sections[goalOf(goal) === 'sale' ? 'sold' : 'rented'];
}
