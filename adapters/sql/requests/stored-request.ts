import type { Selectable } from 'kysely';
import type { StoredRequest } from '../../../application/ports/requests/stored-request.ts';
import { FIELD_VALUES, FORM, LANGUAGE, read } from '../database/row-schemas.ts';
import type { Schema } from '../schema/schema.ts';

/** Columns that `requestOf` needs. */
export const REQUEST_COLUMNS = [
  'submission.id',
  'submission.form',
  'submission.language',
  'submission.received_at',
  'submission.field_values',
  'submission.subject_id',
  'submission.email',
] as const;

/** Parses a row into a request. */
export function requestOf(
  row: Omit<Selectable<Schema['submission']>, 'key' | 'phone' | 'found_by' | 'search_text'>,
): StoredRequest {
  return {
    id: row.id,
    form: FORM.parse(row.form),
    language: LANGUAGE.parse(row.language),
    receivedAt: row.received_at,
    values: read(FIELD_VALUES, row.field_values),
    subjectId: row.subject_id ?? undefined,
    email: row.email ?? undefined,
  };
}
