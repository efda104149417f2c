import { reason } from '../../application/finding/reason.ts';
import { FACT_NAMES, type FactName, FACTS, type Facts, type FactValue } from '../../domain/listing/facts.ts';
import type { Picture, Place } from '../../domain/listing/listing.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Localized } from '../../domain/text/localized.ts';
import type { RichText } from '../../domain/text/rich-text.ts';
import { fieldOf } from './texts/field-of-fact.ts';
import type { RawFacts } from './read-facts.ts';
import type { RawPicture } from './read-pictures.ts';
import type { Remark } from './remarks.ts';

/** A record with its language. Records of a listing are sorted as in `LANGUAGES`, one per language. */
export type InLanguage<T> = T & { readonly language: Language };

/** Texts by language, without empty ones. */
export function localized<T extends { readonly language: Language }>(
  records: readonly T[],
  text: (record: T) => string,
): Localized {
  const texts: { -readonly [L in Language]?: string } = {};
  for (const record of records) if (text(record) !== '') texts[record.language] = text(record);
  return texts;
}

export function localizedRichText<T extends { readonly language: Language }>(
  records: readonly T[],
  text: (record: T) => RichText,
): Localized<RichText> {
  const texts: { -readonly [L in Language]?: RichText } = {};
  for (const record of records) {
    const parsed = text(record);
    if (parsed.length > 0) texts[record.language] = parsed;
  }
  return texts;
}

/** The common value of all records; if they differ, that of the first one, with a remark. */
export function commonValue<T extends { readonly language: Language }, V extends string | number | boolean | null>(
  records: readonly T[],
  field: string,
  value: (record: T) => V,
  remark: Remark,
): V {
  const [first, ...others] = records;
  if (!first) throw new Error('no records to merge');
  const other = others.find(record => value(record) !== value(first));
  if (other) {
    const [said, otherSaid] = [first, other].map(record => String(value(record) ?? '') || '""');
    const languages = { language: first.language, otherLanguage: other.language };
    remark(field, reason('languages-disagree', { ...languages, value: said ?? '', otherValue: otherSaid ?? '' }));
  }
  return value(first);
}

/** Whether all records allow showing the field; reports it if they differ. */
export function isAllowedByAll<T extends { readonly language: Language }>(
  records: readonly T[],
  field: string,
  value: (record: T) => boolean,
  remark: Remark,
): boolean {
  const allowing = records.filter(value).length;
  if (allowing > 0 && allowing < records.length) remark(field, reason('languages-disagree-hidden'));
  return allowing === records.length;
}

/** Merges the facts of all records: texts by language; of other values the common one. */
export function mergeFacts(records: readonly InLanguage<{ readonly facts: RawFacts }>[], remark: Remark): Facts {
  const facts: Partial<Record<FactName, FactValue>> = {};
  for (const name of FACT_NAMES) {
    const having = records.filter(({ facts }) => facts[name] !== undefined);
    if (having.length === 0) continue;
    if (FACTS[name][1] === 'text') facts[name] = localized(having, record => String(record.facts[name]));
    else facts[name] = commonValue(having, fieldOf(name), record => record.facts[name] ?? '', remark);
  }
  return facts;
}

/**
 * Merges the pictures of all records, and their alternative texts by language. The order is that of the first record that contains
 * pictures.
 */
export function mergePictures(
  records: readonly InLanguage<{ readonly pictures: readonly RawPicture[] }>[],
  files: Map<string, string>,
): readonly Picture[] {
  const order = new Map<string, RawPicture>();
  for (const { pictures } of records)
    for (const picture of pictures) if (!order.has(picture.id)) order.set(picture.id, picture);
  return Array.from(order.values(), ({ id, path, width, height, kind }): Picture => {
    files.set(id, path);
    const alt = localized(records, ({ pictures }) => pictures.find(picture => picture.id === id)?.alt ?? '');
    const altered = records.flatMap(({ pictures }) => pictures.filter(picture => picture.id === id && picture.altered));
    const shows = records
      .flatMap(({ pictures }) => pictures.filter(picture => picture.id === id))
      .find(picture => picture.shows)?.shows;
    const originalId = altered.find(picture => picture.originalId !== undefined)?.originalId;
    return {
      id,
      width,
      height,
      alt,
      kind,
      ...(shows && kind === 'photo' && { shows }),
      ...(altered.length > 0 && { altered: true }),
      ...(originalId !== undefined && { originalId }),
    };
  });
}

type PlaceRecord = { readonly language: Language; readonly City: string; readonly CountryName: string };

export function mergePlace(
  records: readonly (PlaceRecord & { readonly Zip: string; readonly CountryID: number })[],
  remark: Remark,
): Place {
  return {
    name: localized(records, record => record.City),
    postcode: commonValue(records, 'Zip', record => record.Zip, remark),
    countryId: commonValue(records, 'CountryID', record => record.CountryID, remark),
    countryName: localized(records, record => record.CountryName),
  };
}
