import { checkForm, unknownFields } from '../../domain/request/check-form.ts';
import { sentCriterion } from '../../domain/list/criteria.ts';
import { envelopeField, ownFields } from '../../domain/request/envelope.ts';
import { isTrapped } from '../../domain/request/honeypot.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import { fileField } from '../../domain/request/files-of.ts';
import { type RequestEffect, FORMS } from '../../domain/request/forms.ts';
import type { LinkKind } from '../../domain/request/link.ts';
import { contexts } from '../view/contexts.ts';
import type { LinkPath } from '../mail/link-path.ts';
import { namesOf, personOf, PURPOSE } from '../mail/link-secret.ts';
import { secretOf } from '../mail/mail-links.ts';
import type { SlotReservation } from '../ports/viewings/viewing-records.ts';
import type { Challenges } from '../ports/submissions/challenges.ts';
import type { Clock } from '../ports/clock.ts';
import type { Documents } from '../ports/catalogue/documents.ts';
import type { FormTokens } from '../ports/submissions/form-tokens.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import { type Limit, type Limits, waitFor } from '../ports/security/limits.ts';
import type { LinkSecrets } from '../ports/security/link-secrets.ts';
import type { ListingCatalogue } from '../ports/catalogue/listing-catalogue.ts';
import type { SecurityLog, SecurityReason } from '../ports/audit/security-log.ts';
import type { SuppressionList } from '../ports/mails/suppression-list.ts';
import type { Submissions, Submission } from '../ports/submissions/submissions.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import type { Subscription } from '../ports/alerts/subscriptions.ts';
import type { Uploads } from '../ports/submissions/uploads.ts';
import type { ViewingHours } from '../ports/calendar/viewing-hours.ts';
import type { AskedMoment } from './booked-viewing.ts';
import { unavailableForm, closedPage } from './unavailable-form.ts';
import { formOptions } from './form-options.ts';
import { slotsIn } from './slots-in.ts';
import { subjectErrors, unknownFiles } from './check-sent.ts';
import { documentsToSend } from './documents-to-send.ts';
import { bodyText, storedValues, placeOf, alertCriteriaOf } from './stored-values.ts';
import { makeRequestLimits } from './request-limits.ts';
import { requestMails, type RequestMailData } from './request-mails.ts';
import { findSubject, type RequestSubject } from './request-subject.ts';
import type { FindSharedPage } from './shared-page.ts';
import { sentHref } from './sent-href.ts';
import type { SentMarks } from './sent-mark.ts';
import type { SubmitOutcome, TakeRequest } from './sent-form.ts';
import { type FreeSlotCapacity, freeSlotCapacity } from './free-slot-capacity.ts';
import type { Language } from '../../domain/text/language.ts';

/** A request to reset a password; `reference` identifies it. */
export type Forgot = { readonly reference: string; readonly email: string; readonly language: Language };

/** Mails a link to choose a new password if the address has an account; the response does not reveal whether it has. */
export type SendResetLink = (forgot: Forgot) => Promise<void>;

export type SubmitRequestParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly submissions: Pick<Submissions, 'accept'>;
  readonly viewingHours: Pick<ViewingHours, 'ofProperty'>;
  readonly limits: Limits;
  readonly challenges: Challenges;
  readonly formTokens: FormTokens;
  readonly ids: Ids;
  readonly hashes: Hashes;
  readonly uploads: Pick<Uploads, 'forget'>;
  readonly documents: Documents;
  readonly suppressionList: SuppressionList;
  readonly linkSecrets: LinkSecrets;
  readonly linkPath: LinkPath;
  readonly findSharedPage: FindSharedPage;
  readonly security: SecurityLog;
  readonly sentMarks: SentMarks;
  /** Mails a link to choose a new password; a repeated submission calls it again with the same reference. */
  readonly sendResetLink?: SendResetLink;
};

/** Retries when the viewing hours change between reading them and reserving. */
const MOST_TRIES = 5;

/** Kind of link in the sender's mail, by what the form begins. */
const NEXT: { readonly [begun in RequestEffect]?: LinkKind } = {
  viewing: 'change-visit',
  alert: 'confirm-subscription',
  newsletter: 'confirm-subscription',
  offer: 'confirm-offer',
};

/**
 * Accepts or refuses a submission, checking in this order: honeypot, stamp, fields, captcha. Then stores it and counts it towards the
 * limits in one transaction, so that a retry after a lost response is not counted again. Never throws for any input of a visitor; rejects
 * if it could not be stored, and then nothing was.
 */
