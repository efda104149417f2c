import { reason } from '../../application/finding/reason.ts';
import { FACT_NAMES, FACTS, type FactKind, type FactName } from '../../domain/listing/facts.ts';
import type { Remark } from './report.ts';
import { isAbsent, readBoolean, readDay, readNumber, readText, shown } from './read-values.ts';

/** Facts of one record; texts are in the record's language. */
export type RawFacts = Partial<Record<FactName, number | boolean | string>>;

/** The feed's field for a fact. `fieldOf('livingArea')` → `'LivingArea'` */
export const fieldOf = (name: FactName): string =>
  name === 'energyLabel' ? 'EPCLabelText' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

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
    if (isAbsent(raw)) continue;
    const value = READERS[kind](raw);
    // Energy values may be negative: a home may generate more than it uses.
    const tooSmall = typeof value === 'number' && value < 0 && !CERTIFIED.includes(name);
    if (value === undefined || tooSmall) remark(field, reason(`not-${kind}`, { value: shown(raw) }));
    else if (value !== 0 || !NEVER_ZERO.has(kind)) facts[name] = value;
  }
  if (facts.energyLabel === undefined && facts.energyCertificateCode === undefined) {
    for (const name of CERTIFIED) if (facts[name] === 0) delete facts[name];
  }
  return facts;
}

const count = (raw: unknown) => {
  const value = readNumber(raw);
  return value !== undefined && Number.isInteger(value) ? value : undefined;
};

const year = (raw: unknown) => {
  const value = count(raw);
  return value === 0 || (value !== undefined && value >= 1000 && value <= 2200) ? value : undefined;
};

/** Flood score A–D. The terms used before 2023 (Effective, Potential, None) cannot be converted to a score. */
const grade = (raw: unknown) => {
  const letter = readText(raw, 4)?.toUpperCase();
  return letter && /^[A-D]$/.test(letter) ? letter : undefined;
};

const READERS: Readonly<Record<FactKind, (raw: unknown) => number | boolean | string | undefined>> = {
  count,
  area: readNumber,
  length: readNumber,
  year,
  date: readDay,
  money: readNumber,
  'money-per-month': readNumber,
  'money-per-year': readNumber,
  percent: readNumber,
  months: readNumber,
  years: readNumber,
  energy: readNumber,
  co2: readNumber,
  'yes-no': readBoolean,
  grade,
  code: raw => readText(raw, 80),
  text: raw => readText(raw, 500),
};
