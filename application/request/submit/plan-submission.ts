import { fileField } from '../../../domain/request/files-of.ts';
import { FORMS } from '../../../domain/request/forms.ts';
import type { ContactSlot } from '../../../domain/page/site.ts';
import { recipientPseudonyms, recipientPseudonym } from '../../mail/link-secret.ts';
import { agencyLanguage } from '../../mail/agency-language.ts';
import type { SecurityReason } from '../../ports/audit/security-log.ts';
import type { Limit } from '../../ports/security/limits.ts';
import type { Submission } from '../../ports/submissions/submissions.ts';
import type { SlotReservation } from '../../ports/viewings/viewing-records.ts';
import { documentsToSend } from '../documents-to-send.ts';
import type { FreeSlotCapacity } from '../free-slot-capacity.ts';
import { agentEmail } from '../request-subject.ts';
import type { ReceivedForm, SubmitOutcome } from '../sent-form.ts';
import { slotsIn } from '../../viewing/slots-in.ts';
import { exactStreet } from '../exact-address.ts';
import { slotReservationOf } from '../stored-values.ts';
import type { CheckedSubmission } from './check-submission.ts';
import { linkTokenHash, makeComposeSubmission, type SubmissionFacts } from './compose-submission.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';
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
  readonly reservationIn: (free: FreeSlotCapacity) => SlotReservation | undefined;
  readonly submissionIn: (reservation: SlotReservation | undefined) => Submission;
  readonly limitOf: (key: string) => readonly [Limit, SecurityReason<'throttled'>];
};

/**
 * Plans what a checked form stores (`makeComposeSubmission`), and reads all that it needs. The uploaded file is already stored at this
 * point.
 */
export function makePlanSubmission(
  parts: Pick<
    SubmitRequestParts,
    | 'ids'
    | 'hashes'
    | 'documents'
    | 'suppressionList'
    | 'linkSecrets'
    | 'linkPath'
    | 'security'
    | 'listingsKnown'
    | 'agentRecords'
  > & { readonly requestLimits: RequestLimits },
) {
  const {
    ids,
    hashes,
    documents,
    suppressionList,
    security,
    requestLimits: limits,
    listingsKnown,
    agentRecords,
  } = parts;
  const composeSubmission = makeComposeSubmission(parts);

  return async ({
    sent,
    now,
    checked,
    key,
    challenge,
  }: {
    readonly sent: ReceivedForm;
    readonly now: number;
    readonly checked: CheckedSubmission;
    readonly key: string;
    readonly challenge: Submission['challenge'];
  }): Promise<PlannedSubmission | Extract<SubmitOutcome, { kind: 'limited' }>> => {
    const { form, language } = sent;
    const { values, subject, contextIn } = checked;
    const { begins } = FORMS[form];
    const reference = ids.reference();
    const fromHere = limits.from(form, sent.network ?? '');
    const fileIn = fileField(form);
    const file = fileIn !== undefined && values[fileIn] !== undefined ? sent.files[fileIn] : undefined;
    // The limit is counted when the submission is stored. A file is stored before that, so the limit is checked here too.
    if (file && !(await limits.isBelow(fromHere, now))) return refuseOverLimit(security, fromHere, now);
    const keptAs = await file?.keep();

    const asked = begins === 'documents' ? subject?.listing : undefined;
    const email = textOf(values['email']);
    const friend = textOf(values['friendEmail']);
    const [toFriend, toFriends] = friend === undefined ? [] : limits.toFriend(friend);
    const viewed = begins === 'viewing' && subject ? subject.id : undefined;
    const context = contextIn(language);
    const { content } = context;
    const hours = slotsIn(content, language).find(({ id }) => id === values['slot']);
    const facts: SubmissionFacts = {
      sent,
      checked,
      key,
      challenge,
      reference,
      receivedAt: now,
      email,
      keptAs,
      documents: asked && (await documentsToSend(documents, asked)),
      recipient: friend === undefined ? undefined : recipientPseudonym(hashes, friend),
      // The response must not reveal that a friend opted out of such mails.
      isQuiet: friend !== undefined && (await isSuppressed(recipientPseudonyms(hashes, friend))),
      street: viewed === undefined ? undefined : await exactStreet(listingsKnown, viewed),
      agentLanguage: await agencyLanguage(agentRecords, content, agentEmail(context, subject)),
      limits: [fromHere, toFriend, toFriends].filter(limit => limit !== undefined),
    };

    return {
      kind: 'planned',
      email,
      keptAs,
      slot: hours?.id,
      reservationIn: free =>
        hours &&
        subject &&
        slotReservationOf(values, hours, subject, content, free, linkTokenHash(parts, 'change-visit', reference)),
      limitOf: counter => {
        if (counter === toFriend?.key) return [toFriend, 'mails-to-friend'];
        return counter === toFriends?.key ? [toFriends, 'mails-to-friends'] : [fromHere, 'forms-of-network'];
      },
      submissionIn: reservation => composeSubmission(facts, reservation),
    };
  };

  async function isSuppressed(names: readonly string[]): Promise<boolean> {
    const found = await Promise.all(names.map(name => suppressionList.has(name)));
    return found.includes(true);
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
