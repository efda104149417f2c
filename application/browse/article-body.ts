import type { Article, Page } from '../../domain/page/page.ts';
import { type LongText, longTextOf } from '../view/long-text.ts';
import { type PageContext, phrasesOf } from '../view/page-context.ts';
import { type ArticleCard, articleCard, authorOf } from '../view/article-card.ts';
import { type StoryHome, storyHome } from './sections/story-section.ts';

/** Number of other articles of the category shown below. */
const SIBLINGS = 3;

export type ArticleBody = {
  readonly kind: 'article';
  readonly article: ArticleCard;
  readonly text: LongText;
  readonly published: string;
  readonly changed: string;
  readonly author: string | undefined;
  /** Property that the article is about; absent for other articles. */
  readonly home?: StoryHome & { readonly name: string };
  readonly siblings: readonly ArticleCard[];
};

/** Content of an article page with related articles; `undefined` if unpublished or without text in the page's language. */
export async function articleBody(context: PageContext, page: Page): Promise<ArticleBody | undefined> {
  const { articles } = context.content;
  const isPublished = ({ status }: Pick<Article, 'status'>) => status === 'Published';
  const article = articles.find(one => one.id === page.articleId && isPublished(one));
  const text = article && longTextOf(context, article.text);
  if (!article || !text) return undefined;
  const siblings = articles
    .filter(one => one.categoryId === article.categoryId && one.id !== article.id && isPublished(one))
    .sort((a, b) => a.sort - b.sort)
    .slice(0, SIBLINGS);
  const home = await storyHome(context, article);
  const card = articleCard(context, article);
  return {
    kind: 'article',
    article: { ...card, picture: card.picture ?? home?.picture },
    text,
    published: article.publishedOn,
    changed: article.changedOn,
    author: authorOf(context, article),
    ...(home && { home: { ...home, name: phrasesOf(context).sections.aboutHome } }),
    siblings: siblings.map(sibling => articleCard(context, sibling)),
  };
}
