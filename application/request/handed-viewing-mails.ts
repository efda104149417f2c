import type { Language } from '../../domain/text/language.ts';
import { makeMail } from '../mail/mail-templates.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import { agentView } from '../view/agent-view.ts';
import type { PageContext } from '../view/page-context.ts';
import { type ViewingMailData, viewingMail, viewingMails } from './viewing-mails.ts';

/** Id in the content's team, and language of the mails to this person. */
export type FormerAgent = { readonly id: string; readonly language: Language };

type Handed = Omit<ViewingMailData, 'state' | 'byDesk'>;

/**
 * Mails about a viewing that passed from one agent to another, and whose time stays the same: to its visitor, to the new agent, and to the
 * former one. A viewing that no agent has confirmed is in no calendar yet: only the new agent gets a mail, which asks to confirm it.
 */
export function handedViewingMails(
  contextIn: (language: Language) => PageContext,
  data: Handed & { readonly isAsked: boolean },
  former: FormerAgent,
): readonly Mail[] {
  const { isAsked, ...handed } = data;
  if (isAsked)
    return viewingMails(contextIn, { ...handed, state: 'asked' }).filter(({ template }) =>
      template.endsWith('.agency'),
    );
  return [...viewingMails(contextIn, { ...handed, state: 'handed' }), ...leftViewingMails(contextIn, handed, former)];
}

/**
 * Mail to the agent who had a viewing until now, with a calendar file that removes it. No mail is built if the former and the new agent
 * read the same mailbox: the file would there remove the new agent's entry, which has the same UID.
 */
export function leftViewingMails(
  contextIn: (language: Language) => PageContext,
  data: Handed,
  former: FormerAgent,
): readonly Mail[] {
  const { language } = former;
  const context = contextIn(language);
  const [to, next] = [agentView(context, former.id).email, agentView(context, data.booking.agentId).email];
  if (to === next) return [];
  return [
    makeMail({
      id: `${data.request.id}.left-${data.sequence}.agency`,
      template: 'appointment-left.agency',
      language,
      to,
      replyTo: undefined,
      data: viewingMail(context, { ...data, state: 'changed' }),
      unsubscribe: undefined,
    }),
  ];
}
