import { afterModifiers, beforeLinks, markBefore, means } from './look-around.ts';
import type { Mark } from './marks.ts';
import { type OwnHomeWord, ownHomeWordsAt } from './own-home-words.ts';
import type { Stretch } from './reading.ts';

/* 'Nous vendons notre maison à Wavre et cherchons un appartement' has two parts: a home that the writer has, and one that is searched for. A
   cue, 'vendons', begins the first part, and the verb of searching, 'cherchons', ends it, or else the end of its clause.

   All rules are cautious in both directions. Words are taken out only if the rest of the sentence names something that is searched for.
   Otherwise they stay, because they may be all that the visitor asks for: 'je vends ma maison'. */

/** The marks of a sentence, and what each says about a home that is not searched for. */
type Words = { readonly marks: readonly Mark[]; readonly says: readonly (readonly OwnHomeWord[])[] };

/** Maximum number of marks between 'my' or 'we' and the verb: 'nous avons déjà vendu notre maison'. */
const MOST_TO_VERB = 3;
/** Maximum number of marks between the verb and a town: 'nous vendons notre maison à Wavre'. */
const MOST_TO_TOWN = 5;

/**
 * Joins the words about a home that the writer, a relative or a friend has, had, sells or rents into one mark without a criterion, because
 * such words do not state what is searched for.
 */
export function withoutOwnHome(marks: readonly Mark[]): readonly Mark[] {
  const keys = marks.map(({ key }) => key);
  const words = { marks, says: keys.map((_, at) => ownHomeWordsAt(keys, at)) };
  const left: Mark[] = [];
  let done = 0;
  for (let at = 0; at < marks.length; at++) {
    const own = ownHomeAt(words, at, done);
    if (!own) continue;
    const [first, last] = [marks[own.from] as Mark, marks[own.to - 1] as Mark];
    const joined: Mark = { kind: 'meaning', key: '', means: [{ is: 'opinion' }], from: first.from, to: last.to };
    left.push(...marks.slice(done, own.from), joined);
    done = own.to;
    at = own.to - 1;
  }
  return done === 0 ? marks : [...left, ...marks.slice(done)];
}

/** Indexes of the first mark about a home that is not searched for and of the mark after the last, if the mark at an index is a cue. */
function ownHomeAt(words: Words, at: number, done: number): Stretch | undefined {
  if (words.says[at]?.length === 0) return undefined;
  const own = exchangeAt(words, at) ?? moveAt(words, at) ?? stayAt(words, at) ?? ownedAt(words, at);
  if (!own || own.from < done || own.to <= own.from) return undefined;
  // In 'près de mes parents qui habitent Huy' the home is near the place.
  return means(markBefore(words.marks, own.from), 'near', 'beside') ? undefined : own;
}

/** Words about the home that the writer gives in an exchange, with the word before the other home: 'j'échange ma maison contre'. */
function exchangeAt(words: Words, at: number): Stretch | undefined {
  if (!is(words, at, 'swaps')) return undefined;
  const from = clauseStart(words, at);
  for (let next = at + 1; next < clauseEnd(words, at); next++)
    if (is(words, next, 'in-return') && isHomeFrom(words, next + 1)) return { from, to: next + 1 };
  return undefined;
}

/**
 * Words about the place where the writer leaves: in 'on déménage de Bruxelles vers Namur' they end after 'vers', in 'je viens de Liège'
 * after the place. Only if another place is named, which is then searched for.
 */
function moveAt(words: Words, at: number): Stretch | undefined {
  const { marks } = words;
  const isComing = is(words, at, 'moves', 'leaves') || (is(words, at, 'is') && isAfterRelative(words, at));
  if (!isComing) return undefined;
  const isLeft = is(words, at, 'leaves') && marks[at + 1]?.kind === 'places';
  const origin = isLeft ? at + 1 : is(words, at + 1, 'from') ? at + 2 : at + 3;
  const isMove = isLeft || is(words, origin - 1, 'from');
  if (!isMove || marks[origin]?.kind !== 'places' || !isPlaceOutside(words, at, origin + 1)) return undefined;
  const isOn = is(words, origin + 1, 'towards', 'in-return') && marks[origin + 2]?.kind === 'places';
  return { from: subjectOf(words, at) ?? at, to: isOn ? origin + 2 : origin + 1 };
}

