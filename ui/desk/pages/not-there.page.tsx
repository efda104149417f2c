import { useTranslation } from 'react-i18next';
import type { DeskNotFoundBody } from '../../../application/desk/desk-view.ts';
import { Link } from '../../components/common/link.tsx';

export function Page({ body }: { readonly body: DeskNotFoundBody }) {
  const { t } = useTranslation('desk');
  return (
    <div className="desk-narrow">
      <h1>{t('title.not-there')}</h1>
      <p className="lead">{t('notThere.text')}</p>
      <p>
        <Link href={body.homeHref} className="button">
          {t('notThere.home')}
        </Link>
      </p>
    </div>
  );
}
