import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { aReservation, aSubmission } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { cancelViewing, moveViewing } from '../../support/visitors/visitor-changes.ts';

/** Model: who has booked which slot at which property; capacities are counted on demand. */
type Held = {
  readonly property: string;
  readonly hour: string;
  readonly sequence: number;
  readonly cancelled: boolean;
};
type Model = { visitors: Map<string, Held>; count: number };
type Command = fc.AsyncCommand<Model, RequestPorts>;

const CAPACITY = 2;
const AGENT_CAPACITY = 3;
const HOURS = ['2026-10-24 am', '2026-10-25 am', '2026-10-25 pm'];
/** Agent of each property; the last one has none. */
const AGENTS: Readonly<Record<string, string>> = { '1234567': 'lotte', '7654321': 'lotte', '5555555': '' };
const anHour = fc.constantFrom(...HOURS);
const aProperty = fc.constantFrom(...Object.keys(AGENTS));
const always = () => true;

function place(hour: string) {
  const [day = '', slot = ''] = hour.split(' ');
  return { day, slot, from: '10:00', to: '13:00', capacity: CAPACITY, agentCapacity: AGENT_CAPACITY };
}

function confirmed({ visitors }: Model, hour: string, wanted: (property: string) => boolean): number {
  return [...visitors.values()].filter(held => held.hour === hour && !held.cancelled && wanted(held.property)).length;
}

function hasRoom(model: Model, property: string, hour: string): boolean {
  const agent = AGENTS[property];
  const withAgent = confirmed(model, hour, other => AGENTS[other] === agent);
  return confirmed(model, hour, other => other === property) < CAPACITY && (agent === '' || withAgent < AGENT_CAPACITY);
}

function visitor(model: Model, at: number): string {
  return [...model.visitors.keys()][at % Math.max(1, model.visitors.size)] ?? 'nobody';
}

const keep = fc.tuple(aProperty, anHour).map(
  ([propertyId, hour]): Command => ({
    check: always,
    toString: () => `keep(${propertyId}, ${hour})`,
    async run(model, { submissions }) {
      const who = `v${model.count++}`;
      const at = aReservation(who, { ...place(hour), propertyId, agentId: AGENTS[propertyId] ?? '' });
      const { kind } = await submissions.accept(aSubmission(who, { reservation: at }));
      expect(kind).toBe(hasRoom(model, propertyId, hour) ? 'kept' : 'slot-full');
      if (kind === 'kept') model.visitors.set(who, { property: propertyId, hour, sequence: 0, cancelled: false });
    },
  }),
);

const move = fc.tuple(fc.nat(12), anHour).map(
  ([at, hour]): Command => ({
    check: always,
    toString: () => `move(${at}, ${hour})`,
    async run(model, ports) {
      const who = visitor(model, at);
      const held = model.visitors.get(who);
      const answer = await moveViewing(ports, who, place(hour));
      if (!held || held.cancelled) {
        expect(answer).toBe(held ? 'changed-before' : 'unknown');
      } else {
        const fits = held.hour === hour || hasRoom(model, held.property, hour);
        expect(answer).toBe(fits ? 'changed' : 'slot-full');
        if (fits) model.visitors.set(who, { ...held, hour, sequence: held.sequence + 1 });
      }
    },
  }),
);

const cancel = fc.nat(12).map(
  (at): Command => ({
    check: always,
    toString: () => `cancel(${at})`,
    async run(model, ports) {
      const who = visitor(model, at);
      const held = model.visitors.get(who);
      const answer = held?.cancelled ? 'changed-before' : held ? 'changed' : 'unknown';
      expect(await cancelViewing(ports, who)).toBe(answer);
      if (held && !held.cancelled) {
        model.visitors.set(who, { ...held, cancelled: true, sequence: held.sequence + 1 });
      }
    },
  }),
);

const erase = fc.nat(12).map(
  (at): Command => ({
    check: model => model.visitors.size > 0,
    toString: () => `erase(${at})`,
    async run(model, { personalData }) {
      const who = visitor(model, at);
      expect(await personalData.erase(`${who}@example.be`)).toBe(3);
      model.visitors.delete(who);
    },
  }),
);

const look = fc.constant<Command>({
  check: always,
  toString: () => 'look()',
  async run(model, { viewingRecords }) {
    const expected = (wanted: (property: string) => boolean) =>
      HOURS.flatMap(hour => {
        const { day, slot } = place(hour);
        const count = confirmed(model, hour, wanted);
        return count > 0 ? [{ day, slot, count }] : [];
      });
    for (const property of Object.keys(AGENTS))
      expect(await viewingRecords.taken(property, '2026-10-24', '2026-10-25')).toEqual(
        expected(other => other === property),
      );
    expect(await viewingRecords.busy('lotte', '2026-10-24', '2026-10-25')).toEqual(
      expected(other => AGENTS[other] === 'lotte'),
    );
    for (const [who, { hour, sequence, cancelled }] of model.visitors) {
      const { day, slot } = place(hour);
      const status = cancelled ? 'cancelled' : 'confirmed';
      expect(await viewingRecords.byToken(`secret of ${who}`)).toMatchObject({ day, slot, sequence, status });
    }
  },
});

/** Contract: after any bookings, moves, cancellations and erasures a slot holds its viewings and never exceeds its capacity. */
export function describeSlots(name: string, make: MakeRequests, runs: number): void {
  describe(`slots of viewings ${name}`, () => {
    test('a slot never exceeds its capacity, and freed capacity can be booked again', async () => {
      await fc.assert(
        fc.asyncProperty(fc.commands([keep, keep, move, cancel, erase, look], { maxCommands: 40 }), async commands => {
          const real = await make();
          await fc.asyncModelRun(() => ({ model: { visitors: new Map(), count: 0 }, real }), commands);
        }),
        { numRuns: runs },
      );
    });
  });
}
