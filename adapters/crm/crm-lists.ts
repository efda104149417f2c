import { z } from 'zod';
import { MARQUEE } from '../../domain/listing/display-state.ts';
import { FACT_NAMES, FACTS, type FactKind } from '../../domain/listing/facts.ts';

/** What varies by agency in the lists of its system, by the system's ids: `crm.json` in the content directory. */
export type CrmLists = {
  /** What a state of the system's own list means. */
  readonly marquees: ReadonlyMap<string, ListedState>;
  /** The site's type, as a `WebID`, of a type of the system. */
  readonly types: ReadonlyMap<string, number>;
  /** The agent of the content's team who answers for an agent of the system. */
  readonly agents: ReadonlyMap<string, string>;
  /** The feed's field for a field that the system lets an agency add, by its name there. */
  readonly fields: ReadonlyMap<string, string>;
};

/** Fields of the feed that an added field may fill, with what they hold: all facts, and whether it is a viager. */
export const ADDED_FIELDS: ReadonlyMap<string, FactKind> = new Map([
  ...FACT_NAMES.map(name => [feedFieldOf(name), FACTS[name][1]] as const),
  ['Viager', 'yes-no'],
]);

/** The marquee that visitors see, or `withdrawn`: not offered to them. */
export type ListedState = keyof typeof MARQUEE | 'withdrawn';

const ids = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), value)
    .default({})
    .transform(record => new Map(Object.entries(record)));

const states = [...(Object.keys(MARQUEE) as (keyof typeof MARQUEE)[]), 'withdrawn'] as const;

const schema = z.object({
  marquees: ids(z.enum(states, `must be one of ${states.join(', ')}`)),
  types: ids(z.int('must be a WebID of types.json').positive('must be a WebID of types.json')),
  agents: ids(z.string('must be an id of team.json').min(1, 'must be an id of team.json')),
  fields: ids(
    z
      .string('must be a fact of the feed, as CadastralIncome')
      .refine(field => ADDED_FIELDS.has(field), 'must be a fact of the feed, as CadastralIncome'),
  ),
});

/** Lists of which none is configured. */
export const NO_LISTS: CrmLists = { marquees: new Map(), types: new Map(), agents: new Map(), fields: new Map() };

/**
 * Reads the text of `crm.json`. Throws, with a line for the operator that names the place.
 * `parseCrmLists('{"marquees":{"5":"sold"}}').marquees.get('5')` → `'sold'`
 */
export function parseCrmLists(text: string): CrmLists {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    throw new Error('crm.json is no JSON');
  }
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.length ? ` ${issue.path.join('.')}` : '';
  throw new Error(`crm.json${place}: ${place === '' ? 'must be an object' : issue?.message}`);
}

function feedFieldOf(name: (typeof FACT_NAMES)[number]): string {
  return name === 'energyLabel' ? 'EPCLabelText' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
