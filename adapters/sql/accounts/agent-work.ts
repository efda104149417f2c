import { sql, type Selectable } from 'kysely';
import type { AgentWork } from '../../../application/ports/accounts/agent-records.ts';
import type { ViewingWithRequest } from '../../../application/ports/viewings/viewing-records.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import type { Successors } from '../../../domain/listing/responsible-agent.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import { slotStepsWith } from '../calendar/slot-statements.ts';
import { run, type Steps, statement } from '../database/statement.ts';
import { viewingStatementsWith, viewingWithRequestOf } from '../viewings/viewing-statements.ts';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';

type AgentRow = Pick<Selectable<Schema['agent']>, 'id' | 'person_id'>;
type Taker = AgentRow & { readonly role: 'agent' | 'manager'; readonly name: string };

/** Counts and hands over the work of agents' accounts. */
export function agentWorkWith(queries: Queries) {
  const statements = workStatementsWith(queries);
  const slots = slotStepsWith(queries);
  const viewings = viewingStatementsWith(queries);

  function* all(today: string): Steps<ReadonlyMap<string, AgentWork>> {
    const found = new Map<string, AgentWork>();
    for (const { id, count } of yield* run(statements.requests, {}))
      if (id !== null) found.set(id, { requests: Number(count), viewings: 0 });
    for (const { id, count } of yield* run(statements.viewings, { today }))
      found.set(id, { requests: found.get(id)?.requests ?? 0, viewings: Number(count) });
    return found;
  }

  /** Hands over the coming viewings and returns them. The viewings are locked before their slots, as when a viewing is changed. */
  function* giveViewings(from: AgentRow, to: AgentRow, today: string): Steps<readonly ViewingWithRequest[]> {
    const [person, next] = [from.person_id, to.person_id];
    if (person === null || next === null || person === next) return [];
    const moved = yield* run(statements.moveViewings, { person, next, today });
    const inOrder = moved.toSorted((a, b) => (`${a.day} ${a.slot}` < `${b.day} ${b.slot}` ? -1 : 1));
    const handed: ViewingWithRequest[] = [];
    for (const hour of inOrder) {
      yield* slots.handOver(person, next, hour);
      handed.push(...(yield* run(viewings.byRequest, { id: hour.submission_id })).map(viewingWithRequestOf));
    }
    return handed;
  }

  /** Hands over the open requests and returns their number. */
  function* giveRequests(from: AgentRow, to: Taker, at: number): Steps<number> {
    return (yield* run(statements.giveRequests[to.role], { from: from.id, to: to.id, name: to.name, at })).length;
  }

  /** Hands over the homes of the person, and returns whether they passed to another person. */
  function* giveHomes(from: AgentRow, to: AgentRow): Steps<boolean> {
    const [person, next] = [from.person_id, to.person_id];
    if (person === null || next === null || person === next) return false;
    // The successor has an account, so their own homes are theirs; without this line two persons could succeed each other.
    yield* run(statements.takeHomesBack, { person: next });
    yield* run(statements.giveHomes, { person, next });
    return true;
  }

  /** Returns a person's homes to that person, by removing the successor who took them over. */
  function* takeHomesBack(person: string | null): Steps<void> {
    if (person !== null) yield* run(statements.takeHomesBack, { person });
  }

  function* successors(): Steps<Successors> {
    const rows = yield* run(statements.successors, {});
    return new Map(rows.map(row => [row.person_id, row.successor_id]));
  }

  return { all, giveViewings, giveRequests, giveHomes, takeHomesBack, successors };
}

function workStatementsWith({ db }: Queries) {
  const give = (role: 'agent' | 'manager') => {
    const hidden = FORM_NAMES.filter(form => !mayReadRequest({ id: 'to', role }, { form, agentId: 'to' }));
    return statement<{ from: string; to: string; name: string; at: number }>()(value =>
      db
        .updateTable('request_state')
        .set({ agent_id: value.to, agent_name: value.name, changed_at: value.at })
        .where('agent_id', '=', value.from)
        .where('state', '!=', 'done')
        .$if(hidden.length > 0, query =>
          query.where('submission_id', 'not in', db.selectFrom('submission').select('id').where('form', 'in', hidden)),
        )
        .returning('submission_id'),
    );
  };
  return {
    requests: statement()(() =>
      db
        .selectFrom('request_state')
        .select(({ fn }) => ['agent_id as id', fn.countAll<number>().as('count')])
        .where('agent_id', 'is not', null)
        .where('state', '!=', 'done')
        .groupBy('agent_id'),
    ),
    viewings: statement<{ today: string }>()(value =>
      db
        .selectFrom('agent')
        .innerJoin('appointment', 'appointment.agent_id', 'agent.person_id')
        .select(({ fn }) => ['agent.id', fn.countAll<number>().as('count')])
        .where('day', '>=', value.today)
        .where('status', '!=', 'cancelled')
        .groupBy('agent.id'),
    ),
    moveViewings: statement<{ person: string; next: string; today: string }>()(value =>
      db
        .updateTable('appointment')
        .set({ agent_id: value.next, sequence: sql`sequence + 1` })
        .where('agent_id', '=', value.person)
        .where('day', '>=', value.today)
        .where('status', '!=', 'cancelled')
        .returning(['submission_id', 'day', 'slot']),
    ),
    giveRequests: { agent: give('agent'), manager: give('manager') },
    successors: statement()(() => db.selectFrom('agent_successor').selectAll()),
    takeHomesBack: statement<{ person: string }>()(value =>
      db.deleteFrom('agent_successor').where('person_id', '=', value.person),
    ),
    giveHomes: statement<{ person: string; next: string }>()(value =>
      db
        .insertInto('agent_successor')
        .values({ person_id: value.person, successor_id: value.next })
        .onConflict(conflict => conflict.column('person_id').doUpdateSet({ successor_id: value.next })),
    ),
  };
}
