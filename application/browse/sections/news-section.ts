import { latestNews } from '../../../domain/list/latest-news.ts';
import { listPage } from '../../../domain/list/list-page.ts';
import { everything } from '../../../domain/list/list-query.ts';
import type { Goal } from '../../../domain/listing/listing.ts';
import { fillPhrase } from '../../view/fill-phrase.ts';
import { hrefOf, type Link } from '../../view/links.ts';
import { type ListingCard, listingCard } from '../../view/listing-card-view.ts';
import { type PageContext, phrasesOf } from '../../view/page-context.ts';
import { reductionOf } from '../../view/price-story-view.ts';

const GOALS = ['sale', 'rent'] as const satisfies readonly Goal[];

/** New homes and homes with a new price, the first one displayed larger, and links to the list of each goal that has homes. */
export type NewsPart = {
  readonly kind: 'news';
  readonly cards: readonly ListingCard[];
  readonly links: readonly Link[];
};

/** At most `most` new homes and homes with a new price, for sale and to let; `undefined` if there are none. */
export async function newsPart(context: PageContext, most: number): Promise<NewsPart | undefined> {
  const { index } = context.catalogue;
  const found = GOALS.flatMap(goal => {
    const free = { ...everything(goal), available: true };
    const reduced = { ...free, reduced: true, sort: 'reduced' } as const;
    return [free, reduced].flatMap(query => listPage(index, query, most).ids);
  });
  const homes = await context.catalogue.listings([...new Set(found)]);
  const news = latestNews(
    homes.map(home => ({ home, reduction: reductionOf(context, home) })),
    most,
  );
  if (news.length === 0) return undefined;
  const { sections } = phrasesOf(context);
  return {
    kind: 'news',
    cards: news.map(home => listingCard(context, home)),
    links: GOALS.filter(goal => index.totals[goal] > 0).map(goal => ({
      name: fillPhrase(sections[goal === 'sale' ? 'allSale' : 'allRent'], { count: index.totals[goal] }),
      href: hrefOf(context, goal === 'sale' ? 'for-sale' : 'for-rent'),
    })),
  };
}
