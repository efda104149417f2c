import { COUNTRY } from '../place/country.ts';
import { goalOf } from './goal.ts';
import type { Goal, PublicListing } from './listing.ts';

/** First and last postcode of a range, both included. `[4700, 4799]` */
export type PostcodeRange = readonly [first: number, last: number];

/** A row of the agency's table of agents: the agent of the properties that meet all of its conditions. A row without conditions fits every property. */
export type AgentRow = {
  /** Id of a member of the team. */
  readonly agent: string;
  readonly goal?: Goal | undefined;
  readonly viager?: boolean | undefined;
  /** Web ids of property types; a property with one of them fits. */
  readonly types?: readonly number[] | undefined;
  /** Belgian postcodes. */
  readonly postcodes?: readonly PostcodeRange[] | undefined;
};

/** Who took over the homes of each person who left, by the id of the person who left. */
export type Successors = ReadonlyMap<string, string>;

/** Facts of a property that decide who its agent is. */
export type AgentFacts = Pick<PublicListing, 'agentId' | 'goal' | 'viager' | 'typeIds' | 'place'>;

/**
 * Id of the agent of a property: the agent that its record names, otherwise the agent of the first row of the table that fits the property.
 * An agent who handed over their homes is replaced by the person who has these homes now. Agents who left the team are skipped. `undefined`
 * if no agent is found, so that the agency itself is the contact.
 * `responsibleAgent({ agentId: undefined, goal: 1, … }, ['an', 'julia'], [{ agent: 'julia', goal: 'rent' }])` → `'julia'`
 */
export function responsibleAgent(
  listing: AgentFacts,
  team: readonly string[],
  rows: readonly AgentRow[],
  successors: Successors = new Map(),
): string | undefined {
  /** The member of the team who has the homes of a person now. */
  const memberFor = (person: string): string | undefined => {
    const last = lastSuccessor(person, successors);
    return team.includes(last) ? last : undefined;
  };
  const named = listing.agentId === undefined ? undefined : memberFor(listing.agentId);
  if (named !== undefined) return named;
  const row = rows.find(one => memberFor(one.agent) !== undefined && fits(listing, one));
  return row && memberFor(row.agent);
}

/**
 * The person who has the homes of a person now; the person itself if nobody took the homes over. If the stored successors form a cycle,
 * which no hand-over creates, the search ends before it repeats.
 * `lastSuccessor('an', new Map([['an', 'bert'], ['bert', 'cleo']]))` → `'cleo'`
 */
export function lastSuccessor(person: string, successors: Successors): string {
  const seen = new Set([person]);
  let last = person;
  for (let next = successors.get(last); next !== undefined && !seen.has(next); next = successors.get(last)) {
    seen.add(next);
    last = next;
  }
  return last;
}

function fits(listing: AgentFacts, { goal, viager, types, postcodes }: AgentRow): boolean {
  return (
    (goal === undefined || goal === goalOf(listing.goal)) &&
    (viager === undefined || viager === listing.viager) &&
    (types === undefined || types.some(type => listing.typeIds.includes(type))) &&
    (postcodes === undefined || postcodes.some(range => lies(listing, range)))
  );
}

/** Whether a property lies in a range of postcodes; other countries have the same numbers, so only Belgian ones count. */
function lies({ place }: AgentFacts, [first, last]: PostcodeRange): boolean {
  const code = Number(place.postcode);
  return place.countryId === COUNTRY.belgium && first <= code && code <= last;
}
