import { useTranslation } from 'react-i18next';
import type { LoginRefusal } from '../../../application/browse/login-body.ts';
import type { PasswordsRefusal } from '../../../application/portal/password-refusal.ts';
import { PASSWORD_LENGTH } from '../../../domain/request/password.ts';
import { ErrorLinks, Problem } from '../form/form-problem.tsx';

/** Why a login or a new password was refused; `prefix` is the prefix of the form's field ids. */
export function LoginProblem({
  refusal,
  prefix,
}: {
  readonly refusal: LoginRefusal | PasswordsRefusal;
  readonly prefix: string;
}) {
  const { t } = useTranslation('login');
  const { t: form } = useTranslation('form');
  const errors = usePasswordErrors(refusal);
  return (
    <Problem id={`${prefix}-problem`} level={2} title={form('problem')} focused={refusal.kind !== 'invalid'}>
      {refusal.kind === 'invalid' ? (
        <ErrorLinks errors={[...errors].map(([field, text]) => ({ id: `${prefix}-${field}`, text }))} />
      ) : refusal.kind === 'limited' ? (
        <p>{t('error.limited', { count: Math.ceil(refusal.retryAfter / 60) })}</p>
      ) : (
        <p>{t(`error.${refusal.kind}`)}</p>
      )}
    </Problem>
  );
}

/** Error messages of passwords, by field. */
export function usePasswordErrors(refusal: LoginRefusal | PasswordsRefusal | undefined): ReadonlyMap<string, string> {
  const { t } = useTranslation('login');
  if (refusal?.kind !== 'invalid') return new Map();
  return new Map(
    refusal.errors.map(({ field, code }) => [
      field,
      t(`error.${wordOf(field, code)}`, {
        ...PASSWORD_LENGTH,
      }),
    ]),
  );
}

function wordOf(field: string, code: string): string {
  if (field === 'current') return 'current';
  return field === 'session' || field === 'code' ? `${field}.${code}` : code;
}
