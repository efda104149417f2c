import { reason } from '../../application/finding/reason.ts';
import type { FeedRecord } from '../../application/ports/catalogue/feed.ts';
import { cut } from '../../domain/text/cut.ts';
import { plainLine } from '../wire/rich-text/plain-line.ts';
import { LONGEST_DESCRIPTION } from './read-description.ts';
import { type DecidingValues, NO_DECIDING_VALUES } from './read-figures.ts';

/** Maximum length of a title in characters. */
export const LONGEST_TITLE = 400;
/** Maximum length of a text in characters. A longer text refuses the record instead of being cut, because no agent writes such a text. */
const MOST_CHARACTERS = 8_000_000;

/** `data:` URLs in a text, for example of a pasted picture. These URLs are removed before the text's length is checked. */
const DATA = /data:[\w/+.-]{1,80};base64,[\w+/=\s]*/gi;

/**
 * Shortens the title and the description of a record if they are too long, and reports it; the length alone never refuses a
 * record.
 * `readLongTexts({ Title: 'a '.repeat(300) }).leftOut` → `[['Title', { code: 'text-cut', values: { most: 400 } }]]`
 */
export function readLongTexts(fields: FeedRecord): DecidingValues {
  const cuts = [cutTitle(fields), cutDescription(fields)].filter(found => found !== undefined);
  if (cuts.length === 0) return NO_DECIDING_VALUES;
  return {
    values: Object.fromEntries(cuts.map(({ field, text }) => [field, text])),
    refused: [],
    leftOut: cuts.flatMap(({ field, most }) =>
      most === undefined ? [] : [[field, reason('text-cut', { most })] as const],
    ),
  };
}

/** `most`: maximum number of characters, if words were cut off. */
type Cut = { readonly field: string; readonly text: string; readonly most?: number };

function cutTitle({ Title }: FeedRecord): Cut | undefined {
  if (!isLong(Title, LONGEST_TITLE)) return undefined;
  const words = plainLine(Title);
  if (words.length <= LONGEST_TITLE) return { field: 'Title', text: words };
  return { field: 'Title', text: cut(words, LONGEST_TITLE - 3), most: LONGEST_TITLE };
}

function cutDescription({ Description }: FeedRecord): Cut | undefined {
  if (!isLong(Description, LONGEST_DESCRIPTION)) return undefined;
  const words = Description.replace(DATA, '');
  if (words.length <= LONGEST_DESCRIPTION) return { field: 'Description', text: words };
  const head = words.slice(0, LONGEST_DESCRIPTION);
  // Cut before an incomplete tag, character reference or word, which would be shown as text.
  const end = Math.max(head.lastIndexOf(' '), head.lastIndexOf('>') + 1, head.lastIndexOf('\n'));
  const whole = end > LONGEST_DESCRIPTION / 2 ? head.slice(0, end) : head.toWellFormed();
  return { field: 'Description', text: whole.replace(/<[^<>]{0,2000}$/, ''), most: LONGEST_DESCRIPTION };
}

function isLong(raw: unknown, most: number): raw is string {
  return typeof raw === 'string' && raw.length > most && raw.length <= MOST_CHARACTERS;
}
