import { sql } from 'kysely';
import type { SchemaStep } from '../../schema/schema-step.ts';

/** Adds the open houses to the briefs; otherwise the home page would lack those of each home until its listing changes. */
export const OPEN_HOUSES_OF_BRIEFS: SchemaStep = {
  name: '0028 open houses of briefs',
  changes: ({ dialect, db }) => {
    const from = `from listing_shown as s where s.id = listing.id and s.from_version = listing.from_version`;
    const sqlite = `json_set(brief, '$.openHouses', json((select shown -> '$.openHouses' ${from})))`;
    const postgres = `jsonb_set(brief::jsonb, '{openHouses}', (select shown::jsonb -> 'openHouses' ${from}))::text`;
    // Change only the briefs of listings that have open houses.
    const has = dialect === 'sqlite' ? `shown ->> '$.openHouses' is not null` : `shown::jsonb ? 'openHouses'`;
    const update = sql`update listing set brief = ${sql.raw(dialect === 'sqlite' ? sqlite : postgres)}
      where exists (select 1 ${sql.raw(`${from} and ${has}`)})`;
    return [{ compile: () => update.compile(db) }];
  },
};
