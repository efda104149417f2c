import type { Accepted, Submissions, Submission } from '../../../application/ports/submissions/submissions.ts';
import { legacySearchText, phoneIn, searchText } from '../../../domain/desk/request-search-text.ts';
import { eraseRequestWith } from '../requests/erase-request.ts';
import { hoursVersionWith } from '../calendar/hours-statements.ts';
import { BATCH, inBatches } from '../database/in-batches.ts';
import { acceptStatementsWith } from './accept-statements.ts';
import { limitStepsWith } from '../security/limit-statements.ts';
import { putMailsWith } from '../mails/mail-statements.ts';
import { personalStatementsWith } from '../privacy/personal-statements.ts';
import { slotStepsWith } from '../calendar/slot-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';
import { subscribeWith } from '../alerts/subscription-statements.ts';
import type { Sweep } from '../database/sweep.ts';

/** Lifetime of an idempotency key, milliseconds. */
const KEY_MS = 24 * 3_600_000;

/** Stores requests in SQL. If two concurrent requests have the same key, slot or captcha, a database constraint refuses the second. */
export function makeSqlSubmissions(database: SqlDatabase, sweep: Sweep): Submissions {
  const { queries } = database;
  const statements = acceptStatementsWith(queries);
  const { oldRequestIds } = personalStatementsWith(queries);
  const putMails = putMailsWith(queries);
  const limits = limitStepsWith(queries);
  const slots = slotStepsWith(queries);
  const subscribe = subscribeWith(queries);
  const hours = hoursVersionWith(queries);
  const eraseRequest = eraseRequestWith(queries);

  /** Reserves the idempotency key for this submission; returns `undefined` if that succeeds, otherwise how to respond. */
  function* takeKey({ id, key, bodyHash, formerBodyHash, receivedAt }: Submission): Steps<Accepted | undefined> {
    for (;;) {
      const endsAt = receivedAt + KEY_MS;
      const taken = yield* run(statements.takeKey, { key, bodyHash, id, endsAt, now: receivedAt });
      if (taken.length > 0) return undefined;
      const [first] = yield* run(statements.holderOfKey, { key });
      if (first) {
        const same = first.body_hash === bodyHash || first.body_hash === formerBodyHash;
        return same ? { kind: 'repeated', id: first.submission_id } : { kind: 'key-taken' };
      }
      // The submission with this key was erased between the two statements: try again.
    }
  }

  function* accept(submission: Submission): Steps<Outcome<Accepted>> {
    const { id, challenge, reservation, once } = submission;
    const earlier = yield* takeKey(submission);
    if (earlier) return rollback(earlier);
    if (challenge) {
      const used = yield* run(statements.useChallenge, { id: challenge.id, endsAt: challenge.expiresAt });
      if (used.length === 0) return rollback({ kind: 'challenge-used' });
    }
    for (const limit of submission.limits) {
      if ((yield* limits.count(limit, submission.receivedAt)) > limit.most)
        return rollback({ kind: 'limited', key: limit.key });
    }
    if (reservation) {
      const { propertyId: property, agentId: agent, day, slot, hoursVersion } = reservation;
      if (hoursVersion !== undefined && (yield* hours.held()) !== hoursVersion)
        return rollback({ kind: 'hours-changed' });
      if (!(yield* slots.take({ property, agent, day, slot }, reservation))) return rollback({ kind: 'slot-full' });
    }
    yield* run(statements.insert, {
      id,
      form: submission.form,
      language: submission.language,
      receivedAt: submission.receivedAt,
      values: JSON.stringify(submission.values),
      subject: submission.subjectId ?? null,
      email: submission.email?.toLowerCase() ?? null,
      key: submission.key,
      phone: phoneIn(submission.values) ?? null,
      foundBy: legacySearchText(submission),
      searchText: searchText(submission, submission.subjectWords ?? []),
    });
    if (reservation) {
      yield* run(statements.appoint, {
        submission: id,
        agent: reservation.agentId,
        property: reservation.propertyId,
        day: reservation.day,
        slot: reservation.slot,
        from: reservation.from,
        to: reservation.to,
        capacity: reservation.capacity,
        tokenHash: reservation.tokenHash,
        status: reservation.isAsked ? 'asked' : 'confirmed',
      });
    }
    if (submission.subscription) yield* subscribe(submission.subscription);
    if (submission.offerTokenHash !== undefined)
      yield* run(statements.offer, { submission: id, tokenHash: submission.offerTokenHash });
    const again = once !== undefined && (yield* run(statements.beFirst, { value: once, submission: id })).length === 0;
    if (again) yield* run(statements.beLast, { value: once, submission: id });
    const { quietBeyond } = submission;
    const quiet = quietBeyond && (yield* limits.count(quietBeyond, submission.receivedAt)) > quietBeyond.most;
    const owner = { submission: id, email: submission.email };
    if (!quiet) yield* putMails(again ? submission.mailsAgain : submission.mails, owner);
    return commit({ kind: 'kept', id, again });
  }

  function* expire(form: string, before: number) {
    const old = yield* run(oldRequestIds, { form, before, count: BATCH });
    for (const { id } of old) yield* eraseRequest(id);
    return commit({ found: old.length, gone: old.length });
  }

  return {
    async accept(submission) {
      const accepted = await database.write(() => accept(submission));
      sweep.now(submission.receivedAt);
      return accepted;
    },
    async expire(form, before) {
      const erased = await inBatches(() => database.write(() => expire(form, before)));
      if (erased > 0) await database.scrub();
      return erased;
    },
  };
}
