import { sql } from 'kysely';
import type { SchemaStep } from '../../schema/schema-step.ts';

/** Adds the agency's own reference to the briefs; otherwise no search would find it until the next import. */
export const CODES_OF_BRIEFS: SchemaStep = {
  name: '0025 codes of briefs',
  changes: ({ dialect, db }) => {
    // Change only the briefs of listings that have a reference.
    const code = dialect === 'sqlite' ? `shown ->> '$.facts.uniqueCode'` : `shown::jsonb -> 'facts' ->> 'uniqueCode'`;
    const from = `from listing_shown as s where s.id = listing.id and s.from_version = listing.from_version`;
    const set =
      dialect === 'sqlite'
        ? `json_set(brief, '$.facts.uniqueCode', (select json(shown -> '$.facts.uniqueCode') ${from}))`
        : `jsonb_set(brief::jsonb, '{facts,uniqueCode}', (select shown::jsonb -> 'facts' -> 'uniqueCode' ${from}))::text`;
    const update = sql`update listing set brief = ${sql.raw(set)}
      where exists (select 1 ${sql.raw(`${from} and ${code} is not null`)})`;
    return [{ compile: () => update.compile(db) }];
  },
};
