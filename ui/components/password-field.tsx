import { useState } from 'react';
import { PASSWORD_LENGTH } from '../../domain/request/password.ts';
import { useTranslation } from '../locales/translations.ts';
import { focusedAtFirst } from './focused-at-first.ts';
import { useLive } from './use-live.ts';

/** A password; a button that shows it stands there once it can. */
export function PasswordField({
  id,
  name,
  label,
  autoComplete,
  hint,
  error,
  focused = false,
}: {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly hint?: string;
  /** What is wrong with it, in words. */
  readonly error?: string | undefined;
  /** Whether it has the focus when the page opens. */
  readonly focused?: boolean;
}) {
  const { t } = useTranslation('login');
  const [shown, setShown] = useState(false);
  const live = useLive();
  return (
    <div className="field" data-kind="password" data-invalid={error ? '' : undefined}>
      <label htmlFor={id}>
        {label}
        <span className="field-star" aria-hidden="true">
          {'\u00a0*'}
        </span>
      </label>
      {hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <span className="field-password">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={PASSWORD_LENGTH.max}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
          {...focusedAtFirst(focused)}
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
    </div>
  );
}
