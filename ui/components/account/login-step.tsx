import { useTranslation } from 'react-i18next';
import type { LoginBody } from '../../../application/browse/login-body.ts';
import { CodeField } from './code-field.tsx';
import { Link } from '../common/link.tsx';
import { LoginProblem, usePasswordErrors } from './login-problem.tsx';

/** Second login step: asks for the one-time code after a correct password. */
export function LoginStep({
  body,
  step: { ticket, refusal },
}: {
  readonly body: LoginBody;
  readonly step: NonNullable<LoginBody['step']>;
}) {
  const { t } = useTranslation('login');
  const errors = usePasswordErrors(refusal);
  return (
    <form
      className="request-form"
      id="login"
      method="post"
      action={body.action}
      aria-labelledby="step-title"
      noValidate
    >
      {refusal ? <LoginProblem refusal={refusal} prefix="step" /> : null}
      <h2 id="step-title">{t('step.title')}</h2>
      <p className="form-intro">{t('step.text')}</p>
      <input type="hidden" name="ticket" value={ticket} />
      <div className="form-section">
        <CodeField id="step-code" error={errors.get('code')} focused={refusal?.kind !== 'limited'} />
      </div>
      <p className="form-privacy">{t('step.lost')}</p>
      <div className="form-send">
        <p className="form-privacy">
          <Link href={body.action}>{t('step.again')}</Link>
        </p>
        <button type="submit" className="button">
          {t('step.submit')}
        </button>
      </div>
    </form>
  );
}
