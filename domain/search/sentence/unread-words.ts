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

const MY: ReadonlySet<string> = new Set(
  'mon ma notre nos mijn ons onze my our mein meine meinen meiner unser unsere unseren unserer'.split(' '),
);
const WE: ReadonlySet<string> = new Set('je j nous on ik wij we i ich wir'.split(' '));
const NOW: ReadonlySet<string> = new Set(
  'actuellement momenteel nu currently now zurzeit derzeit momentan aktuell'.split(' '),
);
/** Words about a home that the writer has, by what must stand beside them: a word in `MY` or `WE`, or one in `NOW`. */
const OWNING: ReadonlyMap<string, 'alone' | 'we-before' | 'now' | 'sold' | 'my-before'> = new Map([
  ...listed('alone', 'habite|habitons|travaille|travaillons|possede|possedons|woon|woont|bezit|wohne|arbeite|besitze'),
  // Verbs with other meanings as well, such as 'werken', repairs, and 'wonen', housing.
  ...listed('we-before', 'vis|vivons|wonen|werk|werken|live|work|own|wohnen|arbeiten|besitzen'),
  ...listed('now', 'loue|louons|locataire|locataires|en location|huur|huren|huurder|rent|renting|tenant'),
  ...listed('now', 'miete|mieten|mieter|zur miete'),
  ...listed('sold', 'vends|vend|vendons|vendre|vendu|vendue|verkoop|verkopen|verkocht|sell|selling|sold'),
  ...listed('sold', 'verkaufe|verkaufen|verkauft'),
  // 'Wat is mijn huis waard', 'ons huis staat te koop'.
  ...listed('my-before', 'vaut|valeur|waard|waarde|worth|value|wert'),
  ...listed('my-before', 'te koop|a vendre|en vente|for sale|zu verkaufen|zum verkauf'),
]);
/** Verbs of somebody who searches for a home: what follows them is searched for. */
const SEEKING =
  /^(?:cherch(?:e|ons|ent|er)|recherch(?:e|ons|er)|voudrais|voudrions|veux|voulons|souhait(?:e|ons)|aimeri(?:ons|ais)|acheter|racheter|zoek|zoeken|zoekt|op zoek naar|wil|willen|kopen|look|looking|look for|looking for|search|searching|want|would like|need|find|buy|to buy|suche|suchen|sucht|mochte|mochten|kaufen|zu kaufen|brauche|brauchen)$/;
/** Words for the value of a home, which only somebody who has one asks for. */
const WORTH = /^(?:vaut|valeur|waard|waarde|worth|value|wert)$/;
const BUT = /^(?:mais|maar|but|aber)$/;
/** Maximum number of marks between 'my' or 'we' and the verb: 'nous avons déjà vendu notre maison'. */
const MOST_TO_VERB = 3;
/** Maximum number of marks between the verb and a town: 'nous vendons notre maison à Wavre'. */
const MOST_TO_TOWN = 5;

/**
 * Joins the words about a home that the writer has, sells or rents at present into one mark without a criterion, 'nous vendons notre maison à Wavre et
 * cherchons un appartement': they do not state what is searched for. The words end before the verb of searching, or else at the end of their
 * clause. Without either, they may be all that the visitor asks for, and stay: 'je vends ma maison'.
 */
export function withoutOwnHome(marks: readonly Mark[]): readonly Mark[] {
  const own = ownHomeIn(marks);
  const [first, last] = own ? [marks[own.from], marks[own.to - 1]] : [];
  if (!own || !first || !last) return marks;
  const joined: Mark = { kind: 'meaning', key: '', means: [{ is: 'opinion' }], from: first.from, to: last.to };
  return [...marks.slice(0, own.from), joined, ...marks.slice(own.to)];
}

/** Indexes of the first mark about the writer's own home and of the mark after the last. */
function ownHomeIn(marks: readonly Mark[]): Stretch | undefined {
  const verb = marks.findIndex((_, at) => isOwning(marks, at));
  if (verb === -1) return undefined;
  const before = marks.findIndex((mark, at) => at >= verb - MOST_TO_VERB && at <= verb && isOfWriter(mark));
  const from = homeSoldAt(marks, verb) ?? (before === -1 ? verb : before);
  const seeking = marks.findIndex(({ key }, at) => at > verb && SEEKING.test(key));
  if (seeking !== -1) return { from, to: beforeLinks(marks, seeking) };
  const end = marks.findIndex((mark, at) => at > verb && (/^[,;.!?]$/.test(mark.key) || BUT.test(mark.key)));
  if (marks.some(({ key }) => WORTH.test(key))) return { from, to: marks.length };
  const isSoughtBefore = marks.some((mark, at) => at < from && (SEEKING.test(mark.key) || means(mark, 'type')));
  if (isSoughtBefore) return { from, to: end === -1 ? marks.length : end };
  if (end !== -1) return end === marks.length - 1 ? undefined : { from, to: end };
  // In 'je travaille à Bruxelles maison à Namur' they end with the town.
  const town = marks.findIndex(({ kind }, at) => at > verb && at <= verb + MOST_TO_TOWN && kind === 'places');
  const isHomeBehind = town !== -1 && marks.some((mark, at) => at > town && means(mark, 'type'));
  return isHomeBehind ? { from, to: town + 1 } : undefined;
}

/** Index of the first of the small words and signs before the mark at an index: 'and we' before 'search'. */
function beforeLinks(marks: readonly Mark[], at: number): number {
  let first = at;
  while (means(marks[first - 1], 'little') || marks[first - 1]?.kind === 'sign') first--;
  return first;
}

function isOfWriter({ key }: Mark): boolean {
  return MY.has(key) || WE.has(key);
}

/** Whether the mark at an index is a verb of somebody who sells, has or rents a home, or lives or works somewhere. */
function isOwning(marks: readonly Mark[], at: number): boolean {
  switch (OWNING.get((marks[at] as Mark).key)) {
    case undefined:
      return false;
    case 'alone':
      return true;
    case 'we-before':
      // 'Werk in Brussel, zoek woning in Halle': the sentence may begin without 'I'.
      return WE.has(marks[at - 1]?.key ?? '') || (at === 0 && /^(?:in|a|en)$/.test(marks[1]?.key ?? ''));
    case 'now':
      return marks.slice(Math.max(0, at - 2), at + 3).some(({ key }) => NOW.has(key));
    case 'my-before':
      return homeSoldAt(marks, at) !== undefined;
    case 'sold': {
      const before = marks.slice(Math.max(0, at - MOST_TO_VERB), at);
      const isOurs = before.some(isOfWriter) && !before.some(({ key }) => SEEKING.test(key));
      const isMine = marks.slice(at + 1, at + 1 + MOST_TO_VERB).some(({ key }) => MY.has(key));
      return isOurs || isMine || homeSoldAt(marks, at) !== undefined;
    }
  }
}

/** Index of 'my' in 'my house in Ghent is sold', from the index of the verb; `undefined` if the verb is not about a home named before it. */
function homeSoldAt(marks: readonly Mark[], verb: number): number | undefined {
  for (let at = verb - 1; at >= 0; at--) {
    const { kind, key } = marks[at] as Mark;
    if (kind === 'sign' || SEEKING.test(key)) return undefined;
    const home = means(marks[at + 1], 'opinion') ? marks[at + 2] : marks[at + 1];
    if (MY.has(key) && means(home, 'type', 'text')) return at;
  }
  return undefined;
}

function listed<Kind extends string>(kind: Kind, keys: string): readonly (readonly [string, Kind])[] {
  return keys.split('|').map(key => [key, kind]);
}
