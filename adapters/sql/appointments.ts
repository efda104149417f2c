import type { Appointments, KeptAppointment } from '../../application/ports/appointments.ts';
import { appointmentOf, appointmentStatementsWith } from './appointment-statements.ts';
import { requestOf } from './kept-request.ts';
import { putMailsWith } from './mail-statements.ts';
import { agentHolder, slotStepsWith } from './slot-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';

type Target = Parameters<Appointments['move']>[1];
type Moved = Awaited<ReturnType<Appointments['move']>>;
type Mails = Parameters<Appointments['cancel']>[1];

/** Appointments in SQL; the places of an hour are counted by the database. */
export function makeSqlAppointments(database: SqlDatabase): Appointments {
  const statements = appointmentStatementsWith(database.queries);
  const slots = slotStepsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* byToken(tokenHash: string): Steps<KeptAppointment | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && { ...appointmentOf(row), request: requestOf(row) };
  }

  function* tell(tokenHash: string, mails: Mails): Steps<void> {
    const viewing = yield* byToken(tokenHash);
    if (viewing) yield* putMails(mails(viewing), { submission: viewing.submissionId, email: viewing.request.email });
  }

  function* move(tokenHash: string, to: Target, mails: Mails): Steps<Outcome<Moved>> {
    const [row] = yield* run(statements.lockByToken, { tokenHash });
    if (!row || row.status !== 'confirmed') return undone('unknown');
    const { property_id: property, agent_id: agent } = row;
    const from = { property, agent, day: row.day, slot: row.slot };
    const target = { property, agent, day: to.day, slot: to.slot };
    const stays = from.day === target.day && from.slot === target.slot;
    if (stays && row.from_hour === to.from && row.to_hour === to.to) return undone('moved');
    if (!stays) {
      // Always in the same order, so that two visitors who swap hours do not deadlock.
      const giveFirst = `${from.day} ${from.slot}` < `${target.day} ${target.slot}`;
      if (giveFirst) yield* slots.giveBack(from);
      if (!(yield* slots.take(target, to))) return undone('slot-full');
      if (!giveFirst) yield* slots.giveBack(from);
    }
    yield* run(statements.move, { tokenHash, ...to });
    yield* tell(tokenHash, mails);
    return done('moved');
  }

  function* cancel(tokenHash: string, mails: Mails): Steps<Outcome<'cancelled' | 'unknown'>> {
    const [cancelled] = yield* run(statements.cancel, { tokenHash });
    if (cancelled) {
      const { property_id: property, agent_id: agent, day, slot } = cancelled;
      yield* slots.giveBack({ property, agent, day, slot });
      yield* tell(tokenHash, mails);
      return done('cancelled');
    }
    return undone((yield* run(statements.byToken, { tokenHash })).length > 0 ? 'cancelled' : 'unknown');
  }

  return {
    taken: (property, from, to) => database.read(() => run(statements.taken, { holder: property, from, to })),
    busy: (agent, from, to) => database.read(() => run(statements.taken, { holder: agentHolder(agent), from, to })),
    byToken: tokenHash => database.read(() => byToken(tokenHash)),
    move: (tokenHash, to, mails) => database.write(() => move(tokenHash, to, mails)),
    cancel: (tokenHash, mails) => database.write(() => cancel(tokenHash, mails)),
  };
}
