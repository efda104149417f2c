import type { Article, Page } from '../../domain/page/page.ts';
import { type LongText, longTextOf } from '../view/long-text.ts';
import type { PageContext } from '../view/page-context.ts';
import { type ArticleCard, articleCard } from './module-views.ts';

/** Number of other articles of the category shown below. */
const SIBLINGS = 3;

export type ArticleBody = {
  readonly kind: 'article';
  readonly article: ArticleCard;
  readonly text: LongText;
  readonly published: string;
  readonly changed: string;
  readonly author: string | undefined;
  readonly siblings: readonly ArticleCard[];
};

/** Content of an article page with related articles; `undefined` if unpublished or without text in the page's language. */
export function articleBody(context: PageContext, page: Page): ArticleBody | undefined {
  const { articles, team } = context.content;
  const isPublished = ({ status }: Pick<Article, 'status'>) => status === 'Published';
  const article = articles.find(one => one.id === page.articleId && isPublished(one));
  const text = article && longTextOf(context, article.text);
  if (!article || !text) return undefined;
  const siblings = articles
    .filter(one => one.categoryId === article.categoryId && one.id !== article.id && isPublished(one))
    .sort((a, b) => a.sort - b.sort)
    .slice(0, SIBLINGS);
  return {
    kind: 'article',
    article: articleCard(context, article),
    text,
    published: article.publishedOn,
    changed: article.changedOn,
    author: team.find(({ id, status }) => id === article.author && status === 'Published')?.name,
    siblings: siblings.map(sibling => articleCard(context, sibling)),
  };
}
