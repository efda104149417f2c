import { useTranslation } from 'react-i18next';
import type { PageView } from '../../application/page/page-view.ts';
import { Link } from '../components/link.tsx';
import { ListingCard } from '../components/listing-card.tsx';

export function Page({ view }: { readonly view: PageView }) {
  const { t } = useTranslation('not-found');
  if (view.body.kind !== 'gone') return null;
  const { goal, similar, listHref, alertHref } = view.body;
  return (
    <>
      <div className="page-head wrap">
        <h1>{t(`gone.${goal}.title`)}</h1>
        <p className="lead">{t(`gone.${goal}.text`)}</p>
        <p className="button-row">
          <Link href={alertHref} className="button">
            {t('gone.alert')}
          </Link>
          <Link href={listHref} className="button quiet">
            {t(`gone.${goal}.list`)}
          </Link>
        </p>
      </div>
      {similar.length > 0 ? (
        <section className="section" aria-labelledby="similar">
          <div className="wrap">
            <h2 id="similar">{t('gone.similar')}</h2>
            <ul role="list" className="per-row per-row-4 swipe">
              {similar.map(card => (
                <li key={card.id}>
                  <ListingCard card={card} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </>
  );
}
