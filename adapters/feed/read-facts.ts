import { type Reason, reason } from '../../application/finding/reason.ts';
import { FACT_NAMES, FACTS, type FactKind, type FactName } from '../../domain/listing/facts.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import { factBounds, factUnit } from '../../domain/listing/number-bounds.ts';
import { meansFree, meansImmediately } from '../../domain/text/immediately.ts';
import { checkBounds } from '../../domain/text/number-reading.ts';
import { readStorey } from '../../domain/text/storey.ts';
import { fieldOf } from './texts/field-of-fact.ts';
import { figureReason, isNoFigure, isZero, readNumberBesideWords, readFigure } from './read-figures.ts';
import type { Remark } from './remarks.ts';
import { isAbsent, isNoDay, readBoolean, readDay, readNumber, readText, readWords, shown } from './read-values.ts';

/** Facts of one record; texts are in the record's language. */
export type RawFacts = Partial<Record<FactName, number | boolean | string>>;

const FIELDS = FACT_NAMES.map(name => ({ name, field: fieldOf(name), kind: FACTS[name][1] }));

/** Kinds for which 0 means missing, since CRMs send 0 for empty fields. */
const NEVER_ZERO: ReadonlySet<FactKind> = new Set([
  'area',
  'length',
  'year',
  'years',
  'money',
  'money-per-month',
  'money-per-year',
]);

/** Figures of the energy certificate; 0 counts only if a class or certificate number is present. */
const CERTIFIED: readonly FactName[] = ['energyPerformance', 'energyTotal', 'co2'];

/** Parses all facts; an invalid one is reported and left out. */
export function readFacts(record: Readonly<Record<string, unknown>>, remark: Remark): RawFacts {
  const facts: RawFacts = {};
  for (const { name, field, kind } of FIELDS) {
    const raw = Object.hasOwn(record, field) ? record[field] : undefined;
    if (isAbsent(raw) || (kind === 'date' && isNoDay(raw)) || (NEVER_ZERO.has(kind) && isZero(raw, factUnit(name))))
      continue;
    const bounds = factBounds(name);
    if (bounds && isNoFigure(raw)) continue;
    const otherwise = reason(`not-${kind}`, { value: shown(raw) });
    if (bounds) {
      const figure = readFigure(raw, bounds, factUnit(name));
      const storey =
        name === 'floor' && figure.kind === 'not-number' ? readStorey(readWords(raw, 100) ?? '') : undefined;
      const reading = storey === undefined ? figure : checkBounds(storey, bounds);
      const beside = reading.kind === 'not-number' ? readNumberBesideWords(raw, bounds, factUnit(name)) : undefined;
      if (beside && (!WHOLE.has(kind) || Number.isInteger(beside.value))) {
        facts[name] = beside.value;
        remark(field, beside.finding);
      } else if (reading.kind !== 'number')
        remark(
          field,
          reading.kind === 'not-number' ? otherwise : leftOut(figureReason(reading, raw, bounds, otherwise)),
        );
      else if (WHOLE.has(kind) && !Number.isInteger(reading.value)) remark(field, otherwise);
      else facts[name] = reading.value;
      continue;
    }
    const value = READERS[kind]?.(raw) ?? (name === 'availableFrom' ? dayOfImmediately(raw, record) : undefined);
    if (value === undefined) remark(field, otherwise);
    else facts[name] = value;
  }
  if (facts.energyLabel === undefined && facts.energyCertificateCode === undefined) {
    for (const name of CERTIFIED) if (facts[name] === 0) delete facts[name];
  }
  return facts;
}

/**
 * Availability date for a text that means "immediately": the day on which the home was published, because the day of the import would
 * change with each import. For a home to let, "free" means immediately too; a free home for sale is handed over only at the deed.
 */
function dayOfImmediately(raw: unknown, record: Readonly<Record<string, unknown>>): string | undefined {
  const said = readWords(raw, 100) ?? '';
  const isRental = goalOf(readNumber(record['Goal']) ?? 0) === 'rent';
  return meansImmediately(said) || (isRental && meansFree(said)) ? readDay(record['PublishedOn']) : undefined;
}

const leftOut = (why: Reason) => reason('value-left-out', { why });

const WHOLE: ReadonlySet<FactKind> = new Set(['count', 'year']);

/** Flood score A–D. The terms used before 2023 (Effective, Potential, None) cannot be converted to a score. */
const grade = (raw: unknown) => {
  const letter = readText(raw, 4)?.toUpperCase();
  return letter && /^[A-D]$/.test(letter) ? letter : undefined;
};

/** Parsers of the kinds of facts that are not numbers. */
const READERS: Readonly<Partial<Record<FactKind, (raw: unknown) => boolean | string | undefined>>> = {
  date: readDay,
  'yes-no': readBoolean,
  grade,
  code: raw => readWords(raw, 80),
  text: raw => readWords(raw, 500),
};
