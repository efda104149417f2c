import type { SiteContent } from '../../domain/page/site.ts';
import { accountLanguage } from '../mail/agency-language.ts';
import type { Agent, AgentRecords } from '../ports/accounts/agent-records.ts';
import type { DeskMember } from './shared/desk-handler.ts';
import type { FindMember } from './resolve-page.ts';
import type { FindTeam } from './shared/request-steps.ts';

/**
 * Finds the member of an account: current role and person, name from the content's team. Returns `undefined` for a deleted account, even if
 * its login has not ended yet.
 */
export function makeFindMember({ agentRecords }: { readonly agentRecords: Pick<AgentRecords, 'byId'> }): FindMember {
  return async (accountId, { content }) => {
    const agent = await agentRecords.byId(accountId);
    return agent && memberOf(agent, content);
  };
}

/** Finds all members, sorted by name. */
export function makeFindTeam({ agentRecords }: { readonly agentRecords: Pick<AgentRecords, 'all'> }): FindTeam {
  return async ({ content }) =>
    (await agentRecords.all()).map(agent => memberOf(agent, content)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function memberOf(agent: Agent, content: SiteContent): DeskMember {
  const { id, email, role, personId } = agent;
  const person = content.team.find(one => one.id === personId);
  const language = accountLanguage(content, agent);
  return { id, email, role, language, personId: person?.id, name: person?.name ?? email };
}
