import { amountAt } from './amount-at.ts';
import { isNumberAt, isRangeJoint, markBefore, means } from './look-around.ts';
import type { Mark } from './marks.ts';
import { type Reading, typed } from './reading.ts';
import { unread } from './unread-words.ts';

const HIGHEST_CONSUMPTION = 2000;

/** Reads the class or the kWh/m² after a word for the energy certificate ('PEB B'). Returns the index of the next unread mark. */
export function readCertificate(reading: Reading, at: number, mark: Mark): number {
  const { asked, marks, parts, pending } = reading;
  // 'Better than' may precede the word for the certificate: 'better than EPC D'.
  const before = markBefore(marks, at);
  let isBetter = means(before, 'better') && means(before, 'bound');
  for (let next = at + 1; next < marks.length && next <= at + 6; next++) {
    const other = marks[next] as Mark;
    if (/^[a-g]$/i.test(typed(reading, other))) {
      const { letters, after } = lettersFrom(reading, next);
      readClasses(reading, mark, letters, isBetter);
      pending.bound = undefined;
      return afterItsBound(reading, after);
    }
    if (other.kind === 'number') {
      const range = consumptionsFrom(reading, next);
      if (!readConsumption(reading, range?.value ?? other.value)) break;
      pending.bound = undefined;
      return range?.next ?? afterKwh(reading, next + 1);
    }
    isBetter ||= means(other, 'better') && means(other, 'bound');
    const isBeside = means(other, 'little', 'bound', 'better', 'epc');
    if (!isBeside && !(other.kind === 'sign' && /[:=<≤–-]/.test(other.key))) break;
  }
  // The letter may precede the word: 'C-label'.
  const letter = marks[at - 1]?.kind === 'sign' ? marks[at - 2] : marks[at - 1];
  if (letter && /^[a-g]$/i.test(typed(reading, letter))) {
    asked.letter = typed(reading, letter).toLowerCase();
    const last = parts.rest.at(-1);
    if (last && last.to === letter.to) parts.rest.pop();
  } else unread(reading, mark);
  return at + 1;
}

/**
 * Index after a bound that follows an energy class, or `at` if no bound of the class follows. 'Minimum' belongs to the class ('PEB C
 * minimum'); another word before a number belongs to that number ('PEB C max 300.000').
 */
function afterItsBound({ marks }: Reading, at: number): number {
  const bound = marks[at];
  const isOwn = bound?.key === 'minimum' || !isNumberAt(marks, at + 1);
  return means(bound, 'bound') && isOwn ? at + 1 : at;
}

/** The higher number of a range, 'PEB entre 100 et 200', and the index of the mark after it; `undefined` if no range begins. */
function consumptionsFrom(reading: Reading, at: number): { readonly value: number; readonly next: number } | undefined {
  const { marks } = reading;
  const joint = afterKwh(reading, at + 1);
  const [first, second] = [marks[at], marks[joint + 1]];
  if (
    !isRangeJoint(marks[joint]) ||
    first?.kind !== 'number' ||
    second?.kind !== 'number' ||
    second.value <= first.value
  )
    return undefined;
  const { unit, value } = amountAt(reading, joint + 1, second.value);
  const isConsumption = (unit === undefined || unit === 'kwh') && value <= HIGHEST_CONSUMPTION;
  return isConsumption ? { value, next: afterKwh(reading, joint + 2) } : undefined;
}

function afterKwh({ marks }: Reading, at: number): number {
  return marks[at]?.key.startsWith('kwh') ? at + 1 : at;
}

/** Reads a consumption in kWh/m².year as a maximum. Returns false if the number is below 1 or above `HIGHEST_CONSUMPTION`. */
export function readConsumption({ asked: { bounds } }: Reading, kwh: number): boolean {
  if (kwh < 1 || kwh > HIGHEST_CONSUMPTION) return false;
  bounds.epcMax ??= Math.round(kwh);
  return true;
}

/** Accepts classes up to the worst class named; after a negation ('pas de PEB F ou G'), only classes better than the best class named. */
function readClasses(reading: Reading, mark: Mark, letters: readonly string[], isBetter: boolean): void {
  const { asked, pending } = reading;
  const [best, worst] = [letters.reduce(better), letters.reduce(worse)];
  if (isBetter && !pending.not && worst > 'a') asked.letter = String.fromCharCode(worst.charCodeAt(0) - 1);
  else if (!pending.not) asked.letter = worse(asked.letter, worst);
  else if (best === 'a') unread(reading, mark);
  else asked.letter = String.fromCharCode(best.charCodeAt(0) - 1);
  pending.not = undefined;
}

/** Letters joined by words or signs, from the index of the first: 'A ou B', 'E, F of G'. `after`: index of the next unread mark. */
function lettersFrom(reading: Reading, first: number): { readonly letters: readonly string[]; readonly after: number } {
  const { marks } = reading;
  const letters: string[] = [];
  for (let at = first; ; at++) {
    letters.push(typed(reading, marks[at] as Mark).toLowerCase());
    at++;
    while (marks[at]?.kind === 'sign' && marks[at]?.key === '+') at++;
    const [between, letter] = [marks[at], marks[at + 1]];
    const isJoint =
      between?.kind === 'sign'
        ? /[-–/,]/.test(between.key)
        : /^(?:ou|of|or|oder|a|tot|to|bis|et|en|and|und)$/.test(between?.key ?? '');
    if (!isJoint || !letter || !/^[a-g]$/i.test(typed(reading, letter))) return { letters, after: at };
  }
}

function worse(one: string | undefined, other: string): string {
  return one !== undefined && one > other ? one : other;
}

function better(one: string, other: string): string {
  return one < other ? one : other;
}
