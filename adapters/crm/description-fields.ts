import type { RichText } from '../../domain/text/rich-text.ts';
import { parseHtmlText, parsePlainText } from '../wire/rich-text/parse-rich-text.ts';
import { type TextFormat, unencoded, writtenFormat } from '../wire/rich-text/written-format.ts';
import type { CrmFields } from './record-values.ts';

/**
 * Description of a record with its format. Agents enter plain text or HTML in each text field, so parts with different content are joined
 * as separate blocks; as one HTML text, plain parts would lose their line breaks. `format`: set if the format of the system's field is
 * certain.
 * `descriptionFields(['2. OG\n1. OG'])` → `{ Description: '2. OG\n1. OG', DescriptionFormat: 'plain' }`, `descriptionFields([undefined])` →
 * `{}`
 */
export function descriptionFields(parts: readonly (string | undefined)[], format?: TextFormat): CrmFields {
  const texts = parts.flatMap(part => (part && format === undefined ? unencoded(part) : part) || []);
  const formats = new Set(texts.map(text => format ?? writtenFormat(text)));
  if (formats.size === 0) return {};
  if (formats.size > 1)
    return {
      Description: texts.flatMap(
        (text): RichText => (writtenFormat(text) === 'html' ? parseHtmlText(text) : parsePlainText(text)),
      ),
    };
  return { Description: texts.join('\n\n'), DescriptionFormat: [...formats][0] };
}
