import type { AgentRecords } from '../../ports/accounts/agent-records.ts';
import type { ShowsSuccessors } from '../../ports/content/site-content.ts';

/**
 * Reads who took over the homes of persons who left, and shows it on the pages of this process. Called after each change of accounts; other
 * processes of the site call it whenever they look for a new version of the catalogue.
 */
export type ShowSuccessors = () => Promise<void>;

export function makeShowSuccessors({
  agentRecords,
  site,
}: {
  readonly agentRecords: Pick<AgentRecords, 'successors'>;
  readonly site: ShowsSuccessors;
}): ShowSuccessors {
  return async () => site.showSuccessors(await agentRecords.successors());
}
