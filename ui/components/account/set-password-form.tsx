import { useTranslation } from 'react-i18next';
import type { SetPasswordBody } from '../../../application/portal/visitor-pages.ts';
import { Link } from '../common/link.tsx';
import { LoginProblem, usePasswordErrors } from './login-problem.tsx';
import { AccountField, NewPasswordFields } from './new-password-fields.tsx';

/** Sets a password by a mailed link, or shows that the link is no longer valid. */
export function SetPassword({ body }: { readonly body: SetPasswordBody }) {
  if (body.link) return <SetPasswordForm body={body} link={body.link} />;
  return body.refused?.kind === 'limited' ? <Limited retryAfter={body.refused.retryAfter} /> : <Gone body={body} />;
}

function SetPasswordForm({
  body,
  link,
}: {
  readonly body: SetPasswordBody;
  readonly link: NonNullable<SetPasswordBody['link']>;
}) {
  const { t } = useTranslation('login');
  const errors = usePasswordErrors(body.refused);
  return (
    <form
      className="request-form"
      id="set-password"
      method="post"
      action={body.action}
      aria-label={body.title.text}
      noValidate
    >
      {body.refused ? <LoginProblem refusal={body.refused} prefix="set-password" /> : null}
      <p className="form-intro">{t(`setPassword.${link.purpose}`)}</p>
      <div className="form-section">
        <AccountField id="set-password-account" email={link.email} />
        <NewPasswordFields prefix="set-password" errors={errors} />
      </div>
      <div className="form-send">
        <button type="submit" className="button">
          {t('setPassword.submit')}
        </button>
      </div>
    </form>
  );
}

/** Shown if too many invalid links were tried from the visitor's network. */
function Limited({ retryAfter }: { readonly retryAfter: number }) {
  const { t } = useTranslation('link');
  return (
    <div className="form-sent">
      <h2>{t('limited.title')}</h2>
      <p>{t('limited.text', { count: Math.ceil(retryAfter / 60) })}</p>
    </div>
  );
}

/** Shown if the link is no longer valid: explains how the visitor gets a new link. */
function Gone({ body }: { readonly body: SetPasswordBody }) {
  const { t } = useTranslation('login');
  return (
    <div className="form-sent">
      <h2>{t('setPassword.gone.title')}</h2>
      <p>{t('setPassword.gone.text')}</p>
      <p className="form-ways">
        <Link href={body.forgotHref} className="button">
          {t('setPassword.gone.again')}
        </Link>
        <Link href={body.loginHref} className="button quiet">
          {t('submit')}
        </Link>
      </p>
    </div>
  );
}
