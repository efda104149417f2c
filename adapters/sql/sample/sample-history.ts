import { sql } from 'kysely';
import type { SampleHistoryWriter, SampleHistory } from '../../../application/ports/sample/sample-history.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import { legacySearchText, phoneIn, searchText } from '../../../domain/desk/request-search-text.ts';
import { acceptStatementsWith } from '../submissions/accept-statements.ts';
import { slotStepsWith } from '../calendar/slot-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';
import { addPageViewsWith } from '../page-views/page-views.ts';

/** Timeout of the transaction in milliseconds. The timeout is long, because the transaction inserts some ten thousand rows. */
const TIMEOUT_MS = 60_000;

/** Fills an empty site with a history, in SQL. */
export function makeSqlSampleHistory(database: SqlDatabase): SampleHistoryWriter {
  const { dialect, db } = database.queries;
  const acceptStatements = acceptStatementsWith(database.queries);
  const slots = slotStepsWith(database.queries);
  const addPageViews = addPageViewsWith(database.queries);
  const anyPageView = statement()(() => db.selectFrom('visit').select(sql`1`.as('one')).limit(1));
  const anyRequest = statement()(() => db.selectFrom('submission').select(sql`1`.as('one')).limit(1));

  function* storeRequest({
    id,
    form,
    language,
    receivedAt,
    values,
    subjectId,
    subjectWords,
    email,
    key,
    reservation,
    offerTokenHash: tokenHash,
  }: Submission): Steps<void> {
    yield* run(acceptStatements.insert, {
      id,
      form,
      language,
      receivedAt,
      values: JSON.stringify(values),
      subject: subjectId ?? null,
      email: email ?? null,
      key,
      phone: phoneIn(values) ?? null,
      foundBy: legacySearchText({ id, email, values }),
      searchText: searchText({ id, email, values, subjectId }, subjectWords ?? []),
    });
    if (tokenHash !== undefined) yield* run(acceptStatements.offer, { submission: id, tokenHash });
    if (!reservation) return;
    const { agentId: agent, propertyId: property, capacity, agentCapacity, ...hours } = reservation;
    if (!(yield* slots.take({ property, agent, ...hours }, { capacity, agentCapacity }))) return;
    yield* run(acceptStatements.appoint, { submission: id, agent, property, capacity, status: 'confirmed', ...hours });
  }

  function* begin(past: () => SampleHistory): Steps<Outcome<boolean>> {
    // If several processes start at once, one of them inserts the history; the others wait and find it.
    if (dialect === 'postgres') {
      yield { sql: 'set local lock_timeout = 0', values: [] };
      yield { sql: 'lock table visit in share row exclusive mode', values: [] };
    }
    // A site has a history if it has page views or requests: a history without the sample's listings has only requests.
    for (const any of [anyPageView, anyRequest]) if ((yield* run(any, {})).length > 0) return rollback(false);
    const { pageViews, submissions } = past();
    yield* addPageViews(pageViews);
    for (const request of submissions) yield* storeRequest(request);
    return commit(true);
  }

  return { begin: past => database.write(() => begin(past), TIMEOUT_MS) };
}
