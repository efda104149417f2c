import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { isOr, means, significant } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { Reading } from './reading.ts';
import { takeBack } from './take-back.ts';
import { unsearched } from './unread-words.ts';

/**
 * Reads a word for 'close to'. Shops and schools named after the word are near the home, and are not what the visitor searches for. If none
 * follow, the same applies to the shops named before it, 'commerces et écoles à proximité', unless the sentence has no other criterion.
 */
export function readBeside(reading: Reading, at: number): void {
  const { asked, last, marks, parts, pending } = reading;
  pending.beside = 'next';
  const follows = marks[significant(marks, at + 1)];
  const isFollowed =
    (follows && /^(?:places|number|word)$/.test(follows.kind)) ||
    means(follows, 'opinion', 'ordinary', 'type', 'text', 'flag');
  const isOther = asked.types.length + asked.texts.length > 1;
  if (isFollowed || !isOther || !last || !isBusiness(marks[last.at])) return;
  const before = marks[at - 1] as Mark;
  if (before.kind === 'sign' || !marks.slice(last.at + 1, at).every(isListed)) return;
  while ((parts.rest.at(-1)?.from ?? -1) >= last.from) parts.rest.pop();
  const undo = last.is === 'type' ? () => asked.types.pop() : last.undo;
  takeBack(reading, { from: last.from, undo }, before);
}

/**
 * Whether a mark names what is near the home rather than the home itself: 'proche commerces et écoles', 'near a farm'. It is then recorded as
 * not understood, and not searched either.
 */
export function readSurroundings(reading: Reading, at: number): boolean {
  const { asked, marks, pending } = reading;
  const mark = marks[at] as Mark;
  const { beside } = pending;
  if (beside === undefined || means(mark, 'little', 'near') || mark.key === 'des') return false;
  const isHomeNamed = asked.types.length + asked.texts.length > 0;
  const isNearHome =
    beside === 'next'
      ? isBusiness(mark) || isSight(mark) || (isHomeNamed && means(mark, 'type'))
      : (isHomeNamed || isJoined(reading, at)) && isBusiness(mark);
  // In 'bij zee of winkels' the list begins with the sea, which is an area: the shops after it are near the home too.
  const isSea = isArea(mark) && isOr(marks[at + 1]);
  const goesOn = isSea || (isListed(mark) && (mark.kind !== 'sign' || beside === 'list'));
  pending.beside = isNearHome || goesOn ? 'list' : undefined;
  if (isNearHome) unsearched(reading, mark);
  return isNearHome;
}

function isArea(mark: Mark): boolean {
  return mark.kind === 'places' && mark.places.every(({ kind }) => kind === 'area');
}

/** Whether 'or' joins a mark to the word before it, with at most one word between: 'near a mosque or halal shop'. */
function isJoined({ marks }: Reading, at: number): boolean {
  return isOr(marks[at - 1]) || (marks[at - 1]?.kind === 'word' && isOr(marks[at - 2]));
}

/** Whether a mark continues a list of things near the home: 'écoles, gare et commerces'. */
function isListed(mark: Mark): boolean {
  return mark.kind === 'word' || means(mark, 'little', 'opinion', 'ordinary') || /^[-,/]$/.test(mark.key);
}

/** Whether a mark names shops, restaurants or offices. */
export function isBusiness(mark: Mark | undefined): boolean {
  const { commerce, office } = PROPERTY_TYPE;
  return (
    mark?.kind === 'meaning' &&
    mark.means.some(
      meaning =>
        (meaning.is === 'type' && (meaning.type === commerce || meaning.type === office)) ||
        (meaning.is === 'text' && meaning.within === commerce),
    )
  );
}

/** Whether a mark names a car park, a garden, or something without a filter that is not itself a home, such as a castle. */
export function isSight(mark: Mark | undefined): boolean {
  if (mark?.kind !== 'meaning') return false;
  const [meaning, ...others] = mark.means;
  if (meaning?.is === 'flag') return meaning.flag === 'garage' || meaning.flag === 'garden';
  const isKind = meaning?.is === 'text' && meaning.within !== undefined && meaning.within !== PROPERTY_TYPE.house;
  return meaning?.is === 'text' && !isKind && others.length === 0;
}
