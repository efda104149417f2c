import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AgentFacts,
  type AgentRow,
  lastSuccessor,
  responsibleAgent,
} from '../../../domain/listing/responsible-agent.ts';

const TEAM = ['an', 'julia', 'karim', 'claire'];
const ROWS: readonly AgentRow[] = [
  { agent: 'gone', postcodes: [[4000, 4999]] },
  { agent: 'karim', viager: true },
  { agent: 'julia', goal: 'rent', types: [2, 4], postcodes: [[4000, 4999]] },
  {
    agent: 'an',
    postcodes: [
      [1500, 3999],
      [9000, 9000],
    ],
  },
  { agent: 'claire', viager: false },
];
const LIEGE: AgentFacts = {
  agentId: undefined,
  goal: 1,
  viager: false,
  typeIds: [2],
  place: { countryId: 10, countryName: {}, postcode: '4000', name: { fr: 'Liège' } },
};
const at = (postcode: string, countryId = 10) => ({ ...LIEGE, place: { ...LIEGE.place, postcode, countryId } });

describe('the agent of a property', () => {
  test.each<[string, AgentFacts, string | undefined]>([
    ['is the one whom its record names', { ...LIEGE, agentId: 'claire' }, 'claire'],
    ['is another than the named one who left the team', { ...LIEGE, agentId: 'gone' }, 'julia'],
    ['is that of the first row that fits', { ...LIEGE, viager: true }, 'karim'],
    ['fits by goal', { ...LIEGE, goal: 0 }, 'claire'],
    ['fits by one of several types', { ...LIEGE, typeIds: [3, 4] }, 'julia'],
    ['fits by none of other types', { ...LIEGE, typeIds: [3] }, 'claire'],
    ['fits by a range, its ends included', at('3999'), 'an'],
    ['fits by a single postcode', at('9000'), 'an'],
    ['is another beside the range', at('9001'), 'claire'],
    ['is not found by a postcode of another country', at('9000', 33), 'claire'],
  ])('%s', (_, listing, agent) => {
    expect(responsibleAgent(listing, TEAM, ROWS)).toBe(agent);
  });

  test('is undefined where no row fits, so that the agency is the contact', () => {
    expect(responsibleAgent(LIEGE, TEAM, [])).toBeUndefined();
    expect(responsibleAgent(LIEGE, [], ROWS)).toBeUndefined();
  });

  const LEFT = new Map([
    ['julia', 'an'],
    ['gone', 'karim'],
    ['claire', 'away'],
  ]);
  test.each<[string, AgentFacts, string | undefined]>([
    ['who left is replaced by the successor, also without being in the team', { ...LIEGE, agentId: 'gone' }, 'karim'],
    ['of a row who left is replaced by the successor', { ...at('4500'), goal: 1 }, 'karim'],
    ['is that of a row if the successor left the team', { ...LIEGE, agentId: 'claire', viager: true }, 'karim'],
    ['is undefined if nobody of the team follows', { ...at('5000'), goal: 0 }, undefined],
  ])('%s', (_, listing, agent) => {
    expect(responsibleAgent(listing, TEAM, ROWS, LEFT)).toBe(agent);
  });
});

describe('the successor of a person', () => {
  const PEOPLE = ['an', 'bert', 'cleo', 'dora', 'els'];
  const person = fc.constantFrom(...PEOPLE);
  test('is the last one of the chain, and a circle ends', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(person, person)), person, (rows, start) => {
        const successors = new Map(rows);
        const last = lastSuccessor(start, successors);
        const after = successors.get(last);
        const chain = [start];
        for (let at = start; at !== last; ) {
          at = successors.get(at) ?? last;
          chain.push(at);
        }
        expect(new Set(chain).size).toBe(chain.length);
        expect(after === undefined || chain.includes(after)).toBe(true);
      }),
    );
  });
});
