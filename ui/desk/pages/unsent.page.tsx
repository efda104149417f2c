import { useTranslation } from 'react-i18next';
import type { UnsentBody } from '../../../application/desk/desk-view.ts';
import { Icon } from '../../components/common/icon.tsx';
import { UnsentText } from '../components/unsent-text.tsx';

export function Page({ body }: { readonly body: UnsentBody }) {
  const { t } = useTranslation('desk');
  const { why, action, maySend, loginHref, fields } = body;
  return (
    <div className="desk-narrow">
      <h1>{t('title.unsent')}</h1>
      <p className="desk-problem" role="alert">
        <Icon name="alert" />
        <span>
          {t(why === 'ended' ? 'problem.ended' : 'unsent.away')}{' '}
          {why === 'ended' ? (
            <a href={loginHref} target="_blank" rel="noopener">
              {t('problem.login')}
            </a>
          ) : null}
        </span>
      </p>
      {maySend ? (
        // The page has its own form, with the submitted values and the token of the current session.
        <form method="post" action={action} className="desk-form" aria-label={t('title.unsent')}>
          <UnsentText fields={fields} />
          <div>
            <button type="submit" className="button">
              {t('unsent.send')}
            </button>
          </div>
        </form>
      ) : (
        <>
          <UnsentText fields={fields} />
          <p>
            <a href={action} className="button">
              {t('unsent.open')}
            </a>
          </p>
        </>
      )}
    </div>
  );
}
