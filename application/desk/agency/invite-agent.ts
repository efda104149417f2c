import type { DeskRole } from '../../../domain/desk/access.ts';
import { parsePublicEmail } from '../../../domain/request/email.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import type { Language } from '../../../domain/text/language.ts';
import { deskLinkPath } from '../../portal/owner-link.ts';
import { type InvitationParts, prepareInvitation } from '../../portal/prepare-invitation.ts';
import type { Agent } from '../../ports/accounts/agent-records.ts';
import type { Agents } from '../../ports/accounts/agents.ts';
import type { Actor } from '../../ports/audit/desk-log.ts';
import type { Mail } from '../../ports/mails/outbox.ts';
import type { ShowSuccessors } from './show-successors.ts';
import type { SiteContentSource } from '../../ports/content/site-content.ts';

/** Actor of changes made on the command line, which has no account. */
export const COMMAND_LINE_ACTOR: Actor = { id: '', name: 'npm run agent' };

export type AgentInvited =
  /** `mail` is the stored invitation, with a placeholder for its link's secret. */
  | { readonly kind: 'invited'; readonly agent: Agent; readonly mail: Mail }
  | { readonly kind: 'no-address' }
  /** No person of the content's team has this mail address. */
  | { readonly kind: 'unknown-person' };

/**
 * Creates a desk account and mails a link to choose a password. The first invited agent becomes a manager. `refuses` is called last, for an
 * otherwise valid invitation; if it returns a result, that result is returned and nothing is mailed.
 */
export type InviteAgent = <Refused extends { readonly kind: string } = never>(
  invited: {
    readonly email: string;
    readonly language: Language;
    readonly role: DeskRole;
    readonly personId: string | undefined;
  },
  by: Actor,
  refuses?: (email: string) => Promise<Refused | undefined>,
) => Promise<AgentInvited | Refused>;

export function makeInviteAgent({
  site,
  agents,
  showSuccessors,
  ...parts
}: InvitationParts & {
  readonly site: SiteContentSource;
  readonly agents: Pick<Agents, 'invite'>;
  readonly showSuccessors: ShowSuccessors;
}): InviteAgent {
  return async ({ email: typed, language, role, personId: chosen }, by, refuses) => {
    const email = parsePublicEmail(typed);
    if (email === undefined) return { kind: 'no-address' };
    const { team } = site.current().content;
    if (chosen !== undefined && !team.some(({ id }) => id === chosen)) return { kind: 'unknown-person' };
    const personId = chosen ?? personOf(team, email);
    const refused = await refuses?.(email);
    if (refused) return refused;
    const { id, at, link, mail } = prepareInvitation(parts, {
      template: 'agent-invitation',
      language,
      to: email,
      pathOf: (invited, tokenHash) => deskLinkPath(language, invited, tokenHash),
    });
    const account = { id, email, language, role, personId, invitedAt: at };
    const agent = await agents.invite(account, link, [mail], { by, at, action: 'agent-invited', subject: id });
    await showSuccessors();
    return { kind: 'invited', agent, mail };
  };
}

/** The one person of the team with this address, ignoring case. */
function personOf(team: SiteContent['team'], email: string): string | undefined {
  const [person, ...others] = team.filter(one => one.email?.toLowerCase() === email.toLowerCase());
  return others.length === 0 ? person?.id : undefined;
}
