import type { SiteContent } from '../../domain/page/site.ts';
import type { Agent, Agents } from '../ports/accounts/agents.ts';
import type { DeskMember } from './shared/desk-handler.ts';
import type { FindMember } from './open-desk.ts';
import type { FindTeam } from './shared/request-steps.ts';

/**
 * Makes finding who an account is in the desk: role and person as they are now, the name as the content's team has it. An account
 * that was removed is none, also while its login is still on its way out.
 */
export function makeFindMember(agents: Pick<Agents, 'byId'>): FindMember {
  return async (accountId, { content }) => {
    const agent = await agents.byId(accountId);
    return agent && memberOf(agent, content);
  };
}

/** Makes finding all who have an account, by name. */
export function makeFindTeam(agents: Pick<Agents, 'all'>): FindTeam {
  return async ({ content }) =>
    (await agents.all()).map(agent => memberOf(agent, content)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function memberOf({ id, email, role, personId, language }: Agent, { team }: SiteContent): DeskMember {
  const person = team.find(one => one.id === personId);
  return { id, email, role, language, personId: person?.id, name: person?.name ?? email };
}