/**
 * Words about the place where the writer is now, 'momenteel in Vilvoorde', up to the verb of searching or the comma. Only at the start of a
 * clause, and if another place is named, which is then searched for.
 */
function stayAt(words: Words, at: number): Stretch | undefined {
  const place = afterModifiers(words.marks, at + 1);
  const start = clauseStart(words, at);
  if (!is(words, at, 'stays') || words.marks[place]?.kind !== 'places' || !isOpening(words, start, at))
    return undefined;
  const to = endOf(words, at);
  return to !== undefined && isPlaceOutside(words, start, to) ? { from: start, to } : undefined;
}

/** Words that say that somebody has, had, rents or sells a home, up to the verb of searching or else the end of the clause. */
function ownedAt(words: Words, at: number): Stretch | undefined {
  const from = ownedFrom(words, at);
  if (from === undefined) return undefined;
  const to = endOf(words, at);
  if (to !== undefined) return { from, to };
  const { marks } = words;
  if (words.says.some(says => says.includes('worth'))) return { from, to: marks.length };
  const isSoughtBefore = marks.some(
    (mark, index) => index < from && (is(words, index, 'seeks') || means(mark, 'type')),
  );
  if (isSoughtBefore) return { from, to: clauseEnd(words, at) };
  // In 'je travaille à Bruxelles maison à Namur' the words about the writer end with the first town.
  const town = marks.findIndex(({ kind }, index) => index > at && index <= at + MOST_TO_TOWN && kind === 'places');
  return town !== -1 && isHomeFrom(words, town + 1) ? { from, to: town + 1 } : undefined;
}

/**
 * Index of the mark after the words about the home: before the verb of searching that follows, or else at the end of the clause, if the
 * words after the clause name something that can be searched for.
 */
function endOf(words: Words, at: number): number | undefined {
  const { marks, says } = words;
  // 'Vient d'acheter' is no search.
  const isDone = (index: number) => is(words, index - 1, 'from') && is(words, index - 2, 'just');
  const seeking = says.findIndex((each, index) => index > at && each.includes('seeks') && !isDone(index));
  const end = clauseEnd(words, at);
  // In 'huurder in Deurne, huis kopen in Schoten' the verb of searching, 'kopen', comes after its home.
  const isHomeFirst = range(end, seeking).some(index => isHome(words, index));
  if (seeking !== -1 && !isHomeFirst) return beforeLinks(marks, seeking);
  return isSearchFrom(words, end) ? end : undefined;
}

/** Index of the first mark of the words about a home, if the mark at an index is a verb or noun that says that somebody has it. */
function ownedFrom(words: Words, at: number): number | undefined {
  const start = clauseStart(words, at);
  const usual = homeSoldAt(words, at) ?? subjectOf(words, at) ?? at;
  const says = (...kinds: readonly OwnHomeWord[]) => is(words, at, ...kinds);
  if (says('lives')) return usual;
  // 'Werk in Brussel, zoek woning in Halle': a clause may begin without 'I'.
  const isFirst = at === start && /^(?:in|a|en)$/.test(words.marks[at + 1]?.key ?? '');
  if (says('lives-after-subject') && (isAfterWriter(words, at) || isFirst || isAfterRelative(words, at))) return usual;
  if (says('rents', 'tenant') && (isNow(words, at) || isSince(words, at))) return usual;
  if (says('rents') && (isAfterRelative(words, at) || (isAfterWriter(words, at) && isSearchLater(words, at))))
    return usual;
  if (says('owner', 'tenant') && isOpening(words, start, at) && isPlaceOrHomeNext(words, at)) return start;
  if (says('has') && isOpening(words, start, at) && isAfterSubject(words, at) && isHomeHad(words, at)) return usual;
  if (says('just') && is(words, at + 1, 'from') && isHome(words, afterModifiers(words.marks, at + 3))) return usual;
  if (says('worth', 'offered')) return homeSoldAt(words, at);
  if (says('sells') && isSold(words, at)) return usual;
  if (says('sells') && isClauseSold(words, at)) return start;
  if (says('participle', 'past')) return pastFrom(words, at);
  return says('my') && isMyHome(words, at) ? at : undefined;
}

/** Whether a verb of selling is about the writer's home. */
function isSold(words: Words, at: number): boolean {
  const first = Math.max(0, at - MOST_TO_VERB);
  const isOurs = range(first, at).some(index => is(words, index, 'writer', 'my'));
  const isSought = range(first, at).some(index => is(words, index, 'seeks'));
  const isMine = range(at + 1, at + 1 + MOST_TO_VERB).some(index => is(words, index, 'my'));
  return (isOurs && !isSought) || isMine || homeSoldAt(words, at) !== undefined;
}

