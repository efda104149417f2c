import { sql, type Selectable } from 'kysely';
import type { Agent, AgentRecords } from '../../../application/ports/accounts/agent-records.ts';
import type {
  AgentChanged,
  AgentInvitation,
  AgentLeft,
  Agents,
  HandOver,
  HandOverReport,
} from '../../../application/ports/accounts/agents.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { OwnerLink } from '../../../application/ports/accounts/owners.ts';
import type { AccountPorts } from '../../../application/ports/request-ports.ts';
import type { SampleAgents } from '../../../application/ports/sample/sample-agents.ts';
import { DESK_ROLES } from '../../../domain/desk/access.ts';
import { type HandedWork, handOverRefusal } from '../../../domain/desk/hand-over.ts';
import { makeSqlAccountPasswords } from './accounts.ts';
import { agentWorkWith } from './agent-work.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { NO_OWNER, putMailsWith } from '../mails/mail-statements.ts';
import { makeSqlOwnerPasswords } from './owner-passwords.ts';
import { ownerStatementsWith } from './owner-statements.ts';
import { LANGUAGE } from '../database/row-schemas.ts';
import { agentQueries } from '../schema/agent-queries.ts';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';
import { makeSqlEncryptedSecondFactors } from './encrypted-second-factors.ts';
import { makeSqlSecondFactors } from './second-factors.ts';
import { makeSqlSessions } from './sessions.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';

/** Logins of agents: the implementation for owners, over agents' tables. */
export function makeSqlAgentAccounts(database: SqlDatabase): AccountPorts {
  const agents: SqlDatabase = { ...database, queries: agentQueries(database.queries) };
  return {
    passwords: makeSqlOwnerPasswords(agents),
    sessions: makeSqlSessions(agents),
    secondFactors: makeSqlSecondFactors(agents),
    encryptedSecondFactors: makeSqlEncryptedSecondFactors(agents),
    accounts: makeSqlAccountPasswords(agents),
  };
}

/** Reads agents' accounts from the table `agent`. */
export function makeSqlAgentRecords(database: SqlDatabase): AgentRecords {
  const statements = agentStatementsWith(database.queries);
  const work = agentWorkWith(database.queries);

  function* found(rows: Steps<readonly AgentRow[]>): Steps<Agent | undefined> {
    const [row] = yield* rows;
    return row && agentOf(row);
  }

  return {
    byId: id => database.read(() => found(run(statements.byId, { id }))),
    byEmail: email => database.read(() => found(run(statements.byEmail, { email: email.toLowerCase() }))),
    all: async () => (await database.read(() => run(statements.all, {}))).map(agentOf),
    work: today => database.read(() => work.all(today)),
    successors: () => database.read(() => work.successors()),
  };
}

/** Sample accounts, in the same tables as all other accounts. */
export function makeSqlSampleAgents(database: SqlDatabase): SampleAgents {
  const statements = agentStatementsWith(database.queries);
  const work = agentWorkWith(database.queries);

  function* add(invitation: AgentInvitation, hash: string): Steps<Outcome<void>> {
    const made = yield* run(statements.addSampleAccount, { ...valuesOf(invitation), hash });
    if (made.length > 0) yield* work.takeHomesBack(invitation.personId ?? null);
    return commit(undefined);
  }

  function* remove(id: string): Steps<Outcome<void>> {
    yield* run(statements.remove, { id });
    return commit(undefined);
  }

  return {
    add: (invitation, hash) => database.write(() => add(invitation, hash)),
    remove: id => database.write(() => remove(id)),
  };
}

