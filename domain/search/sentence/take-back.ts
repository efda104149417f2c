import type { FlagFilter } from '../../list/filters.ts';
import { isAnd, isOr, markBefore, means } from './look-around.ts';
import type { Mark } from './marks.ts';
import { criteriaRead, type Reading, type Stretch } from './reading.ts';
import { unsearched } from './unread-words.ts';

/**
 * Whether a mark is an alternative to the criterion read last, or to the goal: only 'or' and small words are between the two, as in
 * 'terrasse ou jardin'.
 */
export function isChoice({ marks, last }: Reading, at: number): boolean {
  let before = at - 1;
  let hasOr = false;
  // An adjective may precede the feature: 'terrasse ou grand jardin'.
  if (means(marks[at], 'flag', 'text') && means(marks[before], 'opinion')) before--;
  // A full stop may follow an abbreviated 'or': 'Garten od. Terrasse'.
  if (marks[before]?.key === '.' && isOr(marks[before - 1])) before--;
  // Also matches 'et/ou': 'jardin et/ou terrasse'.
  while (means(marks[before], 'little', 'with') || isOr(marks[before]) || (hasOr && marks[before]?.key === '/')) {
    hasOr ||= isOr(marks[before]);
    before--;
  }
  return hasOr && (means(marks[before], 'goal') || before === last?.at);
}

/** Whether a kind is an alternative to the one before it, by 'or' or by a slash: 'studio/appartement'. */
export function isChoiceOfKind(reading: Reading, at: number): boolean {
  return isChoice(reading, at) || (reading.marks[at - 1]?.key === '/' && reading.last?.at === at - 2);
}

/** Words that link what they precede to a negation before: 'sans garage ni jardin', 'weder Garten noch Terrasse'. */
const JOINT = /^(?:ou|of|or|oder|ni|ni de|nor|noch|et|en|and|und)$/;
/** Words between what the visitor prefers and what the visitor does not want: 'plutôt une maison qu'un appartement', 'lieber Haus als Wohnung'. */
const THAN = /^(?:que|qu|dan|than|als)$/;
/** Words beside something that the visitor wants, in contrast to what the sentence excludes before it: 'pas de garage et jardin oui'. */
const WANTED = /^(?:oui|si|wel|yes|ja|schon)$/;
const RATHER = /^(?:plutot|liever|eerder|rather|lieber|eher)$/;

/**
 * Whether an earlier negation of a feature, kind or place also applies to the mark at an index, which names the same sort of thing: 'sans
 * ascenseur ou garage', 'not in Ghent or Bruges'; or whether the visitor prefers what precedes it: 'lieber Haus als Wohnung'. The mark is then
 * read as if 'no' preceded it.
 */
export function continueNegation(reading: Reading, at: number): boolean {
  const { last, marks, parts, pending } = reading;
  if (pending.not && !JOINT.test(pending.not.key)) return false;
  let before = at - 1;
  let joint: Mark | undefined;
  while (means(marks[before], 'little') || /^(?:een|dan|ni|ni de|nor|noch)$/.test(marks[before]?.key ?? '')) {
    // A word such as 'wel' ends the negation: 'geen garage en wel een tuin', 'geen garage en tuin wel'.
    if (WANTED.test(marks[before]?.key ?? '')) return false;
    if (JOINT.test(marks[before]?.key ?? '') || THAN.test(marks[before]?.key ?? '')) joint = marks[before];
    before--;
  }
  const mark = marks[before];
  const unread = parts.rest.at(-1);
  const sort = sortOf(mark);
  if (!joint || !mark || sort !== sortOf(marks[at])) return false;
  if (WANTED.test(marks[at + 1]?.key ?? '')) return false;
  // 'Not furnished and on the ground floor' asks for the ground floor.
  if (sort === 'trait' && isAnd(joint)) return false;
  const isNegated =
    (last?.is === 'flag' && last.at === before && last.isNegated) ||
    (unread?.isNegated === true && unread.to === mark.to);
  const isLessLiked = THAN.test(joint.key) && marks.slice(0, at).some(({ key }) => RATHER.test(key));
  if (!isLessLiked && !(isNegated && JOINT.test(joint.key))) return false;
  // The word 'dan' (than) is in no table of words and has been recorded as not understood.
  pending.not = unread?.to === joint.to ? marks[at] : joint;
  // 'Pas besoin de garage ou de jardin' (no need of a garage or a garden) excludes neither.
  pending.isEither = means(mark, 'flag') && last?.at !== before;
  return true;
}

/** Features that a home has. Others, such as 'furnished', state what it is. */
const PARTS: readonly FlagFilter[] = ['garden', 'terrace', 'garage', 'lift'];

/** The sort of thing that a mark names, of which a sentence lists several: parts of a home, traits of it, kinds of property or places. */
function sortOf(mark: Mark | undefined): 'part' | 'trait' | 'kind' | 'place' | undefined {
  if (mark?.kind !== 'meaning') return mark?.kind === 'places' ? 'place' : undefined;
  if (mark.means.some(each => each.is === 'type' || (each.is === 'text' && each.within !== undefined))) return 'kind';
  const isTrait = mark.means.some(
    each => (each.is === 'text' && each.isTrait) || (each.is === 'flag' && !PARTS.includes(each.flag)),
  );
  return isTrait ? 'trait' : means(mark, 'flag', 'text') ? 'part' : undefined;
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
 * Drops the feature before a mark such as 'facultatif', which makes it optional: 'garage facultatif', 'lift is niet nodig'. Returns whether a
 * feature was dropped.
 */
export function dropOptional(reading: Reading, at: number, mark: Mark): boolean {
  const { last, marks } = reading;
  // A kind of home, 'studio', remains what is searched for.
  const isFeature = last?.is === 'flag' || (last?.is === 'text' && last.within === undefined);
  // A comma may separate the feature from the words that make the feature optional: 'sans ascenseur, pas grave'.
  const end = marks[at - 1]?.key === ',' ? at - 1 : at;
  if (!isFeature || marks[last.at] !== markBefore(marks, end)) return false;
  takeBack(reading, last, mark);
  return true;
}

/**
 * Drops the criterion directly before a mark such as 'not wanted': 'jardin non souhaité'. Words before it that were not understood,
 * 'Ölheizung nein danke', are not searched as text either.
 */
export function dropUnwanted(reading: Reading, at: number, mark: Mark): void {
  const { asked, last, marks, parts, pending, text } = reading;
  // A sign may precede the refusal: 'Garten: nein danke'.
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
  while ((parts.rest.at(-1)?.from ?? -1) >= from) parts.rest.pop();
  // The words that withdraw a criterion must not be counted as part of it.
  parts.before = criteriaRead(reading);
  while ((parts.spans.at(-1)?.to ?? 0) > from) parts.spans.pop();
  pending.not = undefined;
  unsearched(reading, { from, to });
  parts.taken = from;
}
