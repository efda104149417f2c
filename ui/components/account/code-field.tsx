import { useTranslation } from '../../locales/translations.ts';
import { LoginField, type LoginFieldProps, loginInput } from './login-field.tsx';

/** A one-time code; `first`: the one that confirms an app, where no recovery code counts yet. */
export function CodeField({
  first = false,
  ...given
}: Omit<LoginFieldProps, 'label' | 'hint'> & { readonly first?: boolean }) {
  const { t } = useTranslation('login');
  const field = first
    ? { ...given, label: t('field.code.first') }
    : { ...given, label: t('field.code.label'), hint: t('field.code.hint') };
  return (
    <LoginField {...field} kind="code">
      <input
        {...loginInput(field)}
        name="code"
        type="text"
        inputMode={first ? 'numeric' : undefined}
        autoComplete="one-time-code"
        maxLength={60}
      />
    </LoginField>
  );
}
