import type { Agents } from '../ports/agents.ts';
import type { FindMember } from './open-desk.ts';

/**
 * Makes finding who an account is in the desk: role and person as they are now, the name as the content's team has it. An account
 * that was removed is none, also while its login is still on its way out.
 */
export function makeFindMember(agents: Pick<Agents, 'byId'>): FindMember {
  return async (accountId, { content }) => {
    const agent = await agents.byId(accountId);
    if (!agent) return undefined;
    const { id, email, role, personId, language } = agent;
    const person = content.team.find(one => one.id === personId);
    return { id, email, role, language, personId: person?.id, name: person?.name ?? email };
  };
}