export function makeSubmitRequest(parts: SubmitRequestParts): TakeRequest {
  const { site, catalogue, clock, submissions, challenges, hashes, ids, uploads, security } = parts;
  const limits = makeRequestLimits(parts);

  return async (sent): Promise<SubmitOutcome> => {
    const { form, language } = sent;
    const { begins } = FORMS[form];
    const now = clock.now();
    const { content } = site.current();
    const hrefOf = (reference: string, subject: RequestSubject | undefined, viewing?: AskedMoment) =>
      sentHref({ site, sentMarks: parts.sentMarks }, form, language, reference, subject, viewing);
    if (isTrapped(sent.raw)) {
      security.note('form-refused', 'honeypot');
      const reference = ids.reference();
      return { kind: 'sent', reference, href: hrefOf(reference, undefined) };
    }
    const stamp = await parts.formTokens.checkStamp(envelopeField(sent.raw, 'stamp'), form, now);
    if ('refused' in stamp) {
      security.note('form-refused', stamp.refused);
      return { kind: 'stamp', code: stamp.refused };
    }
    const raw = ownFields(sent.raw);
    // Fields that a region's law excludes are accepted and dropped: the page may not have known the region.
    if ([...unknownFields(form, raw, { goal: 'sale' }), ...unknownFiles(sent)].length > 0) {
      security.note('form-refused', 'unknown-fields');
      return { kind: 'unknown-fields' };
    }
    const subject = await findSubject(catalogue, raw);
    const contextIn = await contexts(parts, now);
    const closed = unavailableForm(contextIn(language), form, subject);
    if (closed) return { kind: 'closed', ...closed };
    const today = brusselsDay(now);
    const checked = checkForm(form, raw, {
      today,
      region: subject?.region,
      goal: subject?.goal,
      options: formOptions(FORMS[form], content, language),
      files: sent.files,
      criterion: sentCriterion,
    });
    const errors = [...('errors' in checked ? checked.errors : []), ...subjectErrors(checked, subject)];
    if ('errors' in checked || errors.length > 0) return { kind: 'invalid', errors };
    const values = checked.ok;
    const askedPage = subject ? undefined : values['page'];
    const page = typeof askedPage === 'string' ? await parts.findSharedPage(askedPage, language) : undefined;
    if (askedPage !== undefined && !page) return { kind: 'closed', ...closedPage(contextIn(language)) };
    const hours = slotsIn(content, language).find(({ id }) => id === values['slot']);
    const listing = begins === 'viewing' ? subject?.listing : undefined;
    const lookForRoom = async () =>
      listing && hours
        ? freeSlotCapacity(
            parts.viewingHours,
            contextIn(language),
            listing,
            { day: String(values['day']), slot: hours.id },
            now,
          )
        : undefined;
    let found = await lookForRoom();

    const token = envelopeField(sent.raw, 'captcha');
    const wrong = limits.wrongAnswers(token);
    const fromHere = limits.from(form, sent.network ?? '');
    const limited = (limit: Limit, why: SecurityReason<'throttled'> = 'forms-of-network'): SubmitOutcome => {
      security.note('throttled', why);
      return { kind: 'limited', retryAfter: waitFor(limit, now) };
    };
    const guessed = (): SubmitOutcome => {
      security.note('throttled', 'captcha-guesses');
      return { kind: 'captcha', code: 'expired' };
    };
    const solved = await challenges.check(form, token, envelopeField(sent.raw, 'answer'), now);
    if ('refused' in solved) {
      security.note('captcha-refused', solved.refused);
      // Wrong answers count towards the network's limit too.
      if (!(await limits.within(fromHere, now))) return limited(fromHere);
      return (await limits.within(wrong, now)) ? { kind: 'captcha', code: solved.refused } : guessed();
    }
    if (await limits.exceeded(wrong, now)) return guessed();

    const friend = typeof values['friendEmail'] === 'string' ? values['friendEmail'] : undefined;
    const reference = ids.reference();
    const fileIn = fileField(form);
    const file = fileIn !== undefined && values[fileIn] !== undefined ? sent.files[fileIn] : undefined;
    // The limit is counted when the submission is stored, but a file is stored earlier, so check first.
    if (file && !(await limits.hasRoom(fromHere, now))) return limited(fromHere);
    const keptAs = await file?.keep();
    const asked = begins === 'documents' ? subject?.listing : undefined;
    const email = typeof values['email'] === 'string' ? values['email'] : undefined;
    // The response must not reveal that a friend opted out of such mails.
    const person = friend === undefined ? undefined : personOf(hashes, friend);
    const quiet = friend !== undefined && (await isSuppressed(namesOf(hashes, friend)));
    const next = begins && NEXT[begins];
    const documents = asked && (await documentsToSend(parts.documents, asked));
    const [toFriend, toFriends] = friend === undefined ? [] : limits.toFriend(friend);
    const counted = [fromHere, toFriend, toFriends].filter(limit => limit !== undefined);
    const reached = (key: string): readonly [Limit, SecurityReason<'throttled'>] => {
      if (key === toFriend?.key) return [toFriend, 'mails-to-friend'];
      return key === toFriends?.key ? [toFriends, 'mails-to-friends'] : [fromHere, 'forms-of-network'];
    };
    const kept = storedValues(form, values, keptAs);
    const placeIn = (room: FreeSlotCapacity) =>
      hours && subject && placeOf(values, hours, subject, room, hashOf('change-visit', reference));
    const keep = async (place: SlotReservation | undefined) => {
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
        keptAs,
        documents,
        link: next && parts.linkPath(next, reference, language),
        stopPath: person === undefined ? undefined : parts.linkPath('stop-recommendations', person, language),
      };
      const submission: Submission = {
        id: reference,
        form,
        language,
        receivedAt: now,
        values: kept,
        subjectId: subject?.id,
        email: kept['email'] === undefined ? undefined : email,
        key: stamp.ok,
        bodyHash: hashes.personal(bodyText(sent)),
        formerBodyHash: hashes.formerly(bodyText(sent)),
        challenge: { id: solved.ok, expiresAt: solved.expiresAt },
        limits: counted,
        // Repeated requests get the same response, so that strangers do not learn of an earlier request.
        quietBeyond: asked && email !== undefined ? limits.documents(asked.id, email) : undefined,
        place,
        subscription: subscriptionOf(mailData),
        offerTokenHash: begins === 'offer' ? hashOf('confirm-offer', reference) : undefined,
        once: begins === 'documents' ? hashes.personal(`documents ${subject?.id} ${email?.toLowerCase()}`) : undefined,
        mails: quiet ? [] : requestMails(contextIn, mailData, false),
        mailsAgain: quiet ? [] : requestMails(contextIn, mailData, true),
      };
      return keepOrForget(submission, keptAs);
    };
    let place = found && placeIn(found.room);
    let answer = await keep(place);
    // The viewing hours changed before the slot was reserved: read them again and retry.
    for (let tries = 1; answer.kind === 'hours-changed'; tries++) {
      found = await lookForRoom();
      if (!found || tries > MOST_TRIES) return { kind: 'slot-full' };
      place = placeIn(found.room);
      answer = await keep(place);
    }
    switch (answer.kind) {
      case 'kept':
      case 'repeated':
        if (begins === 'password' && email !== undefined)
          await parts.sendResetLink?.({ reference: answer.id, email, language });
        return { kind: 'sent', reference: answer.id, href: hrefOf(answer.id, subject, place) };
      case 'challenge-used':
        security.note('captcha-refused', 'used');
        return { kind: 'captcha', code: 'used' };
      case 'limited':
        return limited(...reached(answer.key));
      case 'slot-full':
        return found?.refused ?? answer;
      case 'key-taken':
        security.note('form-refused', 'key-taken');
        return { kind: 'key-taken' };
    }
  };

  /**
   * Deletes the uploaded file if its submission was refused or repeated. If the database's response was lost, the file stays, because the
   * submission may have been stored.
   */
  async function keepOrForget(submission: Submission, keptAs: string | undefined) {
    const kept = await submissions.accept(submission);
    // If this fails, the nightly clean-up deletes unreferenced files; the response does not wait for it.
    if (kept.kind !== 'kept' && keptAs !== undefined) await uploads.forget(keptAs).catch(() => undefined);
    return kept;
  }

  async function isSuppressed(names: readonly string[]): Promise<boolean> {
    const found = await Promise.all(names.map(name => parts.suppressionList.has(name)));
    return found.includes(true);
  }

  /** Hash of a link's secret; the secret itself is not stored. */
  function hashOf(kind: LinkKind, reference: string): string {
    return hashes.secret(secretOf(parts.linkSecrets, PURPOSE[kind], reference));
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
