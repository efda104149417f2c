import { isBoundBefore } from './amount-at.ts';
import { isFurnished, isNumberAt, markBefore, means, significant } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { BoundWord, Meaning } from './meaning.ts';
import { readCertificate } from './read-certificate.ts';
import { readFeature } from './read-feature.ts';
import { readGoal, readText, readType } from './read-kind.ts';
import { readNumber, readNumberInLetters, readUnit } from './read-number.ts';
import { isRentBehind, isRentOfBuilding, isYearBehind, readOtherAmount, readPriceWord } from './read-other-number.ts';
import { readNear, readPlace } from './read-place.ts';
import { readBeside, readSurroundings } from './read-surroundings.ts';
import { criteriaRead, endClause, type Reading, recordPart } from './reading.ts';
import type { SpanMeaning } from './sentence.ts';
import { dropChoice, dropOptional, dropUnwanted } from './take-back.ts';
import { readPeople, readStreet, unread, unsearched } from './unread-words.ts';

/**
 * Reads all marks, and for each records which criteria it changed. Words without a meaning of their own are assigned to the criterion
 * that follows in their clause.
 */
export function readMarks(reading: Reading): void {
  const { marks, parts } = reading;
  let from: number | undefined;
  parts.before = criteriaRead(reading);
  for (let at = 0; at < marks.length; ) {
    const first = marks[at] as Mark;
    from ??= first.from;
    at = readAt(reading, at);
    const { to } = marks[at - 1] as Mark;
    const after = criteriaRead(reading);
    const says = (Object.keys(after) as SpanMeaning[]).filter(name => after[name] !== parts.before[name]);
    parts.before = after;
    if (parts.taken !== undefined) recordPart(reading, { from: parts.taken, to, says: ['rest'] });
    else if (says.length > 0) recordPart(reading, { from, to, says });
    parts.taken = undefined;
    if (says.length > 0 || endsClause(first)) from = undefined;
  }
}

/** Reads the mark at an index; returns the index of the next unread one. */
function readAt(reading: Reading, at: number): number {
  const mark = reading.marks[at] as Mark;
  if (readSurroundings(reading, at)) return at + 1;
  switch (mark.kind) {
    case 'number':
      return readNumber(reading, at, mark.value);
    case 'places':
      readPlace(reading, at, mark);
      return at + 1;
    case 'word':
      if (!dropChoice(reading, at, mark)) unread(reading, mark);
      return isNameNear(reading.marks, at) ? at + 2 : at + 1;
    case 'sign':
      readSign(reading, mark);
      return at + 1;
    case 'meaning': {
      let next = at + 1;
      for (const meaning of mark.means) next = Math.max(next, readMeaning(reading, at, mark, meaning));
      return next;
    }
  }
}

/** Whether a word and the mark of its last part are the name of something that the home is near to: 'près de Waterhuis'. */
function isNameNear(marks: Reading['marks'], at: number): boolean {
  if (marks[at + 1]?.from !== marks[at]?.from) return false;
  const last = marks[at - 1];
  const before = means(last, 'near', 'beside', 'opinion', 'unit') ? last : markBefore(marks, at - 1);
  // The phrases 'à pied de' and '10 min de' have meanings other than `near`; their last word, 'from', shows that a place follows.
  const isFrom = /(?:^| )(?:de|du|d|van|of|from|von|vom)$/.test(last?.key ?? '');
  return means(before, 'near', 'beside') || (isFrom && means(before, 'opinion', 'unit', 'bound'));
}

/** Whether 'beneden' follows the name of a room, 'slaapkamer beneden', so that it is not a bound. */
function isDownstairs(marks: Reading['marks'], at: number): boolean {
  const before = marks[at - 1];
  return marks[at]?.key === 'beneden' && (before?.kind === 'word' || means(before, 'unit', 'flag', 'text'));
}

/**
 * Whether a word such as 'need not' is about the place that follows, 'huis moet niet in Gent', and not about a feature: 'lift is niet nodig in
 * Gent'.
 */
function isOptionalPlace(marks: Reading['marks'], at: number): boolean {
  const before = markBefore(marks, at);
  const isAfterFeature = before !== undefined && before.kind !== 'sign' && !means(before, 'type');
  return !isAfterFeature && marks[significant(marks, at + 1)]?.kind === 'places';
}

/** Whether a word for a bound sets the bound of the next number: in 'up to about 300.000', 'about' does not. */
function isBoundOnly({ marks, pending }: Reading, at: number, bound: BoundWord): boolean {
  if (isBoundBefore(marks[at]) && !isNumberAt(marks, at + 1)) return false;
  return bound !== 'about' || pending.bound === undefined;
}

/** Whether a negation ends a clause directly after a feature, and so withdraws it: 'garage niet, tuin wel'. */
function isBehindFeature({ last, marks }: Reading, at: number): boolean {
  const next = marks[at + 1];
  return last?.at === at - 1 && last.is !== 'type' && (next === undefined || endsClause(next));
}

/** Whether a goal is that of an owner, 'vendre ma maison', who does not search for a home. */
function isOwnHome(marks: Reading['marks'], goal: Mark): boolean {
  return (
    /^(?:(?:a )?(?:vendre|louer)|loue|(?:zu |zum )?(?:verkauf|verkaufen|vermieten|vermiete)|te huur|te koop|verhuren|verhuur|for sale|for rent|to let)$/.test(
      goal.key,
    ) &&
    marks.some(({ key }, at) => /^(?:mon|ma|mijn|my|mein|meine)$/.test(key) && means(marks[at + 1], 'type', 'text'))
  );
}

