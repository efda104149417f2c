import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { Horizon } from '../components/layout/horizon.tsx';
import { Link } from '../components/common/link.tsx';
import { SearchBlock } from '../components/search/search-block.tsx';

export function Page({ view }: { readonly view: PageOf<'not-found'> }) {
  const { t } = useTranslation('not-found');
  const { search, homeHref, what } = view.body;
  return (
    <div className="lost">
      <Horizon />
      <div className="wrap lost-words">
        <p className="eyebrow">{t('code')}</p>
        <h1>{t(`${what}.title`)}</h1>
        <p className="lead">{t(`${what}.text`)}</p>
        <SearchBlock search={search} />
        <p>
          <Link href={homeHref} className="more">
            {t('home')}
          </Link>
        </p>
      </div>
    </div>
  );
}
