import { foldedWords } from '../../domain/text/fold.ts';
import { withoutInvisible, withShownInvisible } from '../../domain/text/invisible.ts';
import { oneEditApart } from '../../domain/text/one-edit-apart.ts';
import { FACT_NAMES } from '../../domain/listing/facts.ts';
import { projectRecord, propertyRecord } from './feed-record.ts';
import { EXTRA_FIELDS } from './read-extras.ts';
import { fieldOf } from './texts/field-of-fact.ts';
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

/** Fields of feeds that the site ignores without a finding. */
const UNUSED_FIELDS: ReadonlySet<string> = new Set(['RecordFile']);

/** Names of all supported fields of a project record. */
export const PROJECT_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(projectRecord.shape),
  ...Object.keys(PICTURE_FIELDS),
  'Latitude',
  'Longitude',
]);

/** Format of plausible field names; other names are ignored, because they could put arbitrary text into logs. */
const NAME = /^[\p{L}\p{N}_$@#][\p{L}\p{M}\p{N}_ .:()/'’&+%?!€²³°*,@#-]{0,59}$/u;
/** Cache size, and the number of unknown names per feed that are findings: a feed may invent a name for each record. */
const MOST_NAMES = 1_000;
const MOST_UNKNOWN = 100;

/** An unknown field name; `meant`: the field that was probably meant, if any. */
export type UnknownField = { readonly meant: string | undefined };

/**
 * Returns a function that checks a field name: `undefined` for a supported field, else the field that a misspelt or translated
 * name probably means. Results are cached, because all records of a feed have the same names.
 * `unknownFieldFinder(PROPERTY_FIELDS)('Bedroms')` → `{ meant: 'Bedrooms' }`, of `'Orientation'` → `{ meant: undefined }`
 */
export function unknownFieldFinder(fields: ReadonlySet<string>): (name: string) => UnknownField | undefined {
  const asked = new Map<string, UnknownField>();
  let unknown = 0;
  return name => {
    if (fields.has(name) || UNUSED_FIELDS.has(name)) return undefined;
    const seen = name.length > 60 ? '' : withoutInvisible(name).trim();
    if (!NAME.test(seen)) return undefined;
    const before = asked.get(name);
    if (before) return before;
    const meant = likelyField(fields, seen);
    if (meant === undefined && ++unknown > MOST_UNKNOWN) return undefined;
    const found = { meant };
    if (asked.size < MOST_NAMES) asked.set(name, found);
    return found;
  };
}

function likelyField(fields: ReadonlySet<string>, name: string): string | undefined {
  const spelled = name.toLowerCase();
  const usual = USUAL_NAMES[foldedWords(name.replaceAll('_', ' ')).join('')];
  if (usual !== undefined && fields.has(usual)) return usual;
  return [...fields].find(field => field.toLowerCase() === spelled || oneEditApart(field, name));
}

/**
 * A field's name as a finding shows it, with unseen characters made visible. `shownFieldName('Price ')` → `'"Price "'`,
 * `shownFieldName('Price\u200b')` → `'Price\\u200b'`
 */
export function shownFieldName(name: string): string {
  const escaped = withShownInvisible(name);
  return escaped === escaped.trim() ? escaped : `"${escaped.replace(/[\u0000-\u001f]/g, ' ')}"`;
}
