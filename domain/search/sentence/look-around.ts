import type { Goal } from '../../listing/listing.ts';
import type { Mark } from './marks.ts';
import { type Meaning, namesType, type Unit } from './meaning.ts';
import type { Reading, Stretch } from './reading.ts';

type Marks = readonly Mark[];

/** Least and greatest number without a unit that is read as m² after a word for the surface. */
const LOWEST_SURFACE = 15;
const HIGHEST_SURFACE = 5_000;

/** Whether a mark has a meaning of one of the given kinds. */
export function means(mark: Mark | undefined, ...kinds: readonly Meaning['is'][]): boolean {
  return mark?.kind === 'meaning' && mark.means.some(({ is }) => kinds.includes(is));
}

/** Whether a mark names the property type with a web id. */
export function isType(mark: Mark | undefined, type: number): boolean {
  return mark?.kind === 'meaning' && namesType(mark.means, type);
}

/** Whether a mark is a word for 'furnished' or 'unfurnished'. */
export function isFurnished(mark: Mark | undefined): boolean {
  return mark?.kind === 'meaning' && mark.means.some(each => each.is === 'flag' && each.flag === 'furnished');
}

/** The first unit among the meanings of a mark; `undefined` if none is a unit. */
export function unitOf(mark: Mark | undefined): Unit | undefined {
  const meaning = mark?.kind === 'meaning' ? mark.means.find(({ is }) => is === 'unit') : undefined;
  return meaning?.is === 'unit' ? meaning.unit : undefined;
}

/** Whether a unit is one of surfaces: m², ares or hectares. */
export function isSurfaceUnit(unit: Unit | undefined): boolean {
  return unit === 'm2' || unit === 'are' || unit === 'hectare';
}

/** Whether a mark is the word 'and' in one of the four languages. */
export function isAnd(mark: Mark | undefined): boolean {
  return /^(?:et|en|and|und)$/.test(mark?.key ?? '');
}

/** Whether a mark is a word or dash between the two numbers of a range: '100 à 200', '100-200'. */
export function isRangeJoint(mark: Mark | undefined): boolean {
  return /^(?:a|et|tot|en|to|and|bis|und|-|–)$/.test(mark?.key ?? '');
}

/** Index of the second number of a range, from the index of the word or dash before it: '80 en de 100', 'entre les 200 et les 300'. */
export function afterJoint(marks: Marks, joint: number): number {
  const isArticle = /^(?:de|les|the|die|den)$/.test(marks[joint + 1]?.key ?? '');
  return isAnd(marks[joint]) && isArticle ? joint + 2 : joint + 1;
}

/** Whether a mark is the word 'or' in one of the four languages. */
export function isOr(mark: Mark | undefined): boolean {
  return /^(?:ou|of|or|oder|od)$/.test(mark?.key ?? '');
}

/** The last mark before the index `at` that is not an article, a preposition or another small word. */
export function markBefore(marks: Marks, at: number): Mark | undefined {
  let before = at - 1;
  while (means(marks[before], 'little')) before--;
  return marks[before];
}

/** The goal that the marks name, without goals that they exclude, 'not for rent'; `undefined` if they name no goal or both. */
export function goalIn(marks: Marks): Goal | undefined {
  const all = marks.flatMap((mark, at) =>
    mark.kind === 'meaning' && !means(markBefore(marks, at), 'not') ? mark.means : [],
  );
  const goals = new Set(all.flatMap(meaning => (meaning.is === 'goal' && !meaning.isUsual ? meaning.goal : [])));
  return goals.size === 1 ? [...goals][0] : undefined;
}

/** Index of the first mark from `at` that is not a small word. */
export function significant(marks: Marks, at: number): number {
  let next = at;
  for (;;) {
    const mark = marks[next];
    // 'von', 'from' and 'dès' are bounds, but before a place they only link it to a distance: '5 km from Ghent', 'près des Guillemins'.
    const isSmall = ({ is }: Meaning) =>
      is === 'little' ||
      is === 'surface' ||
      is === 'needed' ||
      (is === 'bound' && /^(?:von|from|des)$/.test(mark?.key ?? ''));
    if (mark?.kind !== 'meaning' || !mark.means.every(isSmall)) return next;
    next++;
  }
}

/** Index of the first mark from an index that is not a small word, a number or a quality. */
export function afterModifiers(marks: Marks, at: number): number {
  let next = at;
  while (means(marks[next], 'little', 'number', 'opinion', 'bound') || marks[next]?.kind === 'number') next++;
  return next;
}

/** Index of the first of the small words and signs before the mark at an index: 'and we' before 'search'. */
export function beforeLinks(marks: Marks, at: number): number {
  let first = at;
  while (means(marks[first - 1], 'little') || marks[first - 1]?.kind === 'sign') first--;
  return first;
}

/** Index of the mark after the full stop of an abbreviation, if there is one: 'omg. Geel', '20 min. de Namur'. */
export function afterStop(marks: Marks, at: number): number {
  return marks[at]?.key === '.' ? at + 1 : at;
}

/** The number at an index, in digits or letters. */
export function numberAt(marks: Marks, at: number): number | undefined {
  const mark = marks[at];
  if (mark?.kind === 'number') return mark.value;
  const [meaning] = mark?.kind === 'meaning' ? mark.means : [];
  return meaning?.is === 'number' ? meaning.value : undefined;
}

/** Whether the next mark, apart from small words and a euro sign, is a number: 'max €1100'. */
export function isNumberAt(marks: Marks, at: number): boolean {
  const next = significant(marks, at);
  const number = marks[next]?.key === '€' ? marks[next + 1] : marks[next];
  return number?.kind === 'number';
}

/** The words of a number and its unit. */
export function withUnit(marks: Marks, at: number, unit: Unit): Stretch {
  const first = marks[at] as Mark;
  const last = marks
    .slice(at, at + 4)
    .find(mark => mark.kind === 'meaning' && mark.means.some(each => each.is === 'unit' && each.unit === unit));
  return { from: first.from, to: (last ?? first).to };
}

/** Whether a number without a unit is a surface: 'Wohnfläche 150'. */
export function isSurface({ pending }: Reading, value: number): boolean {
  return pending.isSurface && value >= LOWEST_SURFACE && value <= HIGHEST_SURFACE;
}
