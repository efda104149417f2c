import { useTranslation } from 'react-i18next';
import type { LoginBody } from '../../../application/browse/login-body.ts';
import { FIELD } from '../../../domain/request/field.ts';
import { LabelledField } from '../common/labelled-field.tsx';
import { Link } from '../common/link.tsx';
import { loginInput } from './login-field.ts';
import { PasswordField } from './password-field.tsx';

/** Input for the mail address of an account, marked as user name for password managers. */
export function EmailField({ id, value }: { readonly id: string; readonly value?: string | undefined }) {
  const { t } = useTranslation('login');
  const field = { id, label: t('field.email.label') };
  return (
    <LabelledField {...field} required kind="email">
      <input
        {...loginInput(field)}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="next"
        maxLength={FIELD.email.maxLength}
        defaultValue={value}
      />
    </LabelledField>
  );
}

/** Email, password and the link to reset it, for owners and agents. */
export function LoginFields({ body }: { readonly body: LoginBody }) {
  const { t } = useTranslation('login');
  return (
    <>
      <div className="form-section">
        <EmailField id="login-email" value={body.refused?.email} />
        <PasswordField
          id="login-password"
          name="password"
          label={t('field.password.label')}
          autoComplete="current-password"
        />
      </div>
      <p className="form-forgot">
        <Link href={body.forgotHref}>{t('forgot')}</Link>
      </p>
    </>
  );
}
