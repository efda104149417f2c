import { subjectWords } from '../subject-words.ts';
import { fileField } from '../../../domain/request/files-of.ts';
import { FORMS, type RequestEffect } from '../../../domain/request/forms.ts';
import type { ContactSlot } from '../../../domain/page/site.ts';
import type { LinkKind } from '../../../domain/request/link.ts';
import { recipientPseudonyms, recipientPseudonym, PURPOSE } from '../../mail/link-secret.ts';
import { agencyLanguage } from '../../mail/agency-language.ts';
import { secretOf } from '../../mail/mail-links.ts';
import type { SecurityReason } from '../../ports/audit/security-log.ts';
import type { Subscription } from '../../ports/alerts/subscriptions.ts';
import type { Limit } from '../../ports/security/limits.ts';
import type { Submission } from '../../ports/submissions/submissions.ts';
import type { SlotReservation } from '../../ports/viewings/viewing-records.ts';
import { documentsToSend } from '../documents-to-send.ts';
import type { FreeSlotCapacity } from '../free-slot-capacity.ts';
import { requestMails, type RequestMailData } from '../request-mails.ts';
import { agentEmail } from '../request-subject.ts';
import type { ReceivedForm, SubmitOutcome } from '../sent-form.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { exactStreet } from '../exact-address.ts';
import { alertCriteriaOf, bodyText, slotReservationOf, storedValues } from '../stored-values.ts';
import type { CheckedForm } from './check-form.ts';
import { refuseOverLimit } from './limited.ts';
import type { RequestLimits } from './request-limits.ts';
import type { SubmitRequestParts } from './submit-parts.ts';

/** The submission to store; `limitOf` finds the limit that belongs to the key of a counter. */
export type PlannedSubmission = {
  readonly kind: 'planned';
  readonly email: string | undefined;
  /** Name under which the uploaded file is stored. */
  readonly keptAs: string | undefined;
  /** Id of the slot that the visitor chose, if the form requests a viewing. */
  readonly slot: ContactSlot['id'] | undefined;
  readonly placeIn: (room: FreeSlotCapacity) => SlotReservation | undefined;
  readonly submissionIn: (place: SlotReservation | undefined) => Submission;
  readonly limitOf: (key: string) => readonly [Limit, SecurityReason<'throttled'>];
};

/** Kind of the link in the mail to the sender, by the effect of the form. */
const NEXT: { readonly [begun in RequestEffect]?: LinkKind } = {
  viewing: 'change-visit',
  alert: 'confirm-subscription',
  newsletter: 'confirm-subscription',
  offer: 'confirm-offer',
};

/**
 * Plans what a checked form stores: the request with its mails, links, limits and the process that it starts. The uploaded file is already
 * stored at this point.
 */
