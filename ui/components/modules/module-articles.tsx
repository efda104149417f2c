import { useTranslation } from 'react-i18next';
import type { ModulePart } from '../../../application/browse/module-views.ts';
import type { ArticleCard } from '../../../application/view/article-card.ts';
import type { LongText } from '../../../application/view/long-text.ts';
import { Icon } from '../common/icon.tsx';
import { Link } from '../common/link.tsx';
import type { HeadingLevel } from '../common/heading-level.ts';
import { Picture } from '../common/picture.tsx';
import { Prose, Words } from '../common/words.tsx';

type ArticleWithText = ArticleCard & { readonly text: LongText | undefined };
type Categories = Extract<ModulePart, { kind: 'categories' }>['categories'];

/** Article cards side by side; the whole card is a link. */
export function ArticleCards({
  articles,
  level,
  look,
  rows,
}: {
  readonly articles: readonly ArticleCard[];
  readonly level: HeadingLevel;
  readonly look: 'card' | 'news';
  readonly rows: string;
}) {
  return (
    <ul className={rows}>
      {articles.map(article => (
        <li key={article.id}>
          <ArticleTile article={article} level={level} look={look} />
        </li>
      ))}
    </ul>
  );
}

function ArticleTile({
  article,
  level,
  look,
}: {
  readonly article: ArticleCard;
  readonly level: HeadingLevel;
  readonly look: 'card' | 'news';
}) {
  const { t } = useTranslation('module');
  const Title = `h${level}` as const;
  const { picture, title, intro, href } = article;
  return (
    <article className={`article-tile ${look}`}>
      {picture ? (
        <div className="article-tile-picture">
          <Picture picture={picture} widths={[400, 600]} sizes="(width < 768px) 100vw, 400px" decorative />
        </div>
      ) : null}
      <div className="article-tile-words">
        <Title>
          <ArticleTitle title={title} href={href} />
        </Title>
        {intro ? (
          <p>
            <Words text={intro} />
          </p>
        ) : null}
        {href ? (
          <span className="more" aria-hidden="true">
            {t('read')}
            <Icon name="right" />
          </span>
        ) : null}
      </div>
    </article>
  );
}

/** The title of an article, linked where the article has a page. */
function ArticleTitle({ title, href }: Pick<ArticleCard, 'title' | 'href'>) {
  return href ? (
    <Link href={href}>
      <Words text={title} />
    </Link>
  ) : (
    <Words text={title} />
  );
}

/** Articles as accordions; the first is open, so that the page shows text at once. */
export function ArticleDetails({
  articles,
  level,
}: {
  readonly articles: readonly ArticleWithText[];
  readonly level: HeadingLevel;
}) {
  const { t } = useTranslation('module');
  const Title = `h${level}` as const;
  return (
    <div className="collapse">
      {articles.map(({ id, title, intro, text, href, picture }, at) => (
        <details key={id} open={at === 0}>
          <summary>
            <Title>
              <Words text={title} />
            </Title>
            <Icon name="down" />
          </summary>
          <div className="collapse-body">
            {picture ? (
              <Picture picture={picture} widths={[400, 600]} sizes="(width < 768px) 100vw, 400px" decorative />
            ) : null}
            <div>
              {intro ? (
                <p className="lead">
                  <Words text={intro} />
                </p>
              ) : null}
              {text ? <Prose text={text} level={Math.min(4, level + 1) as HeadingLevel} /> : null}
              {href ? (
                <p className="module-more">
                  <Link href={href} className="more">
                    {t('readArticle', { title: title.text })}
                    <Icon name="right" />
                  </Link>
                </p>
              ) : null}
            </div>
          </div>
        </details>
      ))}
    </div>
  );
}

/** Full texts of articles, one below the other. */
export function ArticleTexts({
  articles,
  level,
}: {
  readonly articles: readonly ArticleWithText[];
  readonly level: HeadingLevel;
}) {
  const Title = `h${level}` as const;
  return articles.map(({ id, title, intro, text, picture }) => (
    <article key={id} className="article-text">
      {picture ? <Picture picture={picture} sizes="(width < 768px) 80vw, 600px" /> : null}
      <div>
        <Title className="size-2">
          <Words text={title} />
        </Title>
        {intro ? (
          <p className="lead">
            <Words text={intro} />
          </p>
        ) : null}
        {text ? <Prose text={text} level={Math.min(4, level + 1) as HeadingLevel} /> : null}
      </div>
    </article>
  ));
}

/** Categories, each with links to its articles. */
export function CategoryLists({
  categories,
  level,
}: {
  readonly categories: Categories;
  readonly level: HeadingLevel;
}) {
  const Title = `h${level}` as const;
  return (
    <div className="grid">
      {categories.map(({ name, articles }) => (
        <section key={name.text} className="category-list">
          <Title>
            <Words text={name} />
          </Title>
          <ul>
            {articles.map(({ id, title, href }) => (
              <li key={id}>
                <ArticleTitle title={title} href={href} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
