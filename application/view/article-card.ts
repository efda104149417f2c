import type { Article } from '../../domain/page/page.ts';
import type { Text } from '../../domain/text/localized.ts';
import { hrefOf } from './links.ts';
import { type PageContext, textOf } from './page-context.ts';
import { pictureOf, type PictureView } from './picture-view.ts';

/** An article for display in a list. */
export type ArticleCard = {
  readonly id: string;
  readonly title: Text;
  readonly intro: Text | undefined;
  readonly href: string | undefined;
  readonly picture: PictureView | undefined;
};

/** Name of the article's author; `undefined` without one, or if the person is not published. */
export function authorOf({ content }: PageContext, { author }: Article): string | undefined {
  return content.team.find(({ id, status }) => id === author && status === 'Published')?.name;
}

export function articleCard(context: PageContext, article: Article): ArticleCard {
  const page = context.content.pages.find(
    ({ articleId, status }) => articleId === article.id && status === 'Published',
  );
  return {
    id: article.id,
    title: textOf(context, article.title) ?? { text: article.id },
    intro: textOf(context, article.intro),
    href: page && hrefOf(context, page.id),
    picture: pictureOf(context, article.image),
  };
}
