import type { PageView } from '../../application/page/page-view.ts';
import type { SetPasswordBody } from '../../application/portal/visitor-pages.ts';
import { AccountField, NewPasswordFields } from '../components/new-password-fields.tsx';
import { Link } from '../components/link.tsx';
import { LoginProblem, usePasswordErrors } from '../components/login-problem.tsx';
import { PageHead } from '../components/page-head.tsx';
import { PhoneInstead } from '../components/phone-instead.tsx';
import { useTranslation } from '../locales/translations.ts';

export function Page({ view }: { readonly view: PageView }) {
  const { body } = view;
  if (body.kind !== 'set-password') return null;
  return (
    <div className="wrap form-page">
      <PageHead view={view} title={body.title} description={body.description} className="form-head" />
      <div className="form-card">
        {body.link ? <SetPasswordForm body={body} link={body.link} /> : <Gone body={body} />}
      </div>
      <div className="form-next">
        <PhoneInstead phone={body.phone} />
      </div>
    </div>
  );
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

/** The link opens nothing any more: what to do instead. */
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