/** Whether the clause ends with 'sold', and then a search follows: 'woning in Hove verkocht, op zoek naar een appartement'. */
function isClauseSold(words: Words, at: number): boolean {
  const isLast = clauseEnd(words, at) === at + 1 && means(words.marks[at], 'flag');
  const isSought = range(clauseStart(words, at), at).some(index => is(words, index, 'seeks'));
  return isLast && !isSought && range(at + 1, words.marks.length).some(index => is(words, index, 'seeks'));
}

/** Index of the subject of a participle, which may be far before it: 'wir haben ein Haus in Kelmis verkauft'. */
function pastFrom(words: Words, at: number): number | undefined {
  const start = clauseStart(words, at);
  const inClause = range(start, at);
  if (inClause.some(index => is(words, index, 'seeks', 'wishes'))) return undefined;
  const subject = inClause.find(index => is(words, index, 'writer') || isRelative(words, index));
  const isPast = is(words, at, 'past') || inClause.some(index => is(words, index, 'has'));
  return isPast ? (subject ?? (is(words, start, 'i-have') ? start : undefined)) : undefined;
}

/** Index of 'my' in 'my house in Ghent is sold', from the index of the verb; `undefined` if the verb is not about a home named before it. */
function homeSoldAt(words: Words, verb: number): number | undefined {
  for (let at = verb - 1; at >= 0; at--) {
    if (words.marks[at]?.kind === 'sign' || is(words, at, 'seeks')) return undefined;
    if (is(words, at, 'my') && isHome(words, homeOfMy(words, at))) return at;
  }
  return undefined;
}

/** Whether 'have' is followed by a home, 'we had a villa', and the clause is neither a wish nor a search. */
function isHomeHad(words: Words, at: number): boolean {
  const home = afterModifiers(words.marks, at + 1);
  // 'Wir haben unsere Wohnung verkauft' is recognised by 'my'.
  const isOther = range(at + 1, home).some(index => is(words, index, 'my', 'seeks'));
  return isHome(words, home) && !isOther && !isWishedFrom(words, at);
}

/** Whether the words from an index to the verb of searching, or else to the end of the clause, are a wish or a duty. */
function isWishedFrom(words: Words, at: number): boolean {
  const inClause = range(at, clauseEnd(words, at));
  const seeking = inClause.find(index => is(words, index, 'seeks'));
  return inClause.some(
    index => index < (seeking ?? Infinity) && (is(words, index, 'wishes') || means(words.marks[index], 'needed')),
  );
}

/** Whether a place or a home is named after an index, and a verb of searching after that: 'we rent in Ghent and want to buy in Aalter'. */
function isSearchLater(words: Words, at: number): boolean {
  const seeking = words.says.findIndex((each, index) => index > at && each.includes('seeks'));
  return range(at + 1, seeking).some(index => words.marks[index]?.kind === 'places' || isHome(words, index));
}

/** Whether 'we' or 'I' precedes a verb, at most one adverb before it: 'we live', 'we currently live'. */
function isAfterWriter(words: Words, at: number): boolean {
  const isAdverb = is(words, at - 1, 'now') || /^(?:still|both|also|presently)$/.test(words.marks[at - 1]?.key ?? '');
  return is(words, at - (isAdverb ? 2 : 1), 'writer');
}

/** Whether the mark before an index ends a subject: 'we', 'my parents', 'vrienden van ons'. */
function isAfterSubject(words: Words, at: number): boolean {
  const isFirst = at === clauseStart(words, at) && is(words, at, 'i-have');
  return isFirst || is(words, at - 1, 'writer') || isRelative(words, at - 1) || isRelative(words, at - 3);
}

/** Whether 'my' is followed by a home that the clause does not search for: 'unsere Wohnung ist zu klein'. */
function isMyHome(words: Words, at: number): boolean {
  const inClause = range(clauseStart(words, at), clauseEnd(words, at));
  const isSought = inClause.some(index => (index < at && is(words, index, 'seeks')) || is(words, index, 'swaps'));
  const next = homeOfMy(words, at);
  return !isSought && !isWishedFrom(words, at) && (isHome(words, next) || is(words, at + 1, 'home'));
}

