import { z } from 'zod';
import { reason } from '../../application/finding/reason.ts';
import { isLanguage, LANGUAGES } from '../../domain/text/language.ts';
import { FIELD_SHAPES, filled, orAbsent, textOf } from './field-shapes.ts';
import { LONGEST_EXTERNAL_ID } from '../../domain/listing/kept-id.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import {
  day,
  flag,
  isAbsent,
  line,
  longText,
  number,
  optionalLine,
  optionalNumber,
  readId,
  readText,
  refuse,
  shown,
  whole,
} from './read-values.ts';

const language = z
  .transform((raw, context) => {
    const code = typeof raw === 'string' ? raw.trim().toLowerCase() : raw;
    if (isLanguage(code)) return code;
    return refuse(context, reason('invalid-language', { known: LANGUAGES, value: shown(raw) }));
  })
  // Upper case is accepted as well; editors suggest the values of the enum.
  .register(FIELD_SHAPES, {
    json: { anyOf: [{ enum: LANGUAGES }, { type: 'string', pattern: anyCase(LANGUAGES) }] },
    needed: true,
  });

function idIn(raw: unknown, context: z.RefinementCtx): ListingId {
  const read = readId(raw);
  return read ? read.id : refuse(context, reason('invalid-id', { longest: LONGEST_EXTERNAL_ID, value: shown(raw) }));
}

const ID_SHAPE = textOf(LONGEST_EXTERNAL_ID);

const id = z.transform(idIn).register(FIELD_SHAPES, { json: filled(ID_SHAPE), needed: true });

const optionalId = z
  .transform((raw, context) => (isAbsent(raw) ? '' : idIn(raw, context)))
  .register(FIELD_SHAPES, { json: orAbsent(ID_SHAPE), needed: false });

const webIds = z
  .transform(raw => {
    const parts = Array.isArray(raw) ? raw.slice(0, 50) : typeof raw === 'string' ? raw.slice(0, 400).split(',') : [];
    return parts
      .map(part => Number(readText(part, 12) || Number.NaN))
      .filter(part => Number.isInteger(part) && part > 0);
  })
  .register(FIELD_SHAPES, {
    json: { type: ['string', 'array', 'null'], maxLength: 400, maxItems: 50, items: { type: ['integer', 'string'] } },
    needed: false,
  });

/**
 * Pattern that matches the words in any letter case; JSON Schema has no flag for it. `anyCase(['fr'])` →
 * `'^\\s*(?:[fF][rR])\\s*$'`
 */
function anyCase(words: readonly string[]): string {
  const either = words.map(word => word.replace(/./g, letter => `[${letter}${letter.toUpperCase()}]`));
  return String.raw`^\s*(?:${either.join('|')})\s*$`;
}

const place = {
  City: line(120),
  Zip: line(12),
  CountryID: whole(0, 9999),
  CountryName: optionalLine(120),
  Street: optionalLine(200),
  HouseNumber: optionalLine(30),
  BoxNr: optionalLine(30),
};

/** A property record of the feed, one per language; facts, pictures, documents and media are parsed separately. */
export const propertyRecord = z.object({
  ID: id,
  Language: language,
  WebID: whole(1, 9999),
  WebIDs: webIds,
  Goal: whole(0, 99),
  ...place,
  // Hidden unless the feed explicitly publishes it.
  PublishAddress: flag(false),
  Price: optionalNumber(),
  PublishPrice: flag(false),
  PriceUnit: number(0),
  PriceUnitText: optionalLine(120),
  Marquee: number(0),
  MarqueeName: optionalLine(120),
  MainTypeName: optionalLine(200),
  TypeDescription: optionalLine(1000),
  Title: optionalLine(400),
  Description: longText(60_000),
  ProjectID: optionalId,
  Agent: optionalLine(80),
  NewBuild: flag(false),
  Viager: flag(false),
  PublishedOn: day(),
  ChangedOn: day(''),
});

export type PropertyRecord = z.output<typeof propertyRecord>;

/** A project record of the feed, one per language. */
export const projectRecord = z.object({
  ID: id,
  Language: language,
  Title: line(400),
  Description: longText(60_000),
  ExternalWeb: optionalLine(2000),
  ...place,
  PublicAddress: flag(false),
  DeliveryYear: whole(0, 2200, 0),
  PublishedOn: day(),
});

export type ProjectRecord = z.output<typeof projectRecord>;
