import { useTranslation } from 'react-i18next';
import type { LongText } from '../../../application/view/long-text.ts';
import { plainText } from '../../../domain/text/rich-text.ts';
import { Prose } from '../common/words.tsx';

/** Minimum length in characters of the visible beginning: four lines on a phone. */
const LEAST = 150;
/** Maximum number of characters of remaining text that is not folded. */
const SHORT_REST = 120;
/** Remaining text of more than this many characters is folded in wide windows too. */
const VERY_LONG = 900;

/** A text whose later paragraphs are folded on phones, and in all windows if the text is very long. In print the whole text is visible. */
export function LongProse({ text }: { readonly text: LongText }) {
  const { t } = useTranslation('property');
  const { content, lang } = text;
  let shown = 0;
  let length = 0;
  while (shown < content.length && length < LEAST) length += plainText(content.slice(shown, ++shown)).length;
  const rest = content.slice(shown);
  if (plainText(rest).length <= SHORT_REST) return <Prose text={text} level={3} />;
  return (
    <div className="long-prose">
      <Prose text={{ ...text, content: content.slice(0, shown) }} level={3} />
      <details data-long={plainText(rest).length > VERY_LONG || undefined}>
        <summary>{t('readOn')}</summary>
        <div lang={lang}>
          <Prose text={{ content: rest }} level={3} />
        </div>
      </details>
    </div>
  );
}
