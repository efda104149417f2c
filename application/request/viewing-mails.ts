import { expectedHours, type ViewingRecord } from '../../domain/appointment/viewing-state.ts';
import { formAvailability } from '../../domain/request/form-availability.ts';
import type { Hours } from '../../domain/appointment/time-of-day.ts';
import type { Language } from '../../domain/text/language.ts';
import { agencyLanguage } from '../mail/agency-language.ts';
import type { AgentRecords } from '../ports/accounts/agent-records.ts';
import type { PrivateDetailsStore } from '../ports/catalogue/private-details.ts';
import { agentView } from '../view/agent-view.ts';
import type { PageContext } from '../view/page-context.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { SlotReservation } from '../ports/viewings/viewing-records.ts';
import type { StoredRequest } from '../ports/requests/stored-request.ts';
import { type ViewingMail, makeMail, type ViewingMailState } from '../mail/mail-templates.ts';
import { viewingTerms } from './rental-terms.ts';
import { exactStreet, fullAddress } from './exact-address.ts';
import { findSubject, mailSubject, type RequestSubject } from './request-subject.ts';

/** Data of a viewing and of its change, for the mails to visitor and agency. */
export type ViewingMailData = {
  readonly state: ViewingMailState;
  /** Whether the agency made the change in the desk. */
  readonly byDesk?: boolean;
  readonly request: Pick<StoredRequest, 'id' | 'language' | 'values'>;
  readonly booking: Pick<SlotReservation, 'agentId' | 'day' | 'from' | 'to'> & {
    /** Exact hours set by the agent within the slot. */
    readonly exact?: Hours | undefined;
    /** The agency's message to the visitor. */
    readonly reason?: string | undefined;
  };
  /** The viewing before its visitor changed it. */
  readonly before?: Pick<ViewingRecord, 'status' | 'day' | 'from' | 'to' | 'exact'> | undefined;
  /** iCalendar `SEQUENCE`: incremented with each change. */
  readonly sequence: number;
  /** The property; `undefined` once it is withdrawn. */
  readonly subject: RequestSubject | undefined;
  /** Language of the agency's mail (`agencyLanguage`). */
  readonly agentLanguage: Language;
  /** The property's street and number, which the agency's mail contains even if visitors may not see it; absent if not known. */
  readonly street: string | undefined;
  /** Path of the link by which the visitor changes or cancels the viewing. */
  readonly link: string | undefined;
  /** Unix ms. */
  readonly now: number;
};

/** Ports for the mails of a viewing. */
export type ViewingMailSources = {
  /** Data of properties that only agents see; the agency's mails contain the street from these data. */
  readonly listingsKnown: Pick<PrivateDetailsStore, 'of'>;
  /** Accounts of the desk; the agency's mails are in the language of the account that has the mails' address. */
  readonly agentRecords: Pick<AgentRecords, 'byEmail'>;
};

/** Data for the mails of a viewing that are not stored with the viewing: its property, the street, and the language of the agent's mail. */
export type ViewingMailFacts = Pick<ViewingMailData, 'subject' | 'street' | 'agentLanguage'>;

/**
 * Reads the data of `ViewingMailFacts`; `agentLanguage`: the language of the agent's mail, if the caller knows it. Call this function
 * before the transaction that stores the mails, because nothing may be awaited inside a transaction.
 */
export async function readViewingMailFacts(
  { listingsKnown, agentRecords }: ViewingMailSources,
  context: PageContext,
  { propertyId, agentId }: Pick<SlotReservation, 'agentId'> & { readonly propertyId: string },
  agentLanguage?: Language,
): Promise<ViewingMailFacts> {
  return {
    subject: await findSubject(context.catalogue, { property: propertyId }),
    street: await exactStreet(listingsKnown, propertyId),
    agentLanguage:
      agentLanguage ?? (await agencyLanguage(agentRecords, context.content, agentView(context, agentId).email)),
  };
}

/** Mails about a viewing's state: to its agent, and to its visitor if their address is known. */
export function viewingMails(contextIn: (language: Language) => PageContext, data: ViewingMailData): Mail[] {
  const { state, request, booking, sequence, agentLanguage } = data;
  const own = contextIn(request.language);
  const email = textOf(data, 'email');
  // The first mails belong to the request and use its id; later ids contain state and sequence.
  const version = sequence === 0 && state !== 'reminder' ? '' : `.${state}-${sequence}`;
  const mails: Mail[] = [
    makeMail({
      id: `${request.id}${version}.agency`,
      template: `appointment-${state}.agency`,
      language: agentLanguage,
      to: agentView(own, booking.agentId).email,
      replyTo: email,
      data: viewingMail(contextIn(agentLanguage), data),
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
        data: {
          ...viewingMail(own, { ...data, street: undefined }),
          ...(data.link === undefined ? {} : { link: data.link }),
        },
        unsubscribe: undefined,
      }),
    );
  }
  return mails;
}

/** Data of a mail or iCalendar file about a viewing. */
export function viewingMail(context: PageContext, data: Omit<ViewingMailData, 'agentLanguage'>): ViewingMail {
  const { state, request, booking, subject } = data;
  const isOver = state === 'cancelled' || state === 'refused';
  const rental = isOver ? undefined : viewingTerms(subject, context.today);
  const about = subject && mailSubject(context, subject);
  const agent = agentView(context, booking.agentId);
  const [phone, email, remark] = [textOf(data, 'phone'), textOf(data, 'email'), textOf(data, 'remark')];
  const title = textOf(data, 'title');
  const [firstName, lastName] = [textOf(data, 'firstName'), textOf(data, 'lastName')];
  return {
    reference: request.id,
    day: booking.day,
    ...expectedHours({ exact: undefined, ...booking }),
    ...(booking.exact && { exact: true }),
    ...(data.byDesk && { byDesk: true }),
    ...(isOver && booking.reason !== undefined && { reason: booking.reason }),
    ...(isOver && canBeViewed(subject) && { again: true }),
    ...(state === 'asked' && data.before?.status === 'confirmed' && { before: timeOf(data.before) }),
    ...(state === 'cancelled' && data.before?.status === 'asked' && { unconfirmed: true }),
    sequence: data.sequence,
    updatedAt: data.now,
    visitor: {
      name: [firstName, lastName].filter(Boolean).join(' '),
      ...(title && { title }),
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(phone && { phone }),
      ...(email && { email }),
    },
    visitorLanguage: request.language,
    ...(remark && { remark }),
    ...(about && { subject: about }),
    meetAt: fullAddress(data.street, about?.place ?? ''),
    ...(subject?.listing && !subject.listing.address && { addressFollows: true }),
    agent: { name: agent.name, phone: agent.phone },
    ...(rental && { rental }),
  };
}

/** Whether viewings of a property can be booked on its page: it is offered, and neither sold nor rented. */
export function canBeViewed(subject: RequestSubject | undefined): boolean {
  return subject !== undefined && formAvailability('contact-appointment', subject.facts).open;
}

function timeOf(viewing: Pick<ViewingRecord, 'day' | 'from' | 'to' | 'exact'>) {
  return { day: viewing.day, ...expectedHours(viewing) };
}

function textOf({ request }: Pick<ViewingMailData, 'request'>, field: string): string | undefined {
  const value = request.values[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
