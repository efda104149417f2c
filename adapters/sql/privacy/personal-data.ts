import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { PersonalData } from '../../../application/ports/privacy/personal-data.ts';
import { filesOf, FORMS_WITH_FILES } from '../../../domain/request/files-of.ts';
import { requestedMailOf } from '../mails/requested-mails.ts';
import { viewingOf } from '../viewings/viewing-statements.ts';
import { completeSearchColumnsWith } from '../requests/complete-search-columns.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { noteOf } from '../requests/desk-request-rows.ts';
import { eraseRequestWith } from '../requests/erase-request.ts';
import { BATCH, inBatches } from '../database/in-batches.ts';
import { requestOf } from '../requests/stored-request.ts';
import { mailOf } from '../mails/outbox.ts';
import { ownerOf, ownerStatementsWith } from '../accounts/owner-statements.ts';
import { personalStatementsWith } from './personal-statements.ts';
import { FIELD_VALUES, read } from '../database/row-schemas.ts';
import { secondFactorStatementsWith } from '../accounts/second-factor-statements.ts';
import { agentQueries } from '../schema/agent-queries.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';
import { subscriptionOf } from '../alerts/subscription-statements.ts';

type Held = Awaited<ReturnType<PersonalData['export']>>;

/**
 * Everything stored about an address, in all tables. After erasing, wipes the remains of erased rows from the files if the database allows
 * it.
 */
export function makeSqlPersonalData(database: SqlDatabase): PersonalData {
  const statements = personalStatementsWith(database.queries);
  const completeFound = completeSearchColumnsWith(database);
  const owners = ownerStatementsWith(database.queries);
  const eraseRequest = eraseRequestWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);
  const secondFactors = secondFactorStatementsWith(database.queries);
  const ofAgents = agentQueries(database.queries);
  const agentFactors = secondFactorStatementsWith(ofAgents);
  const { logins: agentLogins } = personalStatementsWith(ofAgents);

  function* allOf(email: string): Steps<Held> {
    const requests = yield* run(statements.requests, { email });
    const notes = yield* run(statements.notes, { email });
    const appointments = yield* run(statements.appointments, { email });
    const subscriptions = yield* run(statements.subscriptions, { email });
    const mails = yield* run(statements.mails, { email });
    const asked = yield* run(statements.askedMails, { email });
    return [
      ...requests.map(row => ({
        kind: 'request',
        data: {
          ...requestOf(row),
          confirmedAt: row.confirmed_at ?? undefined,
          ...(row.state !== null && {
            state: row.state,
            agent: row.agent_name ?? undefined,
            notes: notes.filter(note => note.submission_id === row.id).map(noteOf),
          }),
        },
      })),
      ...appointments.map(row => ({ kind: 'appointment', data: viewingOf(row) })),
      ...subscriptions.map(row => ({ kind: 'subscription', data: subscriptionOf(row) })),
      ...mails.map(row => ({ kind: 'mail', data: mailOf(row) })),
      ...asked.map(row => ({ kind: 'asked mail', data: requestedMailOf(row) })),
      ...(yield* account(email)),
      ...(yield* deskAccount(email)),
    ];
  }

  /** An agent's account. The account is exported but not erased: managers remove accounts in the desk, operators by a command. */
  function* deskAccount(email: string): Steps<Held> {
    const [agent] = yield* run(statements.agent, { email });
    if (!agent) return [];
    const [factor] = yield* run(agentFactors.of, { owner: agent.id });
    const logins = yield* run(agentLogins, { email });
    const data = {
      email: agent.email,
      role: agent.role,
      language: agent.language,
      personId: agent.person_id ?? undefined,
      invitedAt: agent.invited_at,
      secondFactorSince: factor?.since,
      logins: logins.map(row => ({ startedAt: row.started_at, seenAt: row.seen_at })),
    };
    return [{ kind: 'desk account', data }];
  }

  /** An owner's account and sessions, and the properties that the feed names as theirs. */
  function* account(email: string): Steps<Held> {
    const named = yield* run(statements.ownerships, { email });
    const [owner] = yield* run(owners.byEmail, { email });
    const logins = yield* run(statements.logins, { email });
    const [factor] = owner ? yield* run(secondFactors.of, { owner: owner.id }) : [];
    return [
      ...named.map(row => ({ kind: 'ownership', data: { listingId: row.listing_id } })),
      ...(owner ? [{ kind: 'owner', data: { ...(yield* ownerOf(owners, owner)), invitedAt: owner.invited_at } }] : []),
      ...(factor ? [{ kind: 'second-factor', data: { since: factor.since } }] : []),
      ...logins.map(row => ({ kind: 'login', data: { startedAt: row.started_at, seenAt: row.seen_at } })),
    ];
  }

  function* erase(email: string, entry: ((erased: number) => DeskEntry) | undefined): Steps<Outcome<number>> {
    let erased = (yield* run(statements.eraseMails, { email })).length;
    erased += (yield* run(statements.eraseAskedMails, { email })).length;
    erased += (yield* run(statements.eraseSubscriptions, { email })).length;
    for (const { id } of yield* run(statements.requestIds, { email })) erased += yield* eraseRequest(id);
    erased += (yield* run(statements.logins, { email })).length;
    erased += (yield* run(owners.revoke, { email })).length;
    erased += (yield* run(statements.eraseOwnerships, { email })).length;
    if (entry) yield* logDesk(entry(erased));
    return commit(erased);
  }

  function* expireMails(before: number) {
    const { length } = yield* run(statements.eraseOldMails, { before, count: BATCH });
    return commit({ found: length, gone: length });
  }

  return {
    async export(email) {
      if (!email.includes('@')) await completeFound();
      return database.read(() => allOf(email.toLowerCase()));
    },
    async erase(email, entry) {
      if (!email.includes('@')) await completeFound();
      const erased = await database.write(() => erase(email.toLowerCase(), entry));
      await database.scrub();
      return erased;
    },
    async expireMails(before) {
      const erased = await inBatches(() => database.write(() => expireMails(before)));
      if (erased > 0) await database.scrub();
      return erased;
    },
    async addresses() {
      await completeFound();
      const rows = await database.read(() => run(statements.addresses, {}));
      return new Set(rows.flatMap(({ address }) => address ?? []));
    },
    async files() {
      const names = new Set<string>();
      for (const form of FORMS_WITH_FILES) {
        for (let after: string | undefined = ''; after !== undefined; ) {
          const place: { form: string; after: string; count: number } = { form, after, count: BATCH };
          const rows = await database.read(() => run(statements.ofForm, place));
          for (const row of rows)
            for (const name of filesOf(form, read(FIELD_VALUES, row.field_values))) names.add(name);
          after = rows.length < BATCH ? undefined : rows.at(-1)?.id;
        }
      }
      return names;
    },
  };
}
