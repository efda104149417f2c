import { useTranslation } from 'react-i18next';
import { ALL_OTHERS } from '../../../application/portal/end-sessions.ts';
import type { SecurityBody } from '../../../application/portal/portal-pages.ts';
import { momentWords } from '../common/day-words.ts';
import { describedBy, FieldError } from '../common/labelled-field.tsx';
import { LoginProblem, usePasswordErrors } from './login-problem.tsx';
import { AccountField, NewPasswordFields } from './new-password-fields.tsx';
import { CurrentPassword } from './password-field.tsx';
import { FormToken } from './portal-bar.tsx';

/** Changes the password; requires the current one. */
export function ChangePassword({ body }: { readonly body: SecurityBody }) {
  const { t } = useTranslation('login');
  const refused = body.form === 'password' ? body.refused : undefined;
  const errors = usePasswordErrors(refused);
  return (
    <section className="form-card" aria-labelledby="security-password-title">
      {refused ? <LoginProblem refusal={refused} prefix="security" /> : null}
      <h2 id="security-password-title">{t('security.password.title')}</h2>
      <p className="form-intro">{t('security.password.text')}</p>
      <form className="request-form" method="post" action={body.action} noValidate>
        <FormToken portal={body.portal} />
        <input type="hidden" name="do" value="change-password" />
        <div className="form-section">
          <AccountField id="security-account" email={body.portal.email} />
          <CurrentPassword prefix="security" errors={errors} />
          <NewPasswordFields prefix="security" errors={errors} />
        </div>
        <div className="form-send">
          <button type="submit" className="button">
            {t('security.password.submit')}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Open sessions of the account, each with a button that ends it. */
export function OpenSessions({ body }: { readonly body: SecurityBody }) {
  const { t } = useTranslation('login');
  const refused = body.form === 'sessions' ? body.refused : undefined;
  const errors = usePasswordErrors(refused);
  const wrong = errors.get('session');
  const others = body.sessions.filter(({ handle }) => handle !== undefined);
  return (
    <section className="form-card" aria-labelledby="security-sessions-title">
      {refused ? <LoginProblem refusal={refused} prefix="sessions" /> : null}
      <h2 id="security-sessions-title">{t('security.sessions.title')}</h2>
      <ul className="sessions">
        {body.sessions.map((session, at) => (
          <li key={at} data-own={session.handle === undefined || undefined}>
            <strong>{t(session.handle === undefined ? 'security.sessions.own' : 'security.sessions.other')}</strong>
            <span>{t('security.sessions.times', timesOf(session))}</span>
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p>{t('security.sessions.alone')}</p>
      ) : (
        <form className="request-form" method="post" action={body.action} noValidate>
          <p>{t('security.sessions.text')}</p>
          <FormToken portal={body.portal} />
          <input type="hidden" name="do" value="end-sessions" />
          <div className="form-section">
            <AccountField id="sessions-account" email={body.portal.email} />
            <fieldset className="field" aria-describedby={describedBy({ id: 'sessions-session', error: wrong })}>
              <legend>{t('security.sessions.which')}</legend>
              <FieldError id="sessions-session" error={wrong} />
              <div className="choices">
                {others.map((session, at) => (
                  <Choice
                    key={session.handle}
                    id={at === 0 ? 'sessions-session' : undefined}
                    value={session.handle}
                    chosen={body.chosen}
                  >
                    {t('security.sessions.times', timesOf(session))}
                  </Choice>
                ))}
                <Choice value={ALL_OTHERS} chosen={body.chosen}>
                  {t('security.sessions.all')}
                </Choice>
              </div>
            </fieldset>
            <CurrentPassword prefix="sessions" errors={errors} />
          </div>
          <div className="form-send">
            <button type="submit" className="button quiet">
              {t('security.sessions.submit')}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

function Choice({
  id,
  value,
  chosen,
  children,
}: {
  readonly id?: string | undefined;
  readonly value: string | undefined;
  readonly chosen: string | undefined;
  readonly children: string;
}) {
  return (
    <label className="choice">
      <input id={id} type="radio" name="session" value={value} defaultChecked={value === chosen} />
      <span>{children}</span>
    </label>
  );
}

function timesOf({ startedAt, seenAt }: SecurityBody['sessions'][number]) {
  const [started, seen] = [momentWords(startedAt), momentWords(seenAt)];
  return { startedDay: started.day, startedTime: started.time, seenDay: seen.day, seenTime: seen.time };
}
