import { oneEditApart } from '../../domain/text/one-edit-apart.ts';
import { FACT_NAMES } from '../../domain/listing/facts.ts';
import { projectRecord, propertyRecord } from './feed-record.ts';
import { EXTRA_FIELDS } from './read-extras.ts';
import { fieldOf } from './field-of-fact.ts';
import { OPEN_HOUSE_FIELDS } from './read-open-houses.ts';
import { PICTURE_FIELDS } from './read-pictures.ts';
import { REMOVED_FIELDS } from './read-removed.ts';
import { ROOM_FIELDS } from './read-rooms.ts';
import { UNIT_FIELDS } from './read-units.ts';
import { USUAL_NAMES } from './usual-names.ts';

/** Names of all supported fields of a property record. */
export const PROPERTY_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(propertyRecord.shape),
  ...FACT_NAMES.map(fieldOf),
  ...Object.keys({
    ...REMOVED_FIELDS,
    ...PICTURE_FIELDS,
    ...EXTRA_FIELDS,
    ...OPEN_HOUSE_FIELDS,
    ...ROOM_FIELDS,
    ...UNIT_FIELDS,
  }),
]);

/** Names of all supported fields of a project record. */
export const PROJECT_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(projectRecord.shape),
  ...Object.keys(PICTURE_FIELDS),
  'Latitude',
  'Longitude',
]);

/** Format of plausible field names; other names are ignored, because they could put arbitrary text into logs. */
const NAME = /^\w{1,40}$/;
/** Cache size: number of names per feed. */
const MOST_NAMES = 1_000;

/**
 * Returns a function that suggests the correct field for a misspelt name or a usual one of another language, or `undefined` for a known or entirely different name, since
 * CRMs also send fields of their own. Results are cached, because all records of a feed have the same names.
 * `spellingOf(PROPERTY_FIELDS)('Bedroms')` → `'Bedrooms'`, of `'Orientation'` → `undefined`
 */
export function spellingOf(fields: ReadonlySet<string>): (name: string) => string | undefined {
  const asked = new Map<string, string | undefined>();
  return name => {
    if (fields.has(name) || !NAME.test(name)) return undefined;
    if (asked.has(name)) return asked.get(name);
    const spelled = name.toLowerCase();
    const usual = USUAL_NAMES[spelled.replaceAll('_', '')];
    if (usual !== undefined && fields.has(usual)) {
      if (asked.size < MOST_NAMES) asked.set(name, usual);
      return usual;
    }
    const meant = [...fields].find(field => field.toLowerCase() === spelled || oneEditApart(field, name));
    if (asked.size < MOST_NAMES) asked.set(name, meant);
    return meant;
  };
}
