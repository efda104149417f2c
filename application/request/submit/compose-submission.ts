import { FORMS, type RequestEffect } from '../../../domain/request/forms.ts';
import type { LinkKind } from '../../../domain/request/link.ts';
import { PURPOSE } from '../../mail/link-secret.ts';
import { secretOf } from '../../mail/mail-links.ts';
import type { Subscription } from '../../ports/alerts/subscriptions.ts';
import type { Limit } from '../../ports/security/limits.ts';
import type { Submission } from '../../ports/submissions/submissions.ts';
import type { SlotReservation } from '../../ports/viewings/viewing-records.ts';
import { requestMails, type RequestMailData } from '../request-mails.ts';
import type { ReceivedForm } from '../sent-form.ts';
import { alertCriteriaOf, bodyText, storedValues } from '../stored-values.ts';
import { subjectWords } from '../subject-words.ts';
import type { CheckedSubmission } from './check-submission.ts';
import type { RequestLimits } from './request-limits.ts';
import type { SubmitRequestParts } from './submit-parts.ts';

/** What a submission is composed of; all of it is read before the transaction that stores the submission. */
export type SubmissionFacts = Pick<
  RequestMailData,
  'reference' | 'receivedAt' | 'email' | 'agentLanguage' | 'street' | 'keptAs' | 'documents'
> & {
  readonly sent: ReceivedForm;
  readonly checked: CheckedSubmission;
  /** Idempotency key of the form. */
  readonly key: string;
  readonly challenge: Submission['challenge'];
  /** Pseudonym of the recipient of a recommendation, if the form sends one. */
  readonly recipient: string | undefined;
  /** Whether the submission sends no mail at all, because the recipient of the recommendation refuses such mails. */
  readonly isQuiet: boolean;
  /** Limits that storing the submission counts towards. */
  readonly limits: readonly Limit[];
};

/** Kind of the link in the mail to the sender, by the effect of the form. */
const NEXT: { readonly [begun in RequestEffect]?: LinkKind } = {
  viewing: 'change-visit',
  alert: 'confirm-subscription',
  newsletter: 'confirm-subscription',
  offer: 'confirm-offer',
};

/** Composes the submission to store: the request with its mails, links, limits and the process that it starts. */
export function makeComposeSubmission({
  hashes,
  linkSecrets,
  linkPath,
  requestLimits,
}: Pick<SubmitRequestParts, 'hashes' | 'linkSecrets' | 'linkPath'> & { readonly requestLimits: RequestLimits }) {
  return (facts: SubmissionFacts, reservation: SlotReservation | undefined): Submission => {
    const { sent, checked, key, challenge, recipient, isQuiet, limits, ...known } = facts;
    const { form, language } = sent;
    const { values, subject, page, contextIn } = checked;
    const { reference, receivedAt, email, keptAs } = known;
    const { begins } = FORMS[form];
    const next = begins && NEXT[begins];
    const stored = storedValues(form, values, keptAs);
    const asked = begins === 'documents' ? subject?.listing : undefined;
    const mailData: RequestMailData = {
      ...known,
      form,
      language,
      values,
      subject,
      page,
      reservation,
      link: next && linkPath(next, reference, language),
      stopPath: recipient === undefined ? undefined : linkPath('stop-recommendations', recipient, language),
    };
    return {
      id: reference,
      form,
      language,
      receivedAt,
      values: stored,
      subjectId: subject?.id,
      subjectWords: subjectWords(contextIn, subject),
      email: stored['email'] === undefined ? undefined : email,
      key,
      bodyHash: hashes.personal(bodyText(sent)),
      formerBodyHash: hashes.formerly(bodyText(sent)),
      challenge,
      limits,
      // A repeated request for documents gets the same response as the first one, so that strangers do not learn of an earlier request.
      quietBeyond: asked && email !== undefined ? requestLimits.documents(asked.id, email) : undefined,
      reservation,
      subscription: subscriptionOf(mailData),
      offerTokenHash:
        begins === 'offer' ? linkTokenHash({ hashes, linkSecrets }, 'confirm-offer', reference) : undefined,
      once: begins === 'documents' ? hashes.personal(`documents ${subject?.id} ${email?.toLowerCase()}`) : undefined,
      mails: isQuiet ? [] : requestMails(contextIn, mailData, false),
      mailsAgain: isQuiet ? [] : requestMails(contextIn, mailData, true),
    };
  };

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
      tokenHash: linkTokenHash({ hashes, linkSecrets }, 'confirm-subscription', reference),
    };
  }
}

/** Hash of the secret in a link of a request; the secret itself is not stored. */
export function linkTokenHash(
  { hashes, linkSecrets }: Pick<SubmitRequestParts, 'hashes' | 'linkSecrets'>,
  kind: LinkKind,
  reference: string,
): string {
  return hashes.secret(secretOf(linkSecrets, PURPOSE[kind], reference));
}
