import { reason } from '../../application/finding/reason.ts';
import type { FeedRecord } from '../../application/ports/catalogue/feed.ts';
import { cut } from '../../domain/text/cut.ts';
import { plainLine } from '../wire/rich-text/plain-line.ts';
import { LONGEST_DESCRIPTION } from './read-description.ts';
import { type DecidingValues, NO_DECIDING_VALUES } from './read-figures.ts';

/** Characters of a title. */
export const LONGEST_TITLE = 400;
/** A text beyond this is not cut but refused, as it is no text of an agent. */
const MOST_CHARACTERS = 8_000_000;

/** Data within an address, such as a picture pasted into a text; they are no words. */
const DATA = /data:[\w/+.-]{1,80};base64,[\w+/=\s]*/gi;

/**
 * Texts of a record that are longer than the site keeps, cut at their end and reported: a record is not refused for the length of a text.
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

/** `most`: the number of characters that are kept, if words were lost. */
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
  // A tag, a reference or a word that is cut would be shown as text.
  const end = Math.max(head.lastIndexOf(' '), head.lastIndexOf('>') + 1, head.lastIndexOf('\n'));
  const whole = end > LONGEST_DESCRIPTION / 2 ? head.slice(0, end) : head.toWellFormed();
  return { field: 'Description', text: whole.replace(/<[^<>]{0,2000}$/, ''), most: LONGEST_DESCRIPTION };
}

function isLong(raw: unknown, most: number): raw is string {
  return typeof raw === 'string' && raw.length > most && raw.length <= MOST_CHARACTERS;
}