function readSign(reading: Reading, mark: Mark): void {
  const { pending } = reading;
  const { key } = mark;
  if (key === '€') pending.isPrice = true;
  else if (/[<≤]/.test(key)) pending.bound = 'most';
  else if (/[>≥]/.test(key)) pending.bound = 'least';
  else if (key === '+') pending.isAfterWith = true;
  else if (endsClause(mark)) endClause(reading);
}

function endsClause({ kind, key }: Mark): boolean {
  return kind === 'sign' && /[,;!?]/.test(key);
}

function isWordForQuarter({ key }: Mark): boolean {
  return /^(?:quartier|buurt|viertel|neighbourhood)$/.test(key);
}

/** Reads one meaning of the mark at an index; returns the index of the next unread mark. */
function readMeaning(
  reading: Reading,
  at: number,
  mark: Mark & { readonly kind: 'meaning' },
  meaning: Meaning,
): number {
  const { asked, last, marks, pending } = reading;
  switch (meaning.is) {
    case 'unit':
      return readUnit(reading, at, mark, meaning.unit);
    case 'number':
      return readNumberInLetters(reading, at, mark, meaning.value);
    case 'epc':
      return readCertificate(reading, at, mark);
    case 'street':
      return readStreet(reading, at, mark);
    case 'other-amount':
    case 'loan':
    case 'charges':
      return readOtherAmount(reading, at, mark);
    case 'goal':
      // The goal of an owner is not searched: 'vendre ma maison'.
      if (isOwnHome(marks, mark)) {
        unsearched(reading, mark);
        break;
      }
      if (pending.not) {
        // 'Pas de location meublée' excludes furnished homes, and not rentals.
        if (isFurnished(marks[at + 1])) readGoal(reading, at, meaning);
        else unsearched(reading, mark);
        break;
      }
      if (isRentOfBuilding(reading, at)) return readOtherAmount(reading, at, mark);
      readGoal(reading, at, meaning);
      if (isRentBehind(reading, at)) pending.isPrice = true;
      break;
    case 'type':
      readType(reading, at, mark, meaning);
      break;
    case 'text':
      readText(reading, at, mark, meaning);
      break;
    case 'flag':
      readFeature(reading, at, mark, meaning);
      break;
    case 'near':
      readNear(reading, at);
      break;
    case 'beside':
      readBeside(reading, at);
      break;
    case 'bound':
      if (isDownstairs(marks, at)) unread(reading, mark);
      // 'Dès 300.000' and 'dans les 300.000' are bounds, 'des écoles' and 'dans les Ardennes' are not.
      else if (isBoundOnly(reading, at, meaning.bound)) pending.bound = meaning.bound;
      break;
    case 'price':
      return readPriceWord(reading, at);
    case 'surface':
      pending.isSurface = true;
      break;
    case 'with':
      pending.isAfterWith = true;
      pending.not = undefined;
      break;
    case 'not':
      // 'Outside Brussels' excludes the town, 'outside terrace' does not exclude terraces.
      if (/^(?:outside|buiten)$/.test(mark.key) && marks[significant(marks, at + 1)]?.kind !== 'places')
        unread(reading, mark);
      // In 'jardin oui, garage non' the negation follows the feature.
      else if (isBehindFeature(reading, at)) dropUnwanted(reading, at, mark);
      else pending.not = mark;
      break;
    case 'either':
      pending.not = mark;
      pending.isEither = true;
      break;
    case 'optional':
      if (isOptionalPlace(marks, at)) pending.not = mark;
      else if (!dropOptional(reading, at, mark)) unsearched(reading, mark);
      break;
    case 'accepted':
      if (!dropOptional(reading, at, mark)) unsearched(reading, mark);
      break;
    case 'unwanted':
      dropUnwanted(reading, at, mark);
      break;
    case 'needed':
      if (last?.is === 'flag' && last.isNegated) dropOptional(reading, at, mark);
      break;
    case 'opinion':
      // 'Quartier Flagey' means Flagey, so the word before it is ignored.
      if (isWordForQuarter(mark) && marks[at + 1]?.kind === 'places' && !means(marks[at - 1], 'opinion', 'people'))
        break;
      // In 'terrasse ou grand jardin' the garden is the alternative.
      if (means(marks[at + 1], 'flag', 'text') || !dropChoice(reading, at, mark)) unsearched(reading, mark);
      break;
    case 'ordinary':
      if (!dropChoice(reading, at, mark)) unread(reading, mark);
      break;
    case 'year':
    case 'reference':
      unsearched(reading, mark);
      if (!means(mark, 'opinion') || isYearBehind(reading, at)) pending.label = meaning.is;
      break;
    case 'people':
    case 'family':
      readPeople(reading, mark, meaning.is);
      break;
    case 'build':
      asked.isToBuild = true;
      break;
    case 'to-invest':
      asked.isToInvest = true;
      break;
    case 'better':
    case 'or-more':
    case 'or-less':
    case 'little':
      break;
  }
  return at + 1;
}
