import { type AgentFacts, responsibleAgent } from '../../domain/listing/responsible-agent.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import { CONTACT_CARD } from './contact-card.ts';
import { type PageContext, textOf } from './page-context.ts';
import { pictureOf, type PictureView } from './picture-view.ts';
import type { Text } from '../../domain/text/localized.ts';

/** Id of a property's agent; `undefined` if the agency itself is the contact. */
export function agentIdOf(
  { team, settings, successors }: Pick<SiteContent, 'team' | 'settings' | 'successors'>,
  listing: AgentFacts,
): string | undefined {
  return responsibleAgent(
    listing,
    team.map(({ id }) => id),
    settings.agents,
    successors,
  );
}

/** Contact for a property: its agent, or the agency itself if the property has no agent. */
export function listingAgent(context: PageContext, listing: AgentFacts | undefined): AgentView {
  return agentView(context, listing && agentIdOf(context.content, listing));
}

/** A member of the team as a contact, else the agency itself. */
export function agentView(context: PageContext, agentId: string | undefined): AgentView {
  const { agency, team } = context.content;
  const agent = team.find(({ id }) => id === agentId);
  if (!agent) {
    return {
      name: agency.name,
      role: undefined,
      phone: agency.phone,
      email: agency.email,
      licence: agency.licence,
      picture: undefined,
      cardHref: CONTACT_CARD,
    };
  }
  return {
    name: agent.name,
    role: textOf(context, agent.role),
    phone: agent.phone,
    email: agent.email,
    licence: agent.licence ?? agency.licence,
    picture: pictureOf(context, agent.image),
    cardHref: `${CONTACT_CARD}?agent=${encodeURIComponent(agent.id)}&language=${context.language}`,
  };
}

export type AgentView = {
  readonly name: string;
  readonly role: Text | undefined;
  readonly phone: string;
  readonly email: string;
  readonly licence: string | undefined;
  readonly picture: PictureView | undefined;
  /** Address of the contact's vCard file. */
  readonly cardHref: string;
};
