import { FACT_NAMES, FACTS } from '../../../domain/listing/facts.ts';
import { isPlaceholder } from '../../../domain/text/placeholder.ts';
import { fieldOf } from './field-of-fact.ts';

type Fields = Readonly<Record<string, unknown>>;

const TEXTS =
  'Agent BoxNr CountryName Description HouseNumber MainTypeName MarqueeName ProjectID Street Title TypeDescription'.split(
    ' ',
  );
/**
 * Fields in which a placeholder counts as missing. Not among them: switches that decide what visitors see, and figures of energy, because
 * words in their place are reported; ids and languages, without which a record is refused; and the place, which `placeInCountry` reads.
 */
const FIELDS: ReadonlySet<string> = new Set([
  ...FACT_NAMES.filter(name => FACTS[name][1] !== 'energy' && FACTS[name][1] !== 'co2').map(fieldOf),
  ...TEXTS,
]);
/**
 * Fields whose value counts as missing if it consists of zeros: no house, box, person or project has the number 0, and no text consists of
 * zeros.
 */
const NEVER_ZERO: ReadonlySet<string> = new Set([
  ...FACT_NAMES.filter(name => FACTS[name][1] === 'code' || FACTS[name][1] === 'text').map(fieldOf),
  ...TEXTS,
]);

/**
 * Replaces placeholders for missing values by `null`. `withoutPlaceholders({ Street: 'n.v.t.', HouseNumber: 0, Title: 'Huis' })` → `{
 * Street: null, HouseNumber: null, Title: 'Huis' }`
 */
export function withoutPlaceholders(fields: Fields): Fields {
  const missing = Object.entries(fields).filter(
    ([name, value]) => (FIELDS.has(name) && isPlaceholderText(value)) || (NEVER_ZERO.has(name) && isZeros(value)),
  );
  return missing.length === 0 ? fields : { ...fields, ...Object.fromEntries(missing.map(([name]) => [name, null])) };
}

function isPlaceholderText(value: unknown): boolean {
  return typeof value === 'string' && isPlaceholder(value);
}

function isZeros(value: unknown): boolean {
  return value === 0 || (typeof value === 'string' && /^\s*0+\s*$/.test(value));
}
