import { sql } from 'kysely';
import type { SchemaStep } from '../../schema/schema-step.ts';

/** Facts that can be the surface of what is offered, since this step; spelled out here, because a released step never changes. */
const NAMES = ['officeArea', 'builtArea', 'totalArea'];

/**
 * Adds the surfaces of `NAMES` to the briefs; otherwise lists would filter and sort offices, shops and halls by the old surface until the
 * next import.
 */
export const SURFACES_OF_BRIEFS: SchemaStep = {
  name: '0027 surfaces of briefs',
  changes: ({ dialect, db }) => {
    // A fact that a listing lacks is null here; json_patch and jsonb_strip_nulls leave it out.
    const facts = (write: (name: string) => string) => NAMES.map(name => `'${name}', ${write(name)}`).join(', ');
    const from = `from listing_shown as s where s.id = listing.id and s.from_version = listing.from_version`;
    const sqlite = `json_set(brief, '$.facts', json(json_patch(json_extract(brief, '$.facts'), (
      select json_object(${facts(name => `json(shown -> '$.facts.${name}')`)}) ${from}))))`;
    const postgres = `jsonb_set(brief::jsonb, '{facts}', (brief::jsonb -> 'facts') || (
      select jsonb_strip_nulls(jsonb_build_object(${facts(name => `shown::jsonb -> 'facts' -> '${name}'`)})) ${from}))::text`;
    // Change only the briefs of listings that have one of these facts.
    const has = NAMES.map(name =>
      dialect === 'sqlite' ? `shown ->> '$.facts.${name}' is not null` : `shown::jsonb -> 'facts' ? '${name}'`,
    ).join(' or ');
    const update = sql`update listing set brief = ${sql.raw(dialect === 'sqlite' ? sqlite : postgres)}
      where exists (select 1 ${sql.raw(`${from} and (${has})`)})`;
    return [{ compile: () => update.compile(db) }];
  },
};
