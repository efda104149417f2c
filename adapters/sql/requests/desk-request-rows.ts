import type { Selectable } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import type { AnswerDraft, DeskRequest, RequestNote } from '../../../application/ports/requests/desk-requests.ts';
import { isRequestState } from '../../../domain/desk/request-state.ts';
import { isFormName } from '../../../domain/request/forms.ts';
import { requestOf } from './stored-request.ts';

type Row = Omit<Selectable<Schema['submission']>, 'key' | 'phone' | 'found_by' | 'search_text'> & {
  readonly state: string;
  readonly agent_id: string | null;
  readonly agent_name: string | null;
  readonly changed_at: number | null;
};

/** `kind` of a row that contains a draft; a process of the previous version shows such a row as a note. */
export const DRAFT = 'draft';
const BEFORE_AUTHOR = '.draft.';
/** Id of the row of a draft: each author has at most one draft per request. */
export function draftId(requestId: string, agentId: string): string {
  return `${requestId}${BEFORE_AUTHOR}${agentId}`;
}

export function draftOf({ id, submission_id, at, agent_name, words }: Selectable<Schema['request_note']>): AnswerDraft {
  return { agentId: id.slice(draftId(submission_id, '').length), agentName: agent_name, at, words };
}

/**
 * Converts a row to a request; `[]` for a state that this version does not know: during an update, a newer version of the site may store
 * such a state.
 */
export function deskRequestOf({ state, agent_id, agent_name, changed_at, ...row }: Row): readonly DeskRequest[] {
  if (!isFormName(row.form) || !isRequestState(state)) return [];
  return [
    {
      ...requestOf(row),
      state,
      agent: agent_name === null ? undefined : { id: agent_id ?? undefined, name: agent_name },
      changedAt: changed_at ?? undefined,
    },
  ];
}

export function noteOf(row: Selectable<Schema['request_note']>): RequestNote {
  return {
    id: row.id,
    kind: row.kind === 'answer' ? 'answer' : 'note',
    at: row.at,
    agentName: row.agent_name,
    words: row.words,
  };
}
