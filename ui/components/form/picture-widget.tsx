import { describedInput, FieldHead } from '../common/labelled-field.tsx';
import type { WidgetProps } from './challenge-widget.ts';

/** Asks for the characters of an image, or for the answer to a simple question instead. */
export function PictureWidget({ id, challenge, error, focused, words, renew }: WidgetProps) {
  const { picture, question } = challenge.props;
  const texts = {
    id,
    label: words('captcha.label'),
    hint: words('captcha.question', { question: question ?? '' }),
    error,
    required: true,
  };
  return (
    <>
      <img src={picture} alt={words('captcha.picture')} width={280} height={96} loading="lazy" />
      {renew ? (
        <button type="button" className="button quiet" onClick={renew}>
          {words('captcha.another')}
        </button>
      ) : null}
      <FieldHead {...texts} />
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
        {...describedInput(texts, focused)}
      />
    </>
  );
}
