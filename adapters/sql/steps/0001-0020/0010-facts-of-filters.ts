import { sql } from 'kysely';
import type { SchemaStep } from '../../schema/schema-step.ts';

/** Facts that lists filter by since this step; spelled out here, because a released step never changes. */
const NAMES = ['gardenArea', 'terraceArea', 'garages', 'parkings', 'lift', 'furnished'];

/** Adds the facts of new filters to the briefs; otherwise these filters would find nothing until the next import. */
export const FACTS_OF_FILTERS: SchemaStep = {
  name: '0010 facts of filters',
  changes: ({ dialect, db }) => {
    // A fact that a listing lacks is null here; json_patch and jsonb_strip_nulls leave it out.
    const facts = (write: (name: string) => string) => NAMES.map(name => `'${name}', ${write(name)}`).join(', ');
    const sqlite = `json_set(brief, '$.facts', json(json_patch(json_extract(brief, '$.facts'), (
      select json_object(${facts(name => `json(shown -> '$.facts.${name}')`)})
      from listing_shown as s where s.id = listing.id and s.from_version = listing.from_version))))`;
    const postgres = `jsonb_set(brief::jsonb, '{facts}', (brief::jsonb -> 'facts') || (
      select jsonb_strip_nulls(jsonb_build_object(${facts(name => `shown::jsonb -> 'facts' -> '${name}'`)}))
      from listing_shown as s where s.id = listing.id and s.from_version = listing.from_version))::text`;
    const update = sql`update listing set brief = ${sql.raw(dialect === 'sqlite' ? sqlite : postgres)}
      where exists (select 1 from listing_shown as s where s.id = listing.id and s.from_version = listing.from_version)`;
    return [{ compile: () => update.compile(db) }];
  },
};
