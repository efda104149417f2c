import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSWORD_LENGTH } from '../../../domain/request/password.ts';
import { LabelledField } from '../common/labelled-field.tsx';
import { type LoginFieldProps, loginInput } from './login-field.ts';
import { useLive } from '../common/use-live.ts';

/** Password input; the button that reveals it appears once script runs. */
export function PasswordField({
  name,
  autoComplete,
  ...field
}: LoginFieldProps & {
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
}) {
  const { t } = useTranslation('login');
  const [shown, setShown] = useState(false);
  const live = useLive();
  return (
    <LabelledField {...field} required kind="password">
      <span className="field-password">
        <input
          {...loginInput(field)}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          maxLength={PASSWORD_LENGTH.max}
        />
        {live ? (
          <button
            type="button"
            aria-label={t(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'hide' : 'show')}
          </button>
        ) : null}
      </span>
    </LabelledField>
  );
}

/**
 * Field for the current password, which the owner enters before changing password, second factor or logins; `prefix` is the prefix of the
 * form's field ids.
 */
export function CurrentPassword({
  prefix,
  errors,
}: {
  readonly prefix: string;
  readonly errors: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslation('login');
  return (
    <PasswordField
      id={`${prefix}-current`}
      name="current"
      label={t('field.current.label')}
      autoComplete="current-password"
      error={errors.get('current')}
      focused={errors.keys().next().value === 'current'}
    />
  );
}
