import type { FormValues } from '../../domain/request/check-form.ts';
import { FORMS, type FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import { hrefOf } from '../view/links.ts';
import { codedTextOf, type PageContext, wordsOf } from '../view/page-context.ts';
import { UNCONFIRMED_DAYS } from '../../domain/request/retention.ts';
import type { SlotReservation } from '../ports/viewings/viewing-records.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { DocumentToSend } from './documents-to-send.ts';
import { isMailForm, makeMail, type RequestMail } from '../mail/mail-templates.ts';
import { rentalTerms } from './rental-terms.ts';
import { slotsIn } from '../viewing/slots-in.ts';
import { agentEmail, mailSubject, type RequestSubject } from './request-subject.ts';
import { criteriaLabels } from '../mail/alert-view.ts';
import type { SharedPage } from './shared-page.ts';
import { viewingMails } from './viewing-mails.ts';

/** Percentage of an offered price due as an advance on the agency's third-party account. */
const ADVANCE_PERCENT = 10;

/** Data of a request for each of its mails. */
export type RequestMailInput = {
  readonly form: FormName;
  readonly reference: string;
  readonly receivedAt: number;
  readonly language: Language;
  readonly values: FormValues;
  readonly subject: RequestSubject | undefined;
  /** Name of the stored upload. */
  readonly keptAs?: string | undefined;
  /** The property's documents to send, if the request asks for documents. */
  readonly documents?: readonly DocumentToSend[] | undefined;
};

/** Data of a request for all of its mails together. */
export type RequestMailData = RequestMailInput & {
  readonly email: string | undefined;
  /** The page to recommend to a friend. */
  readonly page: SharedPage | undefined;
  readonly reservation: SlotReservation | undefined;
  /** Language of the mail to the agency (`agencyLanguage`). */
  readonly agentLanguage: Language;
  /** Street of the property to be viewed, also if visitors may not see it; absent for other forms. */
  readonly street: string | undefined;
  /** Path of the link by which the visitor confirms, changes or cancels. */
  readonly link: string | undefined;
  /** Path of the link by which a friend opts out of such mails. */
  readonly stopPath: string | undefined;
};

/** The mails of a request: to the agency in `agentLanguage`, to the sender and a friend in the sender's language. */
export function requestMails(
  contextIn: (language: Language) => PageContext,
  data: RequestMailData,
  again: boolean,
): Mail[] {
  const { form, reference, language, agentLanguage, email, values, reservation, subject, link } = data;
  const { mailsTo, begins } = FORMS[form];
  if (!isMailForm(form)) {
    if (!reservation) return [];
    const request = { id: reference, language, values };
    return viewingMails(contextIn, {
      state: reservation.isAsked ? 'asked' : 'confirmed',
      request,
      booking: reservation,
      sequence: 0,
      subject,
      agentLanguage,
      street: data.street,
      link,
      now: data.receivedAt,
    });
  }
  const own = contextIn(language);
  const mails: Mail[] = [];
  if (mailsTo.includes('agency')) {
    const context = contextIn(agentLanguage);
    mails.push(
      makeMail({
        id: `${reference}.agency`,
        template: `${form}.agency`,
        language: agentLanguage,
        to: agentEmail(context, data.subject),
        replyTo: email,
        data: requestMail(context, data, again),
        unsubscribe: undefined,
      }),
    );
  }
  if (email !== undefined && mailsTo.includes('sender')) {
    mails.push(
      makeMail({
        id: `${reference}.sender`,
        template: `${form}.sender`,
        language,
        to: email,
        replyTo: undefined,
        data: {
          ...requestMail(own, { ...data, keptAs: undefined }, again),
          ...(link !== undefined && { link }),
          ...((begins === 'alert' || begins === 'newsletter') && { unconfirmedDays: UNCONFIRMED_DAYS }),
        },
        unsubscribe: undefined,
      }),
    );
  }
  if (email !== undefined && mailsTo.includes('friend')) mails.push(friendMail(own, data, email));
  return mails;
}

function friendMail(context: PageContext, data: RequestMailData, from: string): Mail {
  const subject = data.subject && mailSubject(context, data.subject);
  return makeMail({
    id: `${data.reference}.friend`,
    template: 'friend',
    language: data.language,
    to: String(data.values['friendEmail']),
    replyTo: from,
    data: {
      from,
      message: String(data.values['message']),
      ...(subject && { subject }),
      ...(data.page && { title: data.page.title }),
      path: subject?.path ?? data.page?.path ?? hrefOf(context, 'home'),
      stopPath: data.stopPath ?? hrefOf(context, 'unsubscribe'),
    },
    unsubscribe: undefined,
  });
}

/** Data of a mail about a request, in the language of `context`. */
export function requestMail(context: PageContext, data: RequestMailInput, again: boolean): RequestMail {
  const { form, values, subject, keptAs } = data;
  const about = subject && mailSubject(context, subject);
  const amount = values['amount'];
  const rental = FORMS[form].terms === 'letting' ? rentalTerms(subject, context.today) : undefined;
  const keptMonths = context.content.settings.retention.months[form];
  const files = keptAs === undefined ? undefined : [{ keptAs, contentType: 'application/pdf' }];
  const documents = data.documents?.map(({ id, name, keptAs: file }) => ({
    name: codedTextOf(context, name)?.text ?? id,
    ...(file !== undefined && { keptAs: file }),
  }));
  return {
    reference: data.reference,
    receivedAt: data.receivedAt,
    visitorLanguage: data.language,
    values,
    names: namesOf(context, values, data.language),
    ...criteriaOf(context, values),
    ...(about && { subject: about }),
    ...(FORMS[form].terms === 'advance' && typeof amount === 'number' ? { advance: advanceOn(amount) } : {}),
    ...(rental && { rental }),
    ...(documents && { documents }),
    ...(again && { again }),
    ...(files && { files }),
    ...(keptMonths !== undefined && { keptMonths }),
  };
}

/** Advance on an offered price, in euro, due once the sale agreement is signed. `advanceOn(250_000).amount` → `25000` */
export function advanceOn(amount: number): { readonly percent: number; readonly amount: number } {
  return { percent: ADVANCE_PERCENT, amount: Math.round(amount * ADVANCE_PERCENT) / 100 };
}

/**
 * Names for the codes in a form's values, by field: types and zones in the mail's language, slots and call times as shown to the visitor.
 */
function namesOf(context: PageContext, values: FormValues, shownIn: Language): Readonly<Record<string, string>> {
  const { types, trees } = context.content;
  const listed = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
  const names: Record<string, string> = {};
  const name = (field: string, found: (code: string) => Parameters<typeof wordsOf>[1] | undefined) => {
    const words = listed(values[field]).map(code => wordsOf(context, found(code) ?? {}) || code);
    if (words.length > 0) names[field] = words.join(', ');
  };
  name('type', code => types.find(({ webId }) => String(webId) === code)?.name);
  name('types', code => trees.find(({ tree, webId }) => tree === 'types' && webId === code)?.name);
  name('zones', code => trees.find(({ tree, id }) => tree === 'zones' && id === code)?.name);
  const called = listed(values['callTimes']);
  const hours = slotsIn(context.content, shownIn).filter(({ id }) => called.includes(id));
  const slot = slotsIn(context.content, shownIn).find(({ id }) => id === values['slot']);
  if (slot) names['slot'] = `${slot.from}–${slot.to}`;
  if (hours.length > 0) names['callTimes'] = hours.map(({ from, to }) => `${from}–${to}`).join(', ');
  return names;
}

function criteriaOf(context: PageContext, { criteria }: FormValues): Pick<RequestMail, 'criteria'> {
  return Array.isArray(criteria) ? { criteria: criteriaLabels(context, criteria as readonly string[]) } : {};
}
