import { useTranslation } from 'react-i18next';
import type { PageOf } from '../../application/page/page-model.ts';
import { useApp } from '../components/common/app-context.ts';
import { Horizon } from '../components/layout/horizon.tsx';
import { Link } from '../components/common/link.tsx';
import { PhoneLink } from '../components/common/phone-link.tsx';

export function Page({ view }: { readonly view: PageOf<'failed'> }) {
  const { t } = useTranslation('failed');
  const { site } = useApp();
  const { why, reference, againHref, homeHref } = view.body;
  const again = why === 'unavailable' || why === 'broken';
  return (
    <div className="lost">
      <Horizon />
      <div className="wrap lost-words">
        <h1>{t(`${why}.title`)}</h1>
        <p className="lead">{t(`${why}.text`)}</p>
        <p className="button-row">
          {again ? (
            <a href={againHref} className="button">
              {t('again')}
            </a>
          ) : null}
          <PhoneLink phone={site.agency.phone} className="button quiet" />
        </p>
        <p>
          <Link href={homeHref} className="more">
            {t('home')}
          </Link>
        </p>
        {again ? (
          <p>
            {t('reference')}: {reference}
          </p>
        ) : null}
      </div>
    </div>
  );
}
