import { isOr, means } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { Reading, Stretch } from './reading.ts';
import { criteriaRead } from './sentence-parts.ts';
import { unsearched } from './unread-words.ts';

/**
 * Whether a mark is an alternative to the criterion read last, or to the goal: only 'or' and small words are between the two, as in
 * 'terrasse ou jardin'.
 */
export function isChoice({ marks, last }: Reading, at: number): boolean {
  let before = at - 1;
  let hasOr = false;
  // Also matches 'et/ou': 'jardin et/ou terrasse'.
  while (means(marks[before], 'little', 'with') || (hasOr && marks[before]?.key === '/')) {
    hasOr ||= isOr(marks[before]);
    before--;
  }
  return hasOr && (means(marks[before], 'goal') || before === last?.at);
}

/**
 * Drops the criterion before 'or' if a word without a criterion follows: in 'neuf ou récent', lists can filter only by 'neuf'. Returns
 * whether a criterion was dropped.
 */
export function dropChoice(reading: Reading, at: number, mark: Mark): boolean {
  const { last } = reading;
  if (!last || last.is === 'type' || !isChoice(reading, at)) return false;
  takeBack(reading, last, mark);
  return true;
}

/**
 * Drops the feature directly before a mark such as 'facultatif', which makes it optional: 'garage facultatif'. Returns whether a feature
 * was dropped.
 */
export function dropOptional(reading: Reading, at: number, mark: Mark): boolean {
  const { last } = reading;
  if (last?.is !== 'flag' || last.at !== at - 1) return false;
  takeBack(reading, last, mark);
  return true;
}

/**
 * Drops the criterion directly before a mark such as 'not wanted': 'jardin non souhaité'. Words before it that were not understood,
 * 'Ölheizung nein danke', are not searched as text either.
 */
export function dropUnwanted(reading: Reading, at: number, mark: Mark): void {
  const { asked, last, marks, parts, pending, text } = reading;
  // 'Garten: nein danke'
  const before = marks[at - 1]?.kind === 'sign' ? at - 2 : at - 1;
  if (last?.at === before) {
    takeBack(reading, last.is === 'type' ? { ...last, undo: () => asked.types.pop() } : last, mark);
    return;
  }
  // The excluded criterion may also follow: 'no thanks to gardens', 'unerwünscht: Erdgeschoss'.
  if (at === 0 || /^(?:to|:)$/.test(marks[at + 1]?.key ?? '')) {
    pending.not = mark;
    return;
  }
  const unread = parts.rest.at(-1);
  if (unread && /^[ ,:–-]*$/.test(text.slice(unread.to, mark.from)))
    parts.rest.splice(-1, 1, { ...unread, opinion: true, isNegated: true });
  unsearched(reading, mark);
}

/** Removes a criterion; its words, up to the end of the words that withdraw it, are recorded as not understood. */
export function takeBack(
  reading: Reading,
  { from, undo }: { readonly from: number; readonly undo: () => void },
  { to }: Stretch,
): void {
  const { parts, pending } = reading;
  undo();
  reading.last = undefined;
  // The words that withdraw a criterion must not be counted as part of it.
  parts.before = criteriaRead(reading);
  while ((parts.spans.at(-1)?.to ?? 0) > from) parts.spans.pop();
  pending.not = undefined;
  unsearched(reading, { from, to });
  parts.taken = from;
}
