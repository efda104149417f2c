import type { LoginBody } from '../../../application/browse/login-body.ts';
import { FIELD } from '../../../domain/request/field.ts';
import { Icon } from '../../components/icon.tsx';
import { LoginField, loginInput } from '../../components/login-field.tsx';
import { LoginProblem } from '../../components/login-problem.tsx';
import { LoginStep } from '../../components/login-step.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { useTranslation } from '../../locales/translations.ts';

export function Page({ body }: { readonly body: LoginBody }) {
  const { t } = useTranslation('desk');
  const { t: login } = useTranslation('login');
  const { notice, refused, step } = body;
  const email = { id: 'login-email', label: login('field.email.label') };
  return (
    <div className="desk-narrow">
      <h1>{t('title.login')}</h1>
      <div className="form-card">
        {notice && !refused && !step ? (
          <p className="form-notice" role="status">
            <Icon name={notice === 'ended' || notice === 'step-over' ? 'alert' : 'check'} />
            {login(`notice.${notice}`)}
          </p>
        ) : null}
        {step ? (
          <LoginStep body={body} step={step} />
        ) : (
          <form className="request-form" method="post" action={body.action} aria-label={t('title.login')} noValidate>
            {refused ? <LoginProblem refusal={refused.refusal} prefix="login" /> : null}
            <div className="form-section">
              <LoginField {...email} kind="email">
                <input
                  {...loginInput(email)}
                  name="email"
                  type="email"
                  inputMode="email"
                  autoComplete="username"
                  enterKeyHint="next"
                  maxLength={FIELD.email.maxLength}
                  defaultValue={refused?.email}
                />
              </LoginField>
              <PasswordField
                id="login-password"
                name="password"
                label={login('field.password.label')}
                autoComplete="current-password"
              />
            </div>
            <p className="form-forgot">
              <a href={body.forgotHref}>{login('forgot')}</a>
            </p>
            <div className="form-send">
              <p className="form-privacy">{login('privacy')}</p>
              <button type="submit" className="button">
                {login('submit')}
              </button>
            </div>
          </form>
        )}
      </div>
    </div>
  );
}
