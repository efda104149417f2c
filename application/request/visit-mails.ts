import type { Language } from '../../domain/text/language.ts';
import { agentView } from '../view/agent-view.ts';
import type { PageContext } from '../view/page-context.ts';
import type { Mail } from '../ports/outbox.ts';
import type { AppointmentPlace, KeptRequest } from '../ports/request-inbox.ts';
import { type AppointmentMail, makeMail } from '../mail/mail-templates.ts';
import { mailSubject, type RequestSubject } from './request-subject.ts';

/** What the mails of a visit are made from. */
export type VisitTold = {
  readonly state: 'confirmed' | 'changed' | 'cancelled';
  readonly request: Pick<KeptRequest, 'id' | 'language' | 'values'>;
  readonly place: Pick<AppointmentPlace, 'agentId' | 'day' | 'from' | 'to'>;
  /** Grows with each change. */
  readonly sequence: number;
  /** The property; absent where it is gone. */
  readonly subject: RequestSubject | undefined;
  /** Path by which the visitor changes or cancels. */
  readonly link: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** That a visit was agreed, moved or called off: to its agent, and to its visitor where they gave an address. */
export function visitMails(contextIn: (language: Language) => PageContext, told: VisitTold): Mail[] {
  const { state, request, place, sequence } = told;
  const own = contextIn(request.language);
  const agencyLanguage = own.content.settings.defaultLanguage;
  const email = textOf(told, 'email');
  // The first mails are those of the request; later ones are told apart by what they tell.
  const version = state === 'confirmed' ? '' : `.${state}-${sequence}`;
  const mails: Mail[] = [
    makeMail({
      id: `${request.id}${version}.agency`,
      template: `appointment-${state}.agency`,
      language: agencyLanguage,
      to: agentView(own, place.agentId).email,
      replyTo: email,
      data: letter(contextIn(agencyLanguage), told),
      unsubscribe: undefined,
    }),
  ];
  if (email !== undefined) {
    mails.push(
      makeMail({
        id: `${request.id}${version}.sender`,
        template: `appointment-${state}.visitor`,
        language: request.language,
        to: email,
        replyTo: undefined,
        data: { ...letter(own, told), ...(told.link === undefined ? {} : { link: told.link }) },
        unsubscribe: undefined,
      }),
    );
  }
  return mails;
}

function letter(context: PageContext, told: VisitTold): AppointmentMail {
  const { request, place, subject } = told;
  const about = subject && mailSubject(context, subject);
  const agent = agentView(context, place.agentId);
  const [phone, email, remark] = [textOf(told, 'phone'), textOf(told, 'email'), textOf(told, 'remark')];
  return {
    reference: request.id,
    day: place.day,
    from: place.from,
    to: place.to,
    sequence: told.sequence,
    updatedAt: told.now,
    visitor: {
      name: [textOf(told, 'firstName'), textOf(told, 'lastName')].filter(Boolean).join(' '),
      ...(phone && { phone }),
      ...(email && { email }),
    },
    visitorLanguage: request.language,
    ...(remark && { remark }),
    ...(about && { subject: about }),
    meetAt: about?.place ?? '',
    ...(subject?.listing && !subject.listing.address && { addressFollows: true }),
    agent: { name: agent.name, phone: agent.phone },
  };
}

function textOf({ request }: VisitTold, field: string): string | undefined {
  const value = request.values[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
