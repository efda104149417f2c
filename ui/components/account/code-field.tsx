import { useTranslation } from 'react-i18next';
import { LabelledField } from '../common/labelled-field.tsx';
import { type LoginFieldProps, loginInput } from './login-field.ts';

/** Field for a one-time code. `first`: the code confirms a new authenticator app, where recovery codes are not accepted yet. */
export function CodeField({
  first = false,
  ...given
}: Omit<LoginFieldProps, 'label' | 'hint'> & { readonly first?: boolean }) {
  const { t } = useTranslation('login');
  const field = first
    ? { ...given, label: t('field.code.first') }
    : { ...given, label: t('field.code.label'), hint: t('field.code.hint') };
  return (
    <LabelledField {...field} required kind="code">
      <input
        {...loginInput(field)}
        name="code"
        type="text"
        inputMode={first ? 'numeric' : undefined}
        autoComplete="one-time-code"
        maxLength={60}
      />
    </LabelledField>
  );
}