export function makePlanSubmission({
  ids,
  hashes,
  documents: allDocuments,
  suppressionList,
  linkSecrets,
  linkPath,
  security,
  requestLimits: limits,
  listingsKnown,
  agents,
}: Pick<
  SubmitRequestParts,
  | 'ids'
  | 'hashes'
  | 'documents'
  | 'suppressionList'
  | 'linkSecrets'
  | 'linkPath'
  | 'security'
  | 'listingsKnown'
  | 'agents'
> & {
  readonly requestLimits: RequestLimits;
}) {
  return async ({
    sent,
    now,
    checked: { values, subject, page, contextIn },
    key,
    challenge,
  }: {
    readonly sent: ReceivedForm;
    readonly now: number;
    readonly checked: CheckedForm;
    readonly key: string;
    readonly challenge: Submission['challenge'];
  }): Promise<PlannedSubmission | Extract<SubmitOutcome, { kind: 'limited' }>> => {
    const { form, language } = sent;
    const { begins } = FORMS[form];
    const reference = ids.reference();
    const fromHere = limits.from(form, sent.network ?? '');
    const fileIn = fileField(form);
    const file = fileIn !== undefined && values[fileIn] !== undefined ? sent.files[fileIn] : undefined;
    // The limit is counted when the submission is stored, but a file is stored earlier, so check first.
    if (file && !(await limits.hasRoom(fromHere, now))) return refuseOverLimit(security, fromHere, now);
    const keptAs = await file?.keep();

    const asked = begins === 'documents' ? subject?.listing : undefined;
    const documents = asked && (await documentsToSend(allDocuments, asked));
    const email = textOf(values['email']);
    const friend = textOf(values['friendEmail']);
    const person = friend === undefined ? undefined : recipientPseudonym(hashes, friend);
    // The response must not reveal that a friend opted out of such mails.
    const quiet = friend !== undefined && (await isSuppressed(recipientPseudonyms(hashes, friend)));
    const [toFriend, toFriends] = friend === undefined ? [] : limits.toFriend(friend);
    const next = begins && NEXT[begins];
    const stored = storedValues(form, values, keptAs);
    const viewed = begins === 'viewing' && subject ? subject.id : undefined;
    const street = viewed === undefined ? undefined : await exactStreet(listingsKnown, viewed);
    const context = contextIn(language);
    const { content } = context;
    const agentLanguage = await agencyLanguage(agents, content, agentEmail(context, subject));
    const hours = slotsIn(content, language).find(({ id }) => id === values['slot']);

    return {
      kind: 'planned',
      email,
      keptAs,
      slot: hours?.id,
      placeIn: room =>
        hours && subject && slotReservationOf(values, hours, subject, content, room, hashOf('change-visit', reference)),
      limitOf: counter => {
        if (counter === toFriend?.key) return [toFriend, 'mails-to-friend'];
        return counter === toFriends?.key ? [toFriends, 'mails-to-friends'] : [fromHere, 'forms-of-network'];
      },
      submissionIn(place) {
        const mailData: RequestMailData = {
          form,
          reference,
          receivedAt: now,
          language,
          values,
          email,
          subject,
          page,
          place,
          agentLanguage,
          street,
          keptAs,
          documents,
          link: next && linkPath(next, reference, language),
          stopPath: person === undefined ? undefined : linkPath('stop-recommendations', person, language),
        };
        return {
          id: reference,
          form,
          language,
          receivedAt: now,
          values: stored,
          subjectId: subject?.id,
          subjectWords: subjectWords(contextIn, subject),
          email: stored['email'] === undefined ? undefined : email,
          key,
          bodyHash: hashes.personal(bodyText(sent)),
          formerBodyHash: hashes.formerly(bodyText(sent)),
          challenge,
          limits: [fromHere, toFriend, toFriends].filter(limit => limit !== undefined),
          // Repeated requests get the same response, so that strangers do not learn of an earlier request.
          quietBeyond: asked && email !== undefined ? limits.documents(asked.id, email) : undefined,
          place,
          subscription: subscriptionOf(mailData),
          offerTokenHash: begins === 'offer' ? hashOf('confirm-offer', reference) : undefined,
          once:
            begins === 'documents' ? hashes.personal(`documents ${subject?.id} ${email?.toLowerCase()}`) : undefined,
          mails: quiet ? [] : requestMails(contextIn, mailData, false),
          mailsAgain: quiet ? [] : requestMails(contextIn, mailData, true),
        };
      },
    };
  };

  async function isSuppressed(names: readonly string[]): Promise<boolean> {
    const found = await Promise.all(names.map(name => suppressionList.has(name)));
    return found.includes(true);
  }

  /** Hash of a link's secret; the secret itself is not stored. */
  function hashOf(kind: LinkKind, reference: string): string {
    return hashes.secret(secretOf(linkSecrets, PURPOSE[kind], reference));
  }

  function subscriptionOf({
    form,
    reference,
    receivedAt,
    email,
    language,
    values,
  }: RequestMailData): Subscription | undefined {
    const { begins } = FORMS[form];
    if (email === undefined || (begins !== 'alert' && begins !== 'newsletter')) return undefined;
    return {
      id: reference,
      kind: begins,
      email,
      language,
      wish: begins === 'alert' ? alertCriteriaOf(values) : undefined,
      createdAt: receivedAt,
      confirmedAt: undefined,
      pausedAt: undefined,
      tokenHash: hashOf('confirm-subscription', reference),
    };
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
