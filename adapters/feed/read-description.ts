import { z } from 'zod';
import { reason } from '../../application/finding/reason.ts';
import { plainText, type RichText } from '../../domain/text/rich-text.ts';
import { parseHtmlText, parsePlainText } from '../wire/rich-text/parse-rich-text.ts';
import { TEXT_FORMATS, type TextFormat, unencoded, writtenFormat } from '../wire/rich-text/written-format.ts';
import { readRichText } from './read-rich-text.ts';
import { FIELD_SHAPES, objectOf, orMissing } from './field-shapes.ts';
import { isAbsent, refuse, shown } from './read-values.ts';

/** A text of a record: a string in some format, or the parsed rich text. */
export type WrittenText = string | RichText;

/** Maximum length of a description in characters; `readLongTexts` shortens longer descriptions before they are parsed. */
export const LONGEST_DESCRIPTION = 60_000;

/** Parser for the text of a record, which is never read as Markdown. */
export const description = () =>
  z
    .transform((raw: unknown, context): WrittenText => {
      if (isAbsent(raw)) return '';
      if (typeof raw === 'string' && raw.length <= LONGEST_DESCRIPTION) return raw;
      const tree = Array.isArray(raw) ? readRichText(raw) : undefined;
      return tree ?? refuse(context, reason('invalid-text', { longest: LONGEST_DESCRIPTION, value: shown(raw) }));
    })
    .register(FIELD_SHAPES, {
      json: orMissing({
        type: ['string', 'array'],
        maxLength: LONGEST_DESCRIPTION,
        items: objectOf({ kind: { type: 'string', description: 'The kind of a block.' } }, 'kind'),
      }),
      needed: false,
    });

export const textFormat = () =>
  z
    .transform((raw: unknown, context): TextFormat | undefined => {
      if (isAbsent(raw)) return undefined;
      const said = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
      const format = TEXT_FORMATS.find(known => known === said);
      return format ?? refuse(context, reason('invalid-text-format', { known: TEXT_FORMATS, value: shown(raw) }));
    })
    .register(FIELD_SHAPES, { json: orMissing({ enum: TEXT_FORMATS }), needed: false });

/**
 * Converts a text to rich text, by its `format` or else by its content.
 * `richTextOf('2. OG\n1. OG', undefined)` → one paragraph of two lines; `richTextOf('<p>a</p>', 'plain')` → the tags as words
 */
export function richTextOf(text: WrittenText, format: TextFormat | undefined): RichText {
  if (typeof text !== 'string') return text;
  const written = format === undefined ? unencoded(text) : text;
  return (format ?? writtenFormat(written)) === 'html' ? parseHtmlText(written) : parsePlainText(written);
}

/** A text as a string: unchanged, or the plain text of a rich text. */
export function wordsOf(text: WrittenText): string {
  return typeof text === 'string' ? text : plainText(text);
}
