import { createHash } from 'node:crypto';
import { z } from 'zod';
import { WITHDRAWAL_REASONS, type WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingBrief } from '../../../domain/listing/listing-brief.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import type { Localized } from '../../../domain/text/localized.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';

/**
 * Parsers for JSON columns of the catalogue. This program wrote the columns, and a list page reads dozens of rows, so only the presence of
 * an id is checked, not each field.
 */
const listing = z.custom<PublicListing>(hasId);
const project = z.custom<PublicProject>(hasId);
const brief = z.custom<ListingBrief>(hasId);
const title = z.partialRecord(z.enum(LANGUAGES), z.string());
const reason = z.enum(WITHDRAWAL_REASONS);
const files = z.array(z.tuple([z.string(), z.string()]));

export const listingIn = (text: string): PublicListing => listing.parse(JSON.parse(text));
export const projectIn = (text: string): PublicProject => project.parse(JSON.parse(text));
export const briefIn = (text: string): ListingBrief => brief.parse(JSON.parse(text));
export const titleIn = (text: string): Localized => title.parse(JSON.parse(text));
export const withdrawalReasonIn = (text: string): WithdrawalReason => reason.parse(text);
export const pictureFilesIn = (text: string): ReadonlyMap<string, string> => new Map(files.parse(JSON.parse(text)));

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

/** Columns of a row with the content of a listing or project; `mark` is a hash by which a run recognises that nothing changed. */
export function shownRow(thing: PublicListing | PublicProject, pictureFiles: ReadonlyMap<string, string>) {
  const shown = JSON.stringify(thing);
  const picture_files = JSON.stringify([...pictureFiles]);
  const mark = createHash('sha256').update(picture_files).update('\n').update(shown).digest('base64url');
  return { mark, picture_files, shown };
}
