import { reason } from '../../application/finding/reason.ts';
import type { OpenHouse } from '../../domain/listing/listing.ts';
import { readMoment } from '../../domain/text/written-day.ts';
import { listOf as list, NUMBER, objectOf, orMissing, described } from './field-shapes.ts';
import { fieldsOf, listOf } from './read-pictures.ts';
import type { Remark } from './remarks.ts';
import { isAbsent, readNumber } from './read-values.ts';

const MOMENT = {
  type: 'string',
  maxLength: 40,
  pattern: String.raw`^\s*\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?\s*$`,
  description: 'An ISO date-time, of Brussels where it names no offset.',
};

/** JSON Schema of the field that `readOpenHouses` parses. */
export const OPEN_HOUSE_FIELDS = {
  OpenHouses: described(
    'When it stands open to everybody.',
    orMissing(
      list(
        objectOf(
          {
            From: MOMENT,
            To: MOMENT,
            Capacity: { ...orMissing(NUMBER), description: 'How many visitors there is room for.' },
          },
          'From',
          'To',
        ),
      ),
    ),
  ),
};

/** Open houses of a property; an invalid one is reported and left out. */
export function readOpenHouses(record: Readonly<Record<string, unknown>>, remark: Remark): readonly OpenHouse[] {
  const openHouses: OpenHouse[] = [];
  for (const [index, entry] of listOf(record, 'OpenHouses', remark).entries()) {
    const name = `OpenHouses[${index}]`;
    const fields = fieldsOf(entry);
    const [from, to] = [momentIn(fields.From), momentIn(fields.To)];
    if (!from || !to) remark(name, reason('open-house-times'));
    else if (from.day !== to.day) remark(name, reason('open-house-days'));
    else if (from.time >= to.time) remark(name, reason('open-house-order'));
    else openHouses.push({ day: from.day, from: from.time, to: to.time, ...capacityIn(fields.Capacity, name, remark) });
  }
  return openHouses;
}

function capacityIn(raw: unknown, name: string, remark: Remark): { readonly capacity?: number } {
  if (isAbsent(raw)) return {};
  const capacity = readNumber(raw);
  if (capacity !== undefined && Number.isInteger(capacity)) return { capacity };
  remark(`${name}.Capacity`, reason('not-whole-number'));
  return {};
}

/** A moment that has a time of day, in Brussels time. `momentIn('2026-11-28T09:00:00Z')` → `{ day: '2026-11-28', time: '10:00' }` */
function momentIn(raw: unknown): { readonly day: string; readonly time: string } | undefined {
  const { day, time } = (typeof raw === 'string' && readMoment(raw)) || {};
  return day !== undefined && time !== undefined ? { day, time } : undefined;
}
