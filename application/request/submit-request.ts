import { checkForm, unknownFields } from '../../domain/request/check-form.ts';
import { envelopeField, ownFields } from '../../domain/request/envelope.ts';
import { isTrapped } from '../../domain/request/honeypot.ts';
import { brusselsTime, visitRefusal } from '../../domain/request/visit-time.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PageContext } from '../browse/page-context.ts';
import type { Challenges } from '../ports/challenges.ts';
import type { Clock } from '../ports/clock.ts';
import type { FormSeals } from '../ports/form-seals.ts';
import type { Hashes } from '../ports/hashes.ts';
import type { Ids } from '../ports/ids.ts';
import type { Limits } from '../ports/limits.ts';
import type { ListingCatalogue } from '../ports/listing-catalogue.ts';
import type { RequestInbox, Submission } from '../ports/request-inbox.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import type { Uploads } from '../ports/uploads.ts';
import { formOptions, slotsIn } from './form-options.ts';
import { subjectErrors, unknownFiles } from './check-sent.ts';
import { bodyText, keptValues, placeOf, wishOf } from './kept-values.ts';
import { makeRequestLimits } from './request-limits.ts';
import { requestMails, type Told } from './request-mails.ts';
import { findSubject, type RequestSubject } from './request-subject.ts';
import { sentHref } from './sent-href.ts';
import type { RequestLinks, SubmitOutcome, SubmitRequest, WantsToHear } from './sent-form.ts';

export type SubmitRequestParts = {
  readonly site: SiteContentSource;
  readonly catalogue: ListingCatalogue;
  readonly clock: Clock;
  readonly inbox: RequestInbox;
  readonly limits: Limits;
  readonly challenges: Challenges;
  readonly seals: FormSeals;
  readonly ids: Ids;
  readonly hashes: Hashes;
  readonly uploads: Uploads;
  readonly links?: RequestLinks;
  /** Asks to confirm an address; called again with the same reference where a request is repeated. */
  readonly subscribe?: (wants: WantsToHear) => Promise<void>;
  /** Mails a link to choose a new password; called again with the same reference where a request is repeated. */
  readonly offerReset?: (forgot: Pick<WantsToHear, 'reference' | 'email' | 'language'>) => Promise<void>;
};

/**
 * Takes a request or says why not, in this order: trap and seal, fields, how often, challenge, then all is kept at once.
 * Never throws for anything that a visitor can send; rejects where it could not be kept, and then nothing of it was.
 */