/** Writes agents' accounts in the table `agent`; their links, sessions and second factors are in tables of the same form as those of owners. */
export function makeSqlAgents(database: SqlDatabase): Agents {
  const { queries } = database;
  const statements = agentStatementsWith(queries);
  const accounts = ownerStatementsWith(agentQueries(queries));
  const putMails = putMailsWith(queries);
  const logDesk = deskLogStepsWith(queries);
  const work = agentWorkWith(queries);

  function* invite(
    invitation: AgentInvitation,
    link: OwnerLink,
    mails: readonly Mail[],
    entry: DeskEntry,
  ): Steps<Outcome<Agent>> {
    const email = invitation.email.toLowerCase();
    yield* run(statements.hold, {});
    const made = yield* run(statements.invite, valuesOf(invitation));
    const [row] = yield* run(statements.byEmail, { email });
    if (!row) throw new Error('an agent account was neither inserted nor found');
    const last = yield* run(statements.otherManagers, { id: row.id });
    const staysManager = row.role === 'manager' && last.length === 0;
    const isFirst = made.length > 0 && (yield* run(statements.others, { id: row.id })).length === 0;
    const role = staysManager || isFirst ? 'manager' : invitation.role;
    const { language, personId: person = null } = invitation;
    yield* run(statements.change, { id: row.id, role, person, language });
    yield* work.takeHomesBack(person);
    yield* run(accounts.dropLinks, { owner: row.id });
    yield* run(accounts.addLink, { ...link, owner: row.id });
    yield* putMails(mails, NO_OWNER);
    yield* logDesk(entry);
    return commit({ ...agentOf(row), role, language, personId: invitation.personId });
  }

  /** Locks every manager's row until the commit: if two managers remove each other at once, only one succeeds. */
  function* held(id: string, isSafe: boolean): Steps<AgentRow | 'unknown' | 'last-manager'> {
    yield* run(statements.hold, {});
    const [row] = yield* run(statements.byId, { id });
    if (!row) return 'unknown';
    const stays = isSafe || row.role !== 'manager' || row.password_hash === null;
    if (!stays && (yield* run(statements.otherManagers, { id })).length === 0) return 'last-manager';
    return row;
  }

  function* changed(
    id: string,
    entry: DeskEntry,
    isSafe: boolean,
    change: Steps<unknown>,
  ): Steps<Outcome<AgentChanged>> {
    const row = yield* held(id, isSafe);
    if (typeof row === 'string') return rollback(row);
    yield* change;
    yield* logDesk(entry);
    return commit('changed');
  }

  function* changeTo(id: string, { role, personId, language }: AgentPlace): Steps<void> {
    const person = personId ?? null;
    yield* run(statements.change, { id, role, person, language });
    yield* work.takeHomesBack(person);
  }

  function* leave(
    id: string,
    { to, today, at, homes, isSame }: HandOver,
    report: HandOverReport,
  ): Steps<Outcome<AgentLeft>> {
    const row = yield* held(id, false);
    if (typeof row === 'string') return rollback(row);
    const { requests, viewings } = (yield* work.all(today)).get(id) ?? { requests: 0, viewings: 0 };
    const [next] = !to || to.id === id ? [] : yield* run(statements.byId, { id: to.id });
    const refusal = handOverRefusal({ requests, viewings, homes }, to !== undefined, next && agentOf(next));
    if (refusal) return rollback(refusal);
    let handed: HandedWork = { requests: 0, viewings: 0, homes: 0 };
    if (to && next) {
      const taker = { ...next, role: agentOf(next).role, name: to.name };
      const given = yield* work.giveViewings(row, taker, today);
      const before = given.map(one => ({ ...one, agentId: row.person_id ?? '', sequence: one.sequence - 1 }));
      if (given.length > 0 && !isSame(before)) return rollback('work-changed');
      for (const viewing of given)
        yield* putMails(report.ofViewing(viewing), {
          submission: viewing.submissionId,
          email: viewing.request.email,
        });
      handed = {
        requests: yield* work.giveRequests(row, taker, at),
        viewings: given.length,
        homes: (yield* work.giveHomes(row, taker)) ? homes : 0,
      };
    }
    yield* run(statements.remove, { id });
    yield* putMails(report.mails(handed), NO_OWNER);
    yield* logDesk(report.entry(handed));
    return commit('changed');
  }

  return {
    invite: (invitation, link, mails, entry) => database.write(() => invite(invitation, link, mails, entry)),
    change: (id, to, entry) => database.write(() => changed(id, entry, to.role === 'manager', changeTo(id, to))),
    remove: (id, entry) => database.write(() => changed(id, entry, false, run(statements.remove, { id }))),
    handOverAndRemove: (id, handOver, report) => database.write(() => leave(id, handOver, report)),
  };
}

type AgentPlace = Pick<Agent, 'role' | 'personId' | 'language'>;
type AgentRow = Selectable<Schema['agent']> & { readonly factor: string | null };

function agentOf(row: AgentRow): Agent {
  return {
    id: row.id,
    email: row.email,
    language: LANGUAGE.parse(row.language),
    // During an update, a newer version of the site may store more roles; an account with such a role counts as an agent's.
    role: DESK_ROLES.find(role => role === row.role) ?? 'agent',
    personId: row.person_id ?? undefined,
    invitedAt: row.invited_at,
    hasPassword: row.password_hash !== null,
    hasSecondFactor: row.factor !== null,
  };
}

type AgentValues = {
  id: string;
  email: string;
  folded: string;
  language: string;
  invitedAt: number;
  role: string;
  person: string | null;
};

function valuesOf({ id, email, language, invitedAt, role, personId }: AgentInvitation): AgentValues {
  return { id, email, folded: email.toLowerCase(), language, invitedAt, role, person: personId ?? null };
}

function rowOf({ id, email, folded, language, invitedAt, role, person }: AgentValues) {
  return { id, email, email_folded: folded, language, invited_at: invitedAt, role, person_id: person };
}

function agentStatementsWith({ db }: Queries) {
  const select = () =>
    db
      .selectFrom('agent')
      .leftJoin('agent_second_factor', 'agent_second_factor.owner_id', 'agent.id')
      .selectAll('agent')
      .select('agent_second_factor.owner_id as factor');
  return {
    byId: statement<{ id: string }>()(value => select().where('agent.id', '=', value.id)),
    byEmail: statement<{ email: string }>()(value => select().where('email_folded', '=', value.email)),
    all: statement()(() => select().orderBy('email_folded')),
    invite: statement<AgentValues>()(value =>
      db
        .insertInto('agent')
        .values({ ...rowOf(value), password_hash: null })
        .onConflict(conflict => conflict.column('email_folded').doNothing())
        .returning('id'),
    ),
    addSampleAccount: statement<AgentValues & { hash: string }>()(value =>
      db
        .insertInto('agent')
        .values({ ...rowOf(value), password_hash: value.hash })
        .onConflict(conflict => conflict.doNothing())
        .returning('id'),
    ),
    change: statement<{ id: string; role: string; person: string | null; language: string }>()(value =>
      db
        .updateTable('agent')
        .set({ role: value.role, person_id: value.person, language: value.language })
        .where('id', '=', value.id),
    ),
    others: statement<{ id: string }>()(value =>
      db.selectFrom('agent').select('id').where('id', '!=', value.id).limit(1),
    ),
    remove: statement<{ id: string }>()(value => db.deleteFrom('agent').where('id', '=', value.id)),
    hold: statement()(() => db.updateTable('agent').set({ role: sql`role` }).where('role', '=', 'manager')),
    otherManagers: statement<{ id: string }>()(value =>
      db
        .selectFrom('agent')
        .select('id')
        .where('role', '=', 'manager')
        .where('password_hash', 'is not', null)
        .where('id', '!=', value.id)
        .limit(1),
    ),
  };
}
