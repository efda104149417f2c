import { z } from 'zod';
import { reason } from '../../application/finding/reason.ts';
import { isLanguage, LANGUAGES } from '../../domain/text/language.ts';
import { description, textFormat } from './read-description.ts';
import { isNoValue } from './read-figures.ts';
import { LONGEST_TITLE } from './read-long-texts.ts';
import { FIELD_SHAPES, nonEmpty, orMissing, textOf } from './field-shapes.ts';
import { LONGEST_EXTERNAL_ID } from '../../domain/listing/site-id.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import {
  day,
  flag,
  isAbsent,
  number,
  optionalLine,
  optionalNumber,
  readId,
  readNumber,
  readText,
  refuse,
  shown,
  whole,
  words,
} from './read-values.ts';

const language = z
  .transform((raw, context) => {
    const [code = ''] =
      typeof raw === 'string'
        ? raw
            .trim()
            .toLowerCase()
            .split(/[-_](?=[a-z]{2,4}$)/)
        : [];
    if (isLanguage(code)) return code;
    return refuse(context, reason('invalid-language', { known: LANGUAGES, value: shown(raw) }));
  })
  // The pattern also accepts capitals and a region, such as `FR-be`; the enum only lists the values that editors suggest.
  .register(FIELD_SHAPES, {
    json: { anyOf: [{ enum: LANGUAGES }, { type: 'string', pattern: anyCase(LANGUAGES, '(?:[-_][a-zA-Z]{2,4})?') }] },
    needed: true,
  });

function idIn(raw: unknown, context: z.RefinementCtx): ListingId {
  const read = readId(raw);
  return read ? read.id : refuse(context, reason('invalid-id', { longest: LONGEST_EXTERNAL_ID, value: shown(raw) }));
}

const LONGEST_COUNTRY = 120;
/** Ids have at most four digits, so a text that begins with five is neither an id nor a country's name. */
const FIVE_DIGITS = /^\s*\d{5}/;

/**
 * The pattern requires a letter or digit. The pattern consists of ranges without most punctuation and symbols, because some languages of
 * validators, such as Python, have no `\p{L}`.
 */
const ID_SHAPE = { ...textOf(LONGEST_EXTERNAL_ID), pattern: '[0-9A-Za-z\u00c0-\u1fff\u2c00-\ud7ff]' };

const id = z.transform(idIn).register(FIELD_SHAPES, { json: nonEmpty(ID_SHAPE), needed: true });

const optionalId = z
  .transform((raw, context) => (isAbsent(raw) ? '' : idIn(raw, context)))
  .register(FIELD_SHAPES, { json: orMissing(ID_SHAPE), needed: false });

/**
 * The numbers of further types in a list or a text, and the parts that are not numbers. 0 and placeholders are ignored.
 * `furtherTypes('4,2,villa')` → `{ ids: [4, 2], others: ['villa'] }`
 */
export function furtherTypes(raw: unknown): { readonly ids: readonly number[]; readonly others: readonly unknown[] } {
  const parts: readonly unknown[] = Array.isArray(raw)
    ? raw.slice(0, 50)
    : typeof raw === 'string'
      ? raw.slice(0, 400).split(/[,;|/]/)
      : [raw];
  const given = parts.filter(part => !isNoValue(part) && readText(part, 12) !== '0');
  const idOf = (part: unknown) => Number(readText(part, 12) || Number.NaN);
  const isId = (part: unknown) => Number.isInteger(idOf(part)) && idOf(part) > 0;
  return { ids: given.filter(isId).map(idOf), others: given.filter(part => !isId(part)) };
}

const webIds = z
  .transform(raw => [...furtherTypes(raw).ids])
  .register(FIELD_SHAPES, {
    json: { type: ['string', 'array', 'null'], maxLength: 400, maxItems: 50, items: { type: ['integer', 'string'] } },
    needed: false,
  });

/**
 * Pattern that matches the words in any letter case, followed by the pattern `behind`; JSON Schema has no flag for letter case.
 * `anyCase(['fr'])` → `'^\\s*(?:[fF][rR])\\s*$'`
 */
function anyCase(words: readonly string[], behind = ''): string {
  const either = words.map(word => word.replace(/./g, letter => `[${letter}${letter.toUpperCase()}]`));
  return String.raw`^\s*(?:${either.join('|')})${behind}\s*$`;
}

