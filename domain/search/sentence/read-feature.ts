import { means } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { Meaning } from './meaning.ts';
import { type Reading, typed } from './reading.ts';
import { continueNegation, dropChoice, isChoice } from './take-back.ts';
import { unsearched } from './unread-words.ts';

/** Reads a feature that has a filter, such as 'jardin', with a negation before it. */
export function readFeature(
  reading: Reading,
  at: number,
  mark: Mark,
  { flag, value }: Meaning & { readonly is: 'flag' },
): void {
  const { asked, marks, pending } = reading;
  const isContinued = continueNegation(reading, at);
  const earlier = isContinued && reading.last?.is === 'flag' ? reading.last : undefined;
  // In 'meublé ou non meublé' the criterion has already been dropped at 'ou'.
  if (pending.isEither || means(marks[at - 1], 'optional')) unsearched(reading, mark);
  // Garage and parking are one filter, so 'garage ou parking' is one feature and not a choice.
  else if (asked.flags[flag] === value && asked.types.length > 0 && pending.not === undefined && isChoice(reading, at))
    return;
  else if (isContinued || !dropChoice(reading, at, mark)) {
    const isNegated = pending.not !== undefined;
    asked.flags[flag] = isNegated ? !value : value;
    if (flag === 'garage') reading.garage = pending.isAfterWith ? undefined : withGarageBefore(reading, mark);
    if (flag === 'garden' && !isNegated) reading.land = at;
    reading.last = {
      at,
      // In 'no garden or garage needed' the last word withdraws both features, so the criterion starts at the first one.
      from: earlier?.from ?? pending.not?.from ?? mark.from,
      is: 'flag',
      isNegated,
      undo: () => {
        earlier?.undo();
        delete asked.flags[flag];
        if (flag === 'garage') reading.garage = undefined;
      },
    };
  }
  pending.isEither = false;
  pending.not = undefined;
}

/** Extends a mark by a garage named directly before it: 'garage box'. */
function withGarageBefore({ garage, text }: Reading, mark: Mark): Mark {
  return garage && /^[ /-]*$/.test(text.slice(garage.to, mark.from)) ? { ...mark, from: garage.from } : mark;
}

/** If the sentence names a garage and no home, the visitor searches for a garage: searches the word instead of the feature. */
export function searchGarageAlone(reading: Reading): void {
  const { asked, garage, parts } = reading;
  const { garage: isAsked, ...others } = asked.flags;
  const isHome =
    asked.types.length + asked.texts.length > 0 ||
    asked.bounds.bedroomsMin !== undefined ||
    asked.bounds.areaMin !== undefined;
  if (
    isAsked !== true ||
    !garage ||
    isHome ||
    asked.letter !== undefined ||
    Object.keys(others).some(name => name !== 'available')
  )
    return;
  // 'Fermé' must not be searched as a word, because it would find 'ferme' (farm).
  const words = typed(reading, garage).split(' ');
  asked.texts.push(words.filter(word => !/^ferm/i.test(word)).join(' '));
  delete asked.flags.garage;
  for (const [at, span] of parts.spans.entries())
    if (span.says.includes('garage')) parts.spans[at] = { ...span, says: ['q'] };
}
