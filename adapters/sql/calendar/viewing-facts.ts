import type { Selectable } from 'kysely';
import { type ViewingFacts, VIEWING_OUTCOMES, VIEWING_STATUSES } from '../../../domain/appointment/viewing-state.ts';
import type { Schema } from '../schema/schema.ts';

type FactsRow = Pick<
  Selectable<Schema['appointment']>,
  'day' | 'from_hour' | 'to_hour' | 'exact_from' | 'exact_to' | 'status' | 'moved' | 'outcome'
>;

/** Facts that determine the state of a viewing, from its row. A status that this version does not know counts as cancelled. */
export function viewingFactsOf(row: FactsRow): ViewingFacts {
  return {
    day: row.day,
    from: row.from_hour,
    to: row.to_hour,
    exact: row.exact_from === null || row.exact_to === null ? undefined : { from: row.exact_from, to: row.exact_to },
    status: VIEWING_STATUSES.find(status => status === row.status) ?? 'cancelled',
    isMoved: row.moved === 1,
    outcome: VIEWING_OUTCOMES.find(outcome => outcome === row.outcome),
  };
}
