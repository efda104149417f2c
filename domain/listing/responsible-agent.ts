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

/** Facts of a property that decide who its agent is. */
export type AgentFacts = Pick<PublicListing, 'agentId' | 'goal' | 'viager' | 'typeIds' | 'place'>;

/**
 * Id of the agent of a property: the agent that its record names, otherwise the agent of the first row of the table that fits the property.
 * Agents who left the team are skipped. `undefined` if no agent is found, so that the agency itself is the contact.
 * `responsibleAgent({ agentId: undefined, goal: 1, … }, ['an', 'julia'], [{ agent: 'julia', goal: 'rent' }])` → `'julia'`
 */
export function responsibleAgent(
  listing: AgentFacts,
  team: readonly string[],
  rows: readonly AgentRow[],
): string | undefined {
  const { agentId } = listing;
  if (agentId !== undefined && team.includes(agentId)) return agentId;
  return rows.find(row => team.includes(row.agent) && fits(listing, row))?.agent;
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
