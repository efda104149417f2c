import type { PreparedForm } from '../../application/request/form-shown.ts';
import type { FormWords } from './form-words.ts';

/** Asks for the characters of a picture, or for the answer to a small question instead. */
export function FormCaptcha({
  form,
  captcha,
  error,
  words,
  renew,
}: {
  readonly form: string;
  readonly captcha: PreparedForm['captcha'] | undefined;
  readonly error: string | undefined;
  readonly words: FormWords;
  /** Absent where no script runs. */
  readonly renew: (() => void) | undefined;
}) {
  const id = `${form}-answer`;
  return (
    <div className="field form-captcha" data-kind="captcha" data-invalid={error ? '' : undefined}>
      {captcha ? (
        <img src={captcha.picture} alt={words('captcha.picture')} width={280} height={96} loading="lazy" />
      ) : null}
      {captcha && renew ? (
        <button type="button" className="button quiet" onClick={renew}>
          {words('captcha.another')}
        </button>
      ) : null}
      <label htmlFor={id}>
        {words('captcha.label')}
        <span className="field-star" aria-hidden="true">
          {'\u00a0*'}
        </span>
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {captcha ? words('captcha.question', { question: captcha.question }) : words('captcha.coming')}
      </p>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <input
        // A new challenge wants a new answer.
        key={captcha?.token}
        type="text"
        id={id}
        name="answer"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={100}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={[`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')}
      />
    </div>
  );
}
