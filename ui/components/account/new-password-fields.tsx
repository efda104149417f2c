import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '../../../domain/request/password.ts';
import { LabelledField } from '../common/labelled-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Fields for the new password and its repetition. */
export function NewPasswordFields({
  prefix,
  errors,
}: {
  readonly prefix: string;
  readonly errors: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('login');
  const [first] = errors.keys();
  return (
    <>
      <PasswordField
        id={`${prefix}-password`}
        name="password"
        label={t('field.new.label')}
        autoComplete="new-password"
        hint={t('field.new.hint', { min: PASSWORD_LENGTH.min })}
        error={errors.get('password')}
        focused={first === 'password'}
      />
      <PasswordField
        id={`${prefix}-repeated`}
        name="repeated"
        label={t('field.repeated.label')}
        autoComplete="new-password"
        error={errors.get('repeated')}
        focused={first === 'repeated'}
      />
    </>
  );
}

/** Mail address of the account whose password is set: shown to the owner, and read by password managers. */
export function AccountField({ id, email }: { readonly id: string; readonly email: string }) {
  const { t } = useTranslation('login');
  return (
    <LabelledField id={id} label={t('field.account.label')} kind="email">
      <input id={id} name="account" type="email" autoComplete="username" value={email} readOnly />
    </LabelledField>
  );
}
