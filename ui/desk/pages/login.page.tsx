import { useTranslation } from 'react-i18next';
import type { LoginBody } from '../../../application/browse/login-body.ts';
import { Icon } from '../../components/common/icon.tsx';
import { LoginFields } from '../../components/account/login-fields.tsx';
import { LoginProblem } from '../../components/account/login-problem.tsx';
import { LoginStep } from '../../components/account/login-step.tsx';

export function Page({ body }: { readonly body: LoginBody }) {
  const { t } = useTranslation('desk');
  const { t: login } = useTranslation('login');
  const { notice, refused, step } = body;
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
            <LoginFields body={body} />
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
