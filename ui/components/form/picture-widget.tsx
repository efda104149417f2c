import { focusedAtFirst } from '../common/focused-at-first.ts';
import type { WidgetProps } from './challenge-widget.ts';

/** Asks for the characters of an image, or for the answer to a simple question instead. */
export function PictureWidget({ id, challenge, error, focused, words, renew }: WidgetProps) {
  const { picture, question } = challenge.props;
  return (
    <>
      <img src={picture} alt={words('captcha.picture')} width={280} height={96} loading="lazy" />
      {renew ? (
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
        {words('captcha.question', { question: question ?? '' })}
      </p>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      <input
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
        {...focusedAtFirst(focused)}
      />
    </>
  );
}
