import type { CriteriaRead, Reading } from './reading.ts';
import type { SentenceSpan } from './sentence.ts';

/** The criteria read so far, as values that can be compared to detect a change. */
export function criteriaRead({ asked, parts: { rest, refused } }: Reading): CriteriaRead {
  const { bounds, flags, places, types } = asked;
  return {
    rest: `${rest.length} ${rest.at(-1)?.to}`,
    refused: refused.length,
    goal: asked.goal ?? asked.usualGoal,
    type: `${types.join()} ${asked.usualType}`,
    q: asked.texts.length,
    near: `${places.map(place => `${place.code} ${'name' in place ? place.name : ''}`).join()} ${asked.km}`,
    ...bounds,
    epcMax: `${asked.letter} ${bounds.epcMax}`,
    ...flags,
  };
}

/**
 * Records the criteria that a part of the sentence changed. Adjacent parts without a meaning are merged; in 'C-label' the letter, which
 * had no meaning before, becomes part of the label.
 */
export function recordPart(reading: Reading, { from, to, says }: SentenceSpan): void {
  const { rest, spans } = reading.parts;
  const last = spans.at(-1);
  const isReplaced =
    last?.says[0] === 'rest' && !rest.some(unread => unread.from <= last.from && unread.to === last.to);
  if (isReplaced) spans.pop();
  const unread = rest.at(-1);
  const end = spans.at(-1)?.to ?? 0;
  const others = says.filter(name => name !== 'rest');
  if (others.length > 0) addPart(reading, { from: isReplaced ? last.from : from, to, says: others });
  else if (unread && unread.to > end)
    addPart(reading, { from: unread.from < end ? Math.max(from, end) : unread.from, to: unread.to, says });
}

/**
 * Adds a part. A part that overlaps the previous one is joined to it: the words of a compound, such as 'drieslaapkamerwoning', are one
 * part.
 */
export function addPart({ parts: { spans } }: Reading, span: SentenceSpan): void {
  const last = spans.at(-1);
  if (!last || span.from >= last.to) spans.push(span);
  else {
    const says = [...new Set([...last.says, ...span.says])];
    spans[spans.length - 1] = { from: last.from, to: Math.max(last.to, span.to), says };
  }
}
