import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginBody } from '../../application/browse/login-body.ts';
import type { PageOf } from '../../application/page/page-model.ts';
import { useApp } from '../components/common/app-context.ts';
import { FormUnavailableHere } from '../components/form/form-send.tsx';
import { Icon } from '../components/common/icon.tsx';
import { Link } from '../components/common/link.tsx';
import { LoginFields } from '../components/account/login-fields.tsx';
import { LoginProblem } from '../components/account/login-problem.tsx';
import { LoginStep } from '../components/account/login-step.tsx';
import { PageHead } from '../components/layout/page-head.tsx';
import { FormNext } from '../components/form/form-next.tsx';

export function Page({ view }: { readonly view: PageOf<'login'> }) {
  const { t } = useTranslation('login');
  const { body } = view;
  const drafts = useApp().requests?.drafts;
  const left = body.kind === 'login' && (body.notice === 'logged-out' || body.notice === 'ended');
  useEffect(() => {
    // Logging out deletes the drafts of this tab.
    if (left)
      drafts?.().then(
        kept => kept.forgetAll(),
        () => undefined,
      );
  }, [left, drafts]);
  return (
    <div className="wrap form-page">
      <PageHead view={view} title={body.title} description={body.description} className="form-head" />
      <div className="form-card">
        {body.notice && !body.refused && !body.step ? (
          <p className="form-notice" role="status">
            <Icon name={body.notice === 'ended' || body.notice === 'step-over' ? 'alert' : 'check'} />
            {t(`notice.${body.notice}`)}
          </p>
        ) : null}
        {body.step ? <LoginStep body={body} step={body.step} /> : <LoginForm body={body} />}
      </div>
      <FormNext
        steps={{ title: t('nextTitle'), texts: ['1', '2', '3'].map(step => t(`next.${step}`)) }}
        phone={body.phone}
      />
    </div>
  );
}

/** The browser submits this form itself even with script, so that a login starts with a new document. */
function LoginForm({ body }: { readonly body: LoginBody }) {
  const { t } = useTranslation('login');
  const { t: form } = useTranslation('form');
  const here = useApp().requests !== undefined;
  const { refused } = body;
  return (
    <form
      className="request-form"
      id="login"
      method="post"
      action={here ? body.action : undefined}
      aria-label={body.title.text}
      noValidate
    >
      {refused ? <LoginProblem refusal={refused.refusal} prefix="login" /> : null}
      <p className="form-intro">{t('intro')}</p>
      <LoginFields body={body} />
      <div className="form-send">
        <p className="form-privacy">
          {t('privacy')} <Link href={body.privacyHref}>{form('privacyLink')}</Link>
        </p>
        {here ? null : <FormUnavailableHere phone={body.phone} about={body.title.text} note={form('needsServer')} />}
        <button type="submit" className="button" disabled={!here}>
          {t('submit')}
        </button>
      </div>
    </form>
  );
}
