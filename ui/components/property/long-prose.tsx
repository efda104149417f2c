import { useTranslation } from 'react-i18next';
import type { LongText } from '../../../application/view/long-text.ts';
import { plainText } from '../../../domain/text/rich-text.ts';
import { Prose } from '../common/words.tsx';

/** Characters that stay in sight, at least: four lines on a phone. */
const LEAST = 150;
/** A rest that is not longer than this is not folded. */
const SHORT_REST = 120;
/** A rest that is longer is folded in wide windows too. */
const VERY_LONG = 900;

/** A text whose later paragraphs are folded on phones, and everywhere if it is very long. On paper all of it is in sight. */
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
