import { useTranslation } from 'react-i18next';
import type { SecurityBody } from '../../../application/portal/portal-pages.ts';
import type { FactorOffer } from '../../../application/portal/set-second-factor.ts';
import { CodeField } from './code-field.tsx';
import { momentWords } from '../common/day-words.ts';
import { focusedAtFirst } from '../common/focused-at-first.ts';
import { LoginProblem, usePasswordErrors } from './login-problem.tsx';
import { AccountField } from './new-password-fields.tsx';
import { CurrentPassword } from './password-field.tsx';
import { FormToken } from './portal-bar.tsx';
import { CodePicture } from '../common/qr-code.tsx';

/** Two-factor login: off, being set up, its recovery codes (shown once), or on. */
export function SecondFactor({ body }: { readonly body: SecurityBody }) {
  const { t } = useTranslation('login');
  const { secondFactor } = body;
  const refused = body.form === 'factor' ? body.refused : undefined;
  return (
    <section className="form-card second-factor" aria-labelledby="security-factor-title">
      {refused ? <LoginProblem refusal={refused} prefix="factor" /> : null}
      {/* The heading takes the focus: focus on the field below would scroll the QR code out of view. */}
      <h2 id="security-factor-title" tabIndex={-1} {...focusedAtFirst(secondFactor.kind === 'offered' && !refused)}>
        {t('security.factor.title')}
      </h2>
      {secondFactor.kind === 'codes' ? (
        <RecoveryCodes codes={secondFactor.codes} href={body.action} />
      ) : (
        <form
          className="request-form"
          method="post"
          action={body.action}
          aria-labelledby="security-factor-title"
          noValidate
        >
          <FormToken portal={body.portal} />
          {secondFactor.kind === 'offered' ? (
            <Offered offer={secondFactor.offer} body={body} />
          ) : (
            <OnOrOff body={body} factor={secondFactor} />
          )}
        </form>
      )}
    </section>
  );
}

function Offered({ offer, body }: { readonly offer: FactorOffer; readonly body: SecurityBody }) {
  const { t } = useTranslation('login');
  const errors = usePasswordErrors(body.refused);
  return (
    <>
      <input type="hidden" name="do" value="factor-confirm" />
      <input type="hidden" name="ticket" value={offer.ticket} />
      <p>{t('security.factor.offered.scan')}</p>
      <CodePicture code={offer.qrCode} label={t('security.factor.offered.label')} />
      <dl className="factor-key">
        <dt>{t('security.factor.offered.key')}</dt>
        <dd>
          <code>{offer.key}</code>
        </dd>
      </dl>
      <p>
        <a href={offer.address}>{t('security.factor.offered.open')}</a>
      </p>
      <p>{t('security.factor.offered.type')}</p>
      <div className="form-section">
        <CodeField id="factor-code" first error={errors.get('code')} focused={errors.has('code')} />
      </div>
      <div className="form-send">
        <button type="submit" className="button">
          {t('security.factor.offered.submit')}
        </button>
      </div>
    </>
  );
}

function OnOrOff({
  body,
  factor,
}: {
  readonly body: SecurityBody;
  readonly factor: Extract<SecurityBody['secondFactor'], { readonly kind: 'on' | 'off' }>;
}) {
  const { t } = useTranslation('login');
  const errors = usePasswordErrors(body.form === 'factor' ? body.refused : undefined);
  const [first] = errors.keys();
  const on = factor.kind === 'on';
  return (
    <>
      {on ? (
        <p>
          <strong>{t('security.factor.on', momentWords(factor.since))}</strong>{' '}
          {t('security.factor.left', { count: factor.left })}
        </p>
      ) : (
        <p>{t('security.factor.off')}</p>
      )}
      {on ? <p>{t('security.factor.change')}</p> : <input type="hidden" name="do" value="factor-offer" />}
      <div className="form-section">
        <AccountField id="factor-account" email={body.portal.email} />
        <CurrentPassword prefix="factor" errors={errors} />
        {on ? <CodeField id="factor-code" error={errors.get('code')} focused={first === 'code'} /> : null}
      </div>
      <div className="form-send">
        {on ? (
          <>
            <button type="submit" className="button quiet" name="do" value="factor-codes">
              {t('security.factor.renew')}
            </button>
            <button type="submit" className="button quiet" name="do" value="factor-end">
              {t('security.factor.end')}
            </button>
          </>
        ) : (
          <button type="submit" className="button quiet">
            {t('security.factor.begin')}
          </button>
        )}
      </div>
    </>
  );
}

/** The recovery codes, which can be shown only once, because the server stores only their hashes. */
function RecoveryCodes({ codes, href }: { readonly codes: readonly string[]; readonly href: string }) {
  const { t } = useTranslation('login');
  return (
    <>
      <h3 tabIndex={-1} {...focusedAtFirst(true)}>
        {t('security.factor.codes.title')}
      </h3>
      <p role="status">{t('security.factor.codes.text')}</p>
      <ol className="recovery-codes">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>
        <a className="button" href={href}>
          {t('security.factor.codes.done')}
        </a>
      </p>
    </>
  );
}
