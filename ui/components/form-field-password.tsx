import { useEffect, useState } from 'react';
import { PASSWORD_LENGTH } from '../../domain/request/password.ts';
import { useFormWords } from './form-words.ts';

/** The password of a login; a button that shows it stands there once it can. */
export function PasswordField({ id, last }: { readonly id: string; readonly last: boolean }) {
  const words = useFormWords('login');
  const [state, setState] = useState<'plain' | 'hidden' | 'shown'>('plain');
  useEffect(() => setState('hidden'), []);
  const shown = state === 'shown';
  return (
    <div className="field" data-kind="password">
      <label htmlFor={id}>
        {words('field.password.label')}
        <span className="field-star" aria-hidden="true">
          {'\u00a0*'}
        </span>
      </label>
      <span className="field-password">
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint={last ? 'send' : 'next'}
          maxLength={PASSWORD_LENGTH.max}
          required
        />
        {state === 'plain' ? null : (
          <button
            type="button"
            aria-label={words('showPassword')}
            aria-pressed={shown}
            onClick={() => setState(shown ? 'hidden' : 'shown')}
          >
            {words('show')}
          </button>
        )}
      </span>
    </div>
  );
}
