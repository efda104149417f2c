import { FORMS } from '../../../domain/request/forms.ts';
import { makeMail } from '../../mail/mail-templates.ts';
import type { DeskRequest } from '../../ports/requests/desk-requests.ts';
import type { Mail } from '../../ports/mails/outbox.ts';
import { mailSubject, type RequestSubject } from '../../request/request-subject.ts';
import type { PageContext } from '../../view/page-context.ts';
import type { DeskMember } from '../shared/desk-handler.ts';
import { senderMessage } from '../shared/sender.ts';

/**
 * The mail answering a request, in the visitor's language. Replies go to the agent; mail programs show the answer below the confirmation
 * mail. Returns `undefined` if the request has no mail address.
 */
export function answerMail(
  /** Page context in the language of the request. */
  context: PageContext,
  {
    request,
    member,
    subject,
    words,
    answerId,
    now,
  }: {
    readonly request: DeskRequest;
    readonly member: Pick<DeskMember, 'id' | 'name' | 'email'>;
    readonly subject: RequestSubject | undefined;
    readonly words: string;
    /** Id of the mail; enqueuing an existing id is ignored. */
    readonly answerId: string;
    /** Unix ms. */
    readonly now: number;
  },
): Mail | undefined {
  const { id, form, email, language, receivedAt, values, state, agent } = request;
  if (email === undefined) return undefined;
  const asked = senderMessage(values);
  const given = agent && { name: agent.name, ...(agent.id !== undefined && { id: agent.id }) };
  const progress = { state, ...(given && { agent: given }) };
  const about = subject && mailSubject(context, subject);
  return makeMail({
    id: answerId,
    template: 'request-answer',
    language,
    to: email,
    replyTo: member.email,
    data: {
      reference: id,
      receivedAt,
      words,
      agent: member.name,
      takeBack: { agentId: member.id, at: now, was: progress },
      ...(asked !== undefined && { asked }),
      ...(about && { subject: about }),
      ...(FORMS[form].mailsTo.includes('sender') && { follows: `${id}.sender` }),
    },
    unsubscribe: undefined,
  });
}
