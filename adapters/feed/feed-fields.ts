import { foldedWords } from '../../domain/text/fold.ts';
import { withoutInvisible, withShownInvisible } from '../../domain/text/invisible.ts';
import { oneEditApart } from '../../domain/text/one-edit-apart.ts';
import { FACT_NAMES } from '../../domain/listing/facts.ts';
import { projectRecord, propertyRecord } from './feed-record.ts';
import { EXTRA_FIELDS } from './read-extras.ts';
import { fieldOf } from './texts/field-of-fact.ts';
import { OPEN_HOUSE_FIELDS } from './read-open-houses.ts';
import { fieldsOf, PICTURE_FIELDS } from './read-pictures.ts';
import { REMOVED_FIELDS } from './read-removed.ts';
import { ROOM_FIELDS } from './read-rooms.ts';
import { UNIT_FIELDS } from './read-units.ts';
import { USUAL_ENTRY_NAMES, USUAL_NAMES } from './usual-names.ts';

/** JSON Schemas of fields that are read beside those of the record and its facts. */
export const FURTHER_FIELDS = {
  ...REMOVED_FIELDS,
  ...PICTURE_FIELDS,
  ...EXTRA_FIELDS,
  ...OPEN_HOUSE_FIELDS,
  ...ROOM_FIELDS,
  ...UNIT_FIELDS,
};

/** Names of all supported fields of a property record. */
export const PROPERTY_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(propertyRecord.shape),
  ...FACT_NAMES.map(fieldOf),
  ...Object.keys(FURTHER_FIELDS),
]);

/** Names of the fields in the entries of a list, by the name of the list. */
export const ENTRY_FIELDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(FURTHER_FIELDS)
    .map(([list, schema]) => [list, new Set(propertiesIn(schema))] as const)
    .filter(([, names]) => names.size > 0),
);

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
/** Maximum number of names in the cache, and of unknown names per feed that become findings: a feed may invent a name for each record. */
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

/**
 * Returns a function that finds the unknown fields of a record and of the entries of its lists; it returns them by name, each with the
 * field that was probably meant. `unknownFieldsOf(PROPERTY_FIELDS)({ Tuin: 90, Rooms: [{ Kind: 'hall', Oppervlakte: 9 }]
 * })` → `Tuin`, and `Rooms[].Oppervlakte`, of which `Area` is meant
 */
export function unknownFieldsOf(
  fields: ReadonlySet<string>,
): (record: Readonly<Record<string, unknown>>) => ReadonlyMap<string, UnknownField> {
  const ofRecord = unknownFieldFinder(fields);
  const ofEntries = new Map(
    [...ENTRY_FIELDS].filter(([list]) => fields.has(list)).map(([list, names]) => [list, unknownFieldFinder(names)]),
  );
  return record => {
    const unknown = new Map<string, UnknownField>();
    for (const name of Object.keys(record)) {
      const found = ofRecord(name);
      if (found) unknown.set(shownFieldName(name), found);
    }
    for (const [list, ofEntry] of ofEntries)
      for (const name of namesIn(record[list])) {
        const found = ofEntry(name);
        if (found) unknown.set(`${list}${Array.isArray(record[list]) ? '[]' : ''}.${shownFieldName(name)}`, found);
      }
    return unknown;
  };
}

/** Names of the fields in the first 200 entries of a list, or in a single object. */
function namesIn(value: unknown): ReadonlySet<string> {
  const entries = Array.isArray(value) ? value.slice(0, 200) : [value];
  return new Set(entries.flatMap(entry => Object.keys(fieldsOf(entry))));
}

/** Names of the properties of the first object in a schema. */
function propertiesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  if ('properties' in schema) return Object.keys(fieldsOf(schema.properties));
  return Object.values(schema).flatMap(propertiesIn);
}

/** First words of names that count something or state that it exists. */
const COUNT = /^(?:aantal|anzahl|number of|nr of|nombre de|nombre d|nb|has|is) (?=.)/;
/** Last words of names that state a language, a unit or a count. */
const SUFFIX = / (?:nl|fr|de|en|eur|euro|m2|count)$/;

function likelyField(fields: ReadonlySet<string>, name: string): string | undefined {
  const folded = foldedWords(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' ')).join(' ');
  const core = folded.replace(COUNT, '').replace(SUFFIX, '');
  const spellings = new Set([folded, folded.replace(SUFFIX, ''), core].map(words => words.replaceAll(' ', '')));
  const usual = [...spellings]
    .flatMap(spelling => [USUAL_NAMES[spelling], USUAL_ENTRY_NAMES[spelling]])
    .find(field => field !== undefined && fields.has(field));
  if (usual !== undefined) return usual;
  const isSame = (field: string) => field.toLowerCase() === name.toLowerCase() || spellings.has(field.toLowerCase());
  return [...fields].find(isSame) ?? [...fields].find(field => oneEditApart(field, name));
}

/**
 * A field's name as a finding shows it, with unseen characters made visible. `shownFieldName('Price ')` → `'"Price "'`,
 * `shownFieldName('Price\u200b')` → `'Price\\u200b'`
 */
function shownFieldName(name: string): string {
  const escaped = withShownInvisible(name);
  return escaped === escaped.trim() ? escaped : `"${escaped.replace(/[\u0000-\u001f]/g, ' ')}"`;
}