/** The feed's country id, or a country's code or name. Where the field is missing, `placeInCountry` takes the country from town and postcode. */
const country = z
  .transform((raw, context): number | string => {
    if (isAbsent(raw)) return '';
    const id = readNumber(raw);
    if (id !== undefined && Number.isInteger(id) && id >= 0 && id <= 9999) return id;
    const named = typeof raw === 'string' && !FIVE_DIGITS.test(raw) ? readText(raw, LONGEST_COUNTRY) : undefined;
    return named ?? refuse(context, reason('not-country', { value: shown(raw) }));
  })
  .register(FIELD_SHAPES, {
    json: orMissing({
      type: ['integer', 'string'],
      minimum: 0,
      maximum: 9999,
      maxLength: LONGEST_COUNTRY,
      pattern: String.raw`^(?!\s*\d{5})`,
    }),
    needed: false,
  });

const place = {
  City: words(120, '').describe(
    'The municipality, or the part of it, in the language of the record; where it is absent in Belgium, the postcode is looked up.',
  ),
  Zip: optionalLine(60).describe(
    'The postcode; where it is absent in Belgium, the town is looked up, and a home abroad has none.',
  ),
  CountryID: country.describe(
    'Belgium 10, France 33, Italy 42, Luxembourg 50, any other 1000 and its ISO number; or a code or name of the country.',
  ),
  CountryName: words(120, '').describe('The country in words.'),
  Street: words(200, '').describe('The street; shown where PublishAddress is true.'),
  HouseNumber: words(30, '').describe('The number in that street.'),
  BoxNr: words(30, '').describe('The box.'),
};

/** A property record of the feed, one per language; facts, pictures, documents and media are parsed separately. */
export const propertyRecord = z.object({
  ID: id.describe('The reference of the property or project; records with one ID are one, a language each.'),
  Language: language.describe('The language of the texts of this record.'),
  WebID: whole(1, 9999).describe('The main type, as types.json numbers it.'),
  WebIDs: webIds.describe('Further types: numbers with commas between.'),
  Goal: whole(0, 99).describe('0 sale, 1 rent, 2 take-over.'),
  ...place,
  // The address is hidden unless the feed explicitly publishes it.
  PublishAddress: flag(false).describe('Whether visitors may see the address; else they see the municipality alone.'),
  Price: optionalNumber().describe('In euro; of rentals a month’s rent.'),
  PublishPrice: flag(false).describe('Whether visitors may see the price.'),
  PriceUnit: number(0).describe('7 says that prices start from this one.'),
  PriceUnitText: words(120, '').describe('What stands behind the price, in the language of the record.'),
  Marquee: number(0).describe('0 none, 1 available, 2 under option, 3 sold or rented.'),
  MarqueeName: words(120, '').describe('What the ribbon says, in the language of the record.'),
  MainTypeName: words(200, '').describe('What the main type is called, in the language of the record.'),
  TypeDescription: words(1000, '').describe('The property in a line, in the language of the record.'),
  Title: words(LONGEST_TITLE, '').describe('The title, in the language of the record.'),
  Description: description().describe('The text: plain, HTML or a tree of blocks, in the language of the record.'),
  DescriptionFormat: textFormat().describe('How the text is written: plain or html; else as it looks.'),
  ProjectID: optionalId.describe('The ID of the project to which the property belongs.'),
  Agent: optionalLine(80).describe('The id of who shows it, of team.json.'),
  NewBuild: flag(false).describe('Whether it is new.'),
  Viager: flag(false).describe('Whether it is sold against an annuity.'),
  PublishedOn: day().describe('Since which day it is offered, as 2026-03-05.'),
  ChangedOn: day('').describe('When it was changed last.'),
});

/** A parsed record whose country is known. */
export type PropertyRecord = WithCountryId<z.output<typeof propertyRecord>>;

/** A project record of the feed, one per language. */
export const projectRecord = z.object({
  ID: id.describe('The reference of the property or project; records with one ID are one, a language each.'),
  Language: language.describe('The language of the texts of this record.'),
  Title: words(LONGEST_TITLE).describe('The title, in the language of the record.'),
  Description: description().describe('The text: plain, HTML or a tree of blocks, in the language of the record.'),
  DescriptionFormat: textFormat().describe('How the text is written: plain or html; else as it looks.'),
  ExternalWeb: optionalLine(2000).describe('The https address of the project’s own site.'),
  ...place,
  PublicAddress: flag(false).describe('Whether visitors may see the address; else they see the municipality alone.'),
  DeliveryYear: whole(0, 2200, 0).describe('The year in which the project is handed over.'),
  PublishedOn: day().describe('Since which day it is offered, as 2026-03-05.'),
});

export type ProjectRecord = WithCountryId<z.output<typeof projectRecord>>;

export type WithCountryId<Read> = Omit<Read, 'CountryID'> & { readonly CountryID: number };
