import { reason } from '../../application/finding/reason.ts';
import { MOST_UNITS, type RentalUnit } from '../../domain/investment/rental-unit.ts';
import { plainLine } from '../wire/rich-text/plain-line.ts';
import { DAY, described, listOf as list, NUMBER, objectOf, orMissing, textOf } from './field-shapes.ts';
import { fieldsOf, listOf } from './read-pictures.ts';
import { readNumberAboveZero } from './read-rooms.ts';
import type { Remark } from './remarks.ts';
import { isAbsent, readDay, readNumber, readText, shown } from './read-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A unit of one record; its name is in the record's language. */
export type RawUnit = Omit<RentalUnit, 'name'> & { readonly name: string };

const LARGEST_M2 = 100_000;
const HIGHEST_RENT = 1_000_000;
const MOST_BEDROOMS = 100;
const LONGEST_NAME = 80;

/** JSON Schema of the field that `readUnits` parses. */
export const UNIT_FIELDS = {
  Units: described(
    'What is let or can be let in an investment property. Tenants are not named.',
    orMissing({
      ...list(
        objectOf({
          Name: {
            ...orMissing(textOf(LONGEST_NAME)),
            description: 'What it is called, in the language of the record.',
          },
          Area: { ...orMissing({ ...NUMBER, minimum: 0, maximum: LARGEST_M2 }), description: 'In m².' },
          Bedrooms: { ...orMissing({ ...NUMBER, minimum: 0, maximum: MOST_BEDROOMS }), description: 'A whole number.' },
          Rent: {
            ...orMissing({ ...NUMBER, minimum: 0, maximum: HIGHEST_RENT }),
            description: 'In euro a month, without charges.',
          },
          LeaseEnd: { ...orMissing(DAY), description: 'The day on which its lease ends.' },
        }),
      ),
      maxItems: MOST_UNITS,
    }),
  ),
};

/** Units of a property's record; a value that cannot be read is reported and left out, and the unit stays. */
export function readUnits(record: Fields, remark: Remark): readonly RawUnit[] {
  const entries = listOf(record, 'Units', remark);
  if (entries.length > MOST_UNITS) remark('Units', reason('list-cut', { most: MOST_UNITS }));
  return entries
    .slice(0, MOST_UNITS)
    .map((entry, index) => readUnit(fieldsOf(entry), (field, why) => remark(`Units[${index}]${field}`, why)));
}

function readUnit(fields: Fields, remark: Remark): RawUnit {
  const { Area, Bedrooms, Rent, LeaseEnd } = fields;
  const area = readNumberAboveZero(Area, LARGEST_M2, 'area', why => remark('.Area', why));
  const rent = readNumberAboveZero(Rent, HIGHEST_RENT, 'euro-per-month', why => remark('.Rent', why));
  const count = readNumber(Bedrooms);
  const isCount = count !== undefined && Number.isInteger(count) && count >= 0 && count <= MOST_BEDROOMS;
  if (!isAbsent(Bedrooms) && !isCount) remark('.Bedrooms', reason('not-count', { value: shown(Bedrooms) }));
  const leaseEnd = readDay(LeaseEnd);
  if (!isAbsent(LeaseEnd) && leaseEnd === undefined)
    remark('.LeaseEnd', reason('not-date', { value: shown(LeaseEnd) }));
  return {
    name: plainLine(readText(fields.Name, LONGEST_NAME) ?? ''),
    ...(area !== undefined && { area }),
    ...(isCount && { bedrooms: count }),
    ...(rent !== undefined && { rent }),
    ...(leaseEnd !== undefined && { leaseEnd }),
  };
}
