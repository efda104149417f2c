import { useState, useSyncExternalStore } from 'react';
import { PASSWORD_LENGTH } from '../../domain/request/password.ts';
import { useFormWords } from './form-words.ts';

/** The password of a login; a button that shows it stands there once it can. */
export function PasswordField({ id }: { readonly id: string }) {
  const words = useFormWords('login');
  const [shown, setShown] = useState(false);
  const live = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
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
          enterKeyHint="send"
          maxLength={PASSWORD_LENGTH.max}
          required
        />
        {live ? (
          <button
            type="button"
            aria-label={words(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          >
            {words(shown ? 'hide' : 'show')}
          </button>
        ) : null}
      </span>
    </div>
  );
}
