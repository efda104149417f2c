import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { ListingCard } from '../components/listing/listing-card.tsx';
import { StateWord } from '../components/listing/state-word.tsx';
import { Words } from '../components/common/words.tsx';

export function Page({ view }: { readonly view: PageOf<'gone'> }) {
  const { t } = useTranslation('not-found');
  const { goal, title, place, outcome, similar, listHref, alertHref } = view.body;
  return (
    <>
      <div className="page-head wrap">
        <h1>
          <StateWord ribbon={outcome && { code: outcome }} />
          <Words text={title} />
        </h1>
        <p className="property-place">
          <Icon name="pin" />
          {place}
        </p>
        <p className="lead">{t(`gone.text.${outcome ?? 'not-offered'}`)}</p>
        <p className="button-row">
          {alertHref === undefined ? null : (
            <Link href={alertHref} className="button">
              {t('gone.alert')}
            </Link>
          )}
          <Link href={listHref} className="button quiet">
            {t(`gone.list.${goal}`)}
          </Link>
        </p>
      </div>
      {similar.length > 0 ? (
        <section className="section" aria-labelledby="similar">
          <div className="wrap">
            <h2 id="similar">{t('gone.similar')}</h2>
            <ul className="per-row per-row-4 swipe">
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
