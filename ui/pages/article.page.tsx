import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { dayText } from '../../domain/text/day.ts';
import { ArticleCards } from '../components/modules/module-articles.tsx';
import { Picture } from '../components/common/picture.tsx';
import { StoryHomeLine } from '../components/sections/story-home-line.tsx';
import { Share } from '../components/listing/share.tsx';
import { Prose } from '../components/common/words.tsx';
import { TitleWithLead } from '../components/layout/page-head.tsx';

export function Page({ view }: { readonly view: PageOf<'article'> }) {
  const { t } = useTranslation('module');
  const { article, text, author, published, changed, siblings, home } = view.body;
  return (
    <>
      <article className="article wrap">
        <header className="article-head">
          <TitleWithLead title={article.title} lead={article.intro} />
          <p className="article-by">
            {author ? <span>{t('by', { author })}</span> : null}
            <span>
              <time dateTime={published}>{dayText(published)}</time>
            </span>
            {changed > published ? (
              <span>
                {t('changed')} <time dateTime={changed}>{dayText(changed)}</time>
              </span>
            ) : null}
          </p>
          {view.share ? (
            <div className="tools">
              <Share {...view.share} />
            </div>
          ) : null}
        </header>
        {article.picture ? (
          <div className="article-picture">
            <Picture picture={article.picture} sizes="(width < 768px) 80vw, (width < 1280px) 100vw, 1040px" first />
          </div>
        ) : null}
        <div className="article-body">
          <Prose text={text} level={2} />
        </div>
        {home ? (
          <div className="article-body">
            <h2 className="size-3">{home.name}</h2>
            <StoryHomeLine home={home} />
          </div>
        ) : null}
      </article>
      {siblings.length > 0 ? (
        <aside className="section article-siblings" aria-labelledby="siblings">
          <div className="wrap">
            <h2 id="siblings">{t('siblings')}</h2>
            <ArticleCards articles={siblings} level={3} look="news" rows="per-row per-row-3" />
          </div>
        </aside>
      ) : null}
    </>
  );
}
