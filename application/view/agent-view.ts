import { CONTACT_CARD } from './contact-card.ts';
import { type PageContext, textOf } from './page-context.ts';
import { pictureOf, type PictureView } from './picture-view.ts';
import type { Text } from '../../domain/text/localized.ts';

/** Contact for a property: its agent, else the agency itself. */
export function agentView(context: PageContext, agentId: string | undefined): AgentView {
  const { agency, team } = context.content;
  const agent = team.find(({ id, status }) => id === agentId && status === 'Published');
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
