import { useTranslation } from 'react-i18next';
import type { ForgotBody } from '../../../application/desk/desk-view.ts';
import { EmailField } from '../../components/account/login-fields.tsx';

export function Page({ body }: { readonly body: ForgotBody }) {
  const { t } = useTranslation('desk');
  return (
    <div className="desk-narrow">
      <h1>{t('title.forgot')}</h1>
      <div className="form-card">
        {body.state === 'sent' ? (
          <p className="form-notice" role="status">
            {t('forgot.sent')}
          </p>
        ) : (
          <form className="request-form" method="post" action={body.action} aria-label={t('title.forgot')} noValidate>
            {body.state === 'limited' || body.state === 'failed' ? (
              <p className="form-problem" role="alert">
                {t(`forgot.${body.state}`)}
              </p>
            ) : null}
            <p className="form-intro">{t('forgot.text')}</p>
            <div className="form-section">
              <EmailField id="forgot-email" value={body.email} />
            </div>
            <div className="form-send">
              <button type="submit" className="button">
                {t('forgot.submit')}
              </button>
            </div>
          </form>
        )}
        <p className="form-forgot">
          <a href={body.loginHref}>{t('forgot.login')}</a>
        </p>
      </div>
    </div>
  );
}