export function makeSubmitRequest(parts: SubmitRequestParts): SubmitRequest {
  const { site, catalogue, clock, inbox, challenges, hashes, ids, uploads } = parts;
  const limits = makeRequestLimits(parts);

  async function contexts(now: number): Promise<(language: Language) => PageContext> {
    const { content, routes, places } = site.current();
    const base = { content, routes, places, catalogue: await catalogue.current() };
    const today = brusselsDay(now);
    return language => ({ ...base, today, language });
  }

  return async (sent): Promise<SubmitOutcome> => {
    const { form, language } = sent;
    const now = clock.now();
    const { content } = site.current();
    const hrefOf = (reference: string, subject: RequestSubject | undefined) =>
      sentHref(site, form, language, reference, subject);
    if (isTrapped(sent.raw)) {
      const reference = ids.reference();
      return { kind: 'sent', reference, href: hrefOf(reference, undefined) };
    }
    const stamp = parts.seals.checkStamp(envelopeField(sent.raw, 'stamp'), form, now);
    if ('refused' in stamp) return { kind: 'stamp', code: stamp.refused };
    const raw = ownFields(sent.raw);
    // What a region's law leaves out is known, and dropped: a page that did not know the region may have asked for it.
    if ([...unknownFields(form, raw, { goal: 'sale' }), ...unknownFiles(sent)].length > 0)
      return { kind: 'unknown-fields' };
    const subject = await findSubject(catalogue, raw);
    const today = brusselsDay(now);
    const checked = checkForm(form, raw, {
      today,
      region: subject?.region,
      goal: subject?.goal,
      options: formOptions(form, content, language),
      files: sent.files,
    });
    const errors = [...('errors' in checked ? checked.errors : []), ...subjectErrors(checked, subject)];
    if ('errors' in checked || errors.length > 0) return { kind: 'invalid', errors };
    const values = checked.ok;
    const hours = slotsIn(content, language).find(({ id }) => id === values['slot']);
    const early = hours && visitRefusal(String(values['day']), hours.from, { today, time: brusselsTime(now) });
    if (early) return { kind: 'invalid', errors: [{ field: 'day', code: early }] };

    const friend = typeof values['friendEmail'] === 'string' ? values['friendEmail'] : undefined;
    const retryAfter = await limits.form(form, sent.address ?? '', friend, now);
    if (retryAfter !== undefined) return { kind: 'limited', retryAfter };

    const token = envelopeField(sent.raw, 'captcha');
    const solved = await challenges.check(form, token, envelopeField(sent.raw, 'answer'), now);
    if (!(await limits.tried(token, 'ok' in solved, now))) return { kind: 'captcha', code: 'expired' };
    if ('refused' in solved) return { kind: 'captcha', code: solved.refused };

    const secret = ids.secret();
    const reference = ids.reference();
    const file = sent.files['cv'];
    const keptAs = file && values['cv'] !== undefined ? await uploads.keep(file.bytes) : undefined;
    const place =
      hours && subject?.listing
        ? placeOf(values, hours, subject, content.settings.slotCapacity, hashes.secret(secret))
        : undefined;
    const email = typeof values['email'] === 'string' ? values['email'] : undefined;
    const told: Told = {
      form,
      reference,
      receivedAt: now,
      language,
      values,
      email,
      subject,
      place,
      keptAs,
      link: parts.links?.[form]?.(secret, language),
      stopPath: friend === undefined ? undefined : parts.links?.stopFriend?.(friend, language),
    };
    const contextIn = await contexts(now);
    const submission: Submission = {
      id: reference,
      form,
      language,
      receivedAt: now,
      values: keptValues(form, values, keptAs),
      subjectId: subject?.id,
      email: form === 'send-to-friend' ? undefined : email,
      key: stamp.ok,
      bodyHash: hashes.personal(bodyText(sent, hashes)),
      challenge: { id: solved.ok, expiresAt: solved.expiresAt },
      place,
      once:
        form === 'document-request' ? hashes.personal(`documents ${subject?.id} ${email?.toLowerCase()}`) : undefined,
      mails: requestMails(contextIn, told, false),
      mailsAgain: requestMails(contextIn, told, true),
    };
    const kept = await keepOrForget(submission, keptAs);
    switch (kept.kind) {
      case 'kept':
      case 'repeated':
        await subscribe(kept.id, told);
        if (form === 'forgot-password' && email !== undefined)
          await parts.offerReset?.({ reference: kept.id, email, language });
        return { kind: 'sent', reference: kept.id, href: hrefOf(kept.id, subject) };
      case 'challenge-used':
        return { kind: 'captcha', code: 'used' };
      default:
        return { kind: kept.kind };
    }
  };

  /** A file goes with its request: where that is not kept, or was kept before, the file is not either. */
  async function keepOrForget(submission: Submission, keptAs: string | undefined) {
    try {
      const kept = await inbox.keep(submission);
      if (kept.kind !== 'kept' && keptAs !== undefined) await uploads.forget(keptAs);
      return kept;
    } catch (error) {
      if (keptAs !== undefined) await uploads.forget(keptAs).catch(() => undefined);
      throw error;
    }
  }

  async function subscribe(reference: string, { form, email, language, values }: Told): Promise<void> {
    if (!parts.subscribe || email === undefined) return;
    if (form === 'sign-newsletter') {
      await parts.subscribe({ reference, kind: 'newsletter', email, language, wish: undefined });
    } else if (form === 'demand-register') {
      await parts.subscribe({ reference, kind: 'alert', email, language, wish: wishOf(values) });
    }
  }
}