/** Index of the home after 'my': 'notre petite maison', 'onze huurwoning'. */
function homeOfMy({ marks }: Words, at: number): number {
  return means(marks[at + 1], 'opinion', 'goal') ? at + 2 : at + 1;
}

/**
 * Whether a word for the present, 'nu', shows that somebody rents now: anywhere in the clause after 'we', otherwise up to `MOST_TO_VERB` marks
 * after the verb, as in 'koppel dat nu in Mechelen huurt'.
 */
function isNow(words: Words, at: number): boolean {
  const end = clauseEnd(words, at);
  const to = is(words, at - 1, 'writer') ? end : Math.min(at + MOST_TO_VERB, end);
  return range(clauseStart(words, at), to).some(index => is(words, index, 'now'));
}

/** Whether the clause says for how many years: 'locataire depuis 5 ans', 'al 8 jaar huurder'. */
function isSince(words: Words, at: number): boolean {
  return range(clauseStart(words, at), clauseEnd(words, at)).some(
    index =>
      is(words, index, 'since') &&
      is(words, index + 2, 'years') &&
      // 'Wohnung für 1 Jahr mieten' and 'rent for 1 year' are searches.
      (words.marks[index]?.key !== 'for' || is(words, at, 'tenant')),
  );
}

/** Index of 'we', or of 'my' as in 'my parents', at most `MOST_TO_VERB` marks before a verb. */
function subjectOf(words: Words, at: number): number | undefined {
  return range(Math.max(0, at - MOST_TO_VERB), at + 1).find(index => is(words, index, 'writer', 'my'));
}

/** Whether a relative is named at most `MOST_TO_VERB` marks before an index, in the same clause. */
function isAfterRelative(words: Words, at: number): boolean {
  return range(Math.max(clauseStart(words, at), at - MOST_TO_VERB), at).some(index => isRelative(words, index));
}

/** Whether the mark at an index names a relative or friend of the writer: 'my parents', 'ma grand-mère', 'vrienden van ons'. */
function isRelative(words: Words, at: number): boolean {
  return is(words, at, 'relative') && [at - 1, at - 2, at - 3, at + 2].some(index => is(words, index, 'my'));
}

/** Whether the marks before an index are no criterion, so that it begins its clause: 'als Eigentümer', 'nous sommes propriétaires'. */
function isOpening(words: Words, start: number, at: number): boolean {
  return range(start, at).every(index => {
    const mark = words.marks[index] as Mark;
    const isCompound = mark.from === words.marks[at]?.from;
    // In 'as owners' the first word is not the town of As.
    return (
      isCompound ||
      mark.key === 'as' ||
      (!is(words, index, 'seeks') && mark.kind !== 'places' && !means(mark, 'type', 'text', 'flag'))
    );
  });
}

function isPlaceOrHomeNext(words: Words, at: number): boolean {
  const next = afterModifiers(words.marks, at + 1);
  const isSought = range(at + 1, next).some(index => is(words, index, 'seeks'));
  return !isSought && (words.marks[next]?.kind === 'places' || isHome(words, next));
}

function clauseStart(words: Words, at: number): number {
  let start = at;
  while (start > 0 && !isBetweenClauses(words, start - 1)) start--;
  return start;
}

function clauseEnd(words: Words, at: number): number {
  let end = at + 1;
  while (end < words.marks.length && !isBetweenClauses(words, end)) end++;
  return end;
}

function isBetweenClauses(words: Words, at: number): boolean {
  return /^[,;.!?]$/.test(words.marks[at]?.key ?? '') || is(words, at, 'but');
}

function isPlaceOutside({ marks }: Words, from: number, to: number): boolean {
  return marks.some(({ kind }, at) => kind === 'places' && (at < from || at >= to));
}

function isHomeFrom(words: Words, at: number): boolean {
  return words.marks.some((_, index) => index >= at && isHome(words, index));
}

function isSearchFrom({ marks }: Words, at: number): boolean {
  return marks.some(
    (mark, index) => index >= at && (mark.kind === 'places' || means(mark, 'type', 'text', 'goal', 'unit')),
  );
}

function isHome({ marks }: Words, at: number): boolean {
  return means(marks[at], 'type', 'text');
}

function is({ says }: Words, at: number, ...kinds: readonly OwnHomeWord[]): boolean {
  return says[at]?.some(each => kinds.includes(each)) === true;
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
