import type { ForgotBody } from '../../../application/desk/desk-view.ts';
import { FIELD } from '../../../domain/request/field.ts';
import { LoginField, loginInput } from '../../components/login-field.tsx';
import { useTranslation } from '../../locales/translations.ts';

export function Page({ body }: { readonly body: ForgotBody }) {
  const { t } = useTranslation('desk');
  const { t: login } = useTranslation('login');
  const email = { id: 'forgot-email', label: login('field.email.label') };
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
            {body.state === 'limited' ? (
              <p className="form-problem" role="alert">
                {t('forgot.limited')}
              </p>
            ) : null}
            <p className="form-intro">{t('forgot.text')}</p>
            <div className="form-section">
              <LoginField {...email} kind="email">
                <input
                  {...loginInput(email)}
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="username"
                  maxLength={FIELD.email.maxLength}
                />
              </LoginField>
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
