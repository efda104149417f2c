import { z } from 'zod';
import { issueText } from '../wire/schema-words.ts';
import { MARQUEE } from '../../domain/listing/display-state.ts';
import { FACT_NAMES, FACTS, type FactKind } from '../../domain/listing/facts.ts';

/** Feed fields that a custom field may fill, with their kinds: all facts, and `Viager`. */
export const ADDED_FIELDS: ReadonlyMap<string, FactKind> = new Map([
  ...FACT_NAMES.map(name => [feedFieldOf(name), FACTS[name][1]] as const),
  ['Viager', 'yes-no'],
]);

/** Marquee shown to visitors, or `withdrawn`: not shown. */
export type ListedState = keyof typeof MARQUEE | 'withdrawn';

const ids = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .default({})
    .transform(record => new Map(Object.entries(record)));

const states = [...(Object.keys(MARQUEE) as (keyof typeof MARQUEE)[]), 'withdrawn'] as const;

const schema = z.object({
  $schema: z.string().optional().describe('Where the JSON Schema of this file lies, for editors.'),
  marquees: ids(z.enum(states, `must be one of ${states.join(', ')}`)).describe(
    'What each state of the system’s own list means, by its id.',
  ),
  types: ids(z.int('must be a WebID of types.json').positive('must be a WebID of types.json')).describe(
    'The webId of types.json that stands for each type of the system, by its id.',
  ),
  agents: ids(z.string('must be an id of team.json').min(1, 'must be an id of team.json')).describe(
    'The id of team.json that stands for each agent of the system, by their id.',
  ),
  fields: ids(
    z
      .string('must be a fact of the feed, as CadastralIncome')
      .refine(field => ADDED_FIELDS.has(field), 'must be a fact of the feed, as CadastralIncome'),
  ).describe('The fact of the feed that stands for each field of the system’s own, by its name.'),
});

/** Mapping from the ids of the agency's CRM to those of the site: `crm.json` in the content directory. */
export type CrmLists = Readonly<Omit<z.output<typeof schema>, '$schema'>>;

/** Empty lists, for an agency without `crm.json`. */
export const NO_LISTS: CrmLists = { marquees: new Map(), types: new Map(), agents: new Map(), fields: new Map() };

/**
 * Parses `crm.json`. Throws an Error with the path of the first invalid field, for the operator.
 * `parseCrmLists('{"marquees":{"5":"sold"}}').marquees.get('5')` → `'sold'`
 */
export function parseCrmLists(text: string): CrmLists {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('crm.json is not JSON');
  }
  const parsed = schema.safeParse(raw, { error: issueText });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.length ? ` ${issue.path.join('.')}` : '';
  throw new Error(`crm.json${place}: ${place === '' ? 'must be an object' : issue?.message}`);
}

function feedFieldOf(name: (typeof FACT_NAMES)[number]): string {
  return name === 'energyLabel' ? 'EPCLabelText' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** JSON Schema (draft 2020-12) of `crm.json`, generated from the Zod schema. `crmJsonSchema()` → `{ $schema: …, properties: … }` */
export function crmJsonSchema(): Readonly<Record<string, unknown>> {
  return { title: 'crm.json', ...z.toJSONSchema(schema, { io: 'input' }) };
}
