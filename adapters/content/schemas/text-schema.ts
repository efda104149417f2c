import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import { byLanguage, type Language } from '../../../domain/text/language.ts';
import type { Localized } from '../../../domain/text/localized.ts';
import type { RichText } from '../../../domain/text/rich-text.ts';
import { parseRichText } from '../../wire/rich-text/parse-rich-text.ts';
import { reasonMessage } from '../../wire/schema-words.ts';

const flagged = z.union([z.string(), z.strictObject({ text: z.string(), public: z.boolean() })], {
  error: reasonMessage(reason('not-public-text', { form: '{ text, public }' })),
});

/**
 * A text per language, either a string or `{ text, public }`. Empty texts and those with `public: false` are removed.
 * `{ fr: 'Oui', nl: { text: 'Ja', public: false } }` → `{ fr: 'Oui' }`
 */
export const publicText = z
  .strictObject(byLanguage(() => flagged.optional()))
  .transform(texts => {
    const shown: { [L in Language]?: string } = {};
    for (const [language, entry] of Object.entries(texts)) {
      const text = typeof entry === 'string' ? entry : entry?.public ? entry.text : '';
      if (text.trim() !== '') shown[language as Language] = text;
    }
    return shown as Localized;
  })
  .meta({ id: 'text' });

/** Like `publicText`, required in at least one language. */
export const requiredText = publicText
  .refine(text => Object.keys(text).length > 0, reasonMessage(reason('no-text')))
  .meta({ id: 'neededText', minProperties: 1 });

/** Like `publicText`, with Markdown parsed to rich text. */
export const publicRichText = publicText
  .transform(
    texts =>
      Object.fromEntries(
        Object.entries(texts).map(([language, text]) => [language, parseRichText(text)]),
      ) as Localized<RichText>,
  )
  .meta({ id: 'markdown' });

export const status = z.enum(['Published', 'Draft']).describe('A draft shows nowhere, nor what stands below it.');
export const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, reasonMessage(reason('not-id')));
export const pictureId = id.describe('The id of a picture of pictures.json.');
export const isoDay = z.iso.date();
export const sort = z.number().int().describe('Its place among others; lower numbers come first.');
/** Width of an element, as a number of columns of a twelve-column grid. */
export const columns = z.number().int().min(1).max(12);
