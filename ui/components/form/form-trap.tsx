import { HONEYPOT_FIELD } from '../../../domain/request/honeypot.ts';
import type { FormWords } from './form-words.ts';

/** Attributes by which 1Password, LastPass, Bitwarden and Dashlane leave a field alone; `autocomplete="off"` does not stop them. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  'data-1p-ignore': 'true',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
};

/** The honeypot: a field that only bots see. */
export function FormTrap({ words }: { readonly words: FormWords }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {words('trap')}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" {...IGNORED_BY_PASSWORD_MANAGERS} />
      </label>
    </div>
  );
}
