import { afterStop, isOr, means, significant } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { Reading, Stretch } from './reading.ts';

/**
 * Records words as not understood, together with a negation before them. Negated words are not searched in titles, because the search would
 * find what they exclude.
 */
export function unread(reading: Reading, words: Stretch): void {
  record(reading, words, false);
}

/** Records words as not understood, without searching texts for them: qualities for which listings have no field, such as 'calme'. */
export function unsearched(reading: Reading, words: Stretch): void {
  record(reading, words, true);
}

function record({ text, parts: { rest }, pending }: Reading, { from: first, to }: Stretch, opinion: boolean): void {
  const from = pending.not?.from ?? first;
  const last = rest.at(-1);
  const between = last ? text.slice(last.to, from) : '';
  if (last && from >= last.to && /^[ '’/-]*$/.test(between) && pending.not === undefined) {
    last.to = to;
    last.opinion = last.isNegated || (last.opinion && opinion);
  } else if (!last || from >= last.to) {
    const isNegated = pending.not !== undefined;
    rest.push({ from, to, opinion: isNegated || opinion, isNegated });
  }
  pending.not = undefined;
}

/**
 * Reads the kind of a street with the name that follows, which may be that of a town: 'chaussée de Wavre'. Returns the index of the next
 * unread mark.
 */
export function readStreet(reading: Reading, at: number, mark: Mark): number {
  const { marks, parts, pending } = reading;
  const first = significant(marks, afterStop(marks, at + 1));
  const name = marks[first];
  // In 'entrepôt avec quai Zaventem ou Machelen' the quay belongs to the warehouse, and the names are towns.
  if (means(marks[at - 1], 'with') && isOr(marks[first + 1]) && marks[first + 2]?.kind === 'places') {
    unread(reading, mark);
    return at + 1;
  }
  const isName = name?.kind === 'word' || name?.kind === 'places' || means(name, 'opinion', 'ordinary', 'flag', 'text');
  let next = isName ? first + 1 : at + 1;
  while (isName && marks[next]?.kind === 'word') next++;
  const { to } = marks[next - 1] as Mark;
  reading.street = { from: at, to: next };
  // A word before the street, such as 'sans', does not apply to it: 'sans travaux chaussée de Wavre'.
  if (parts.rest.at(-1)?.isNegated && pending.not === undefined)
    parts.rest.push({ from: mark.from, to, opinion: false, isNegated: false });
  else unread(reading, { from: mark.from, to });
  return next;
}

/**
 * Refuses words for groups of people: those for origin and faith always, those for families if the sentence excludes them ('sans
 * enfants').
 */
export function readPeople(reading: Reading, mark: Mark, is: 'people' | 'family'): void {
  const { text, parts, pending } = reading;
  if (pending.not || is === 'people') parts.refused.push(text.slice(pending.not?.from ?? mark.from, mark.to));
  pending.not = undefined;
}
