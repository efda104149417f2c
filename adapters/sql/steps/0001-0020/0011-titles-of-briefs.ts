import { sql } from 'kysely';
import type { SchemaStep } from '../../schema/schema-step.ts';

/** Texts that the search reads since this step; spelled out here, because a released step never changes. */
const TEXTS = ['title', 'mainTypeName'];

/** Adds the texts that the search reads to the briefs; otherwise searches would not find titles until the next import. */
export const TITLES_OF_BRIEFS: SchemaStep = {
  name: '0011 titles of briefs',
  changes: ({ dialect, db }) => {
    const of = `from listing_shown as s where s.id = listing.id and s.from_version = listing.from_version`;
    const text = (name: string) =>
      dialect === 'sqlite'
        ? `'$.${name}', json((select coalesce(shown -> '$.${name}', '{}') ${of}))`
        : `'${name}', (select coalesce(shown::jsonb -> '${name}', '{}'::jsonb) ${of})`;
    const texts = TEXTS.map(text).join(', ');
    const brief =
      dialect === 'sqlite' ? `json_set(brief, ${texts})` : `(brief::jsonb || jsonb_build_object(${texts}))::text`;
    // Updates only listings with a row in `listing_shown`; the brief of a removed listing is only used to find similar ones.
    const update = sql`update listing set brief = ${sql.raw(brief)} where exists (select 1 ${sql.raw(of)})`;
    return [{ compile: () => update.compile(db) }];
  },
};
