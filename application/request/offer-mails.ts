import { type OfferState, storedState } from '../../domain/offer/offer-step.ts';
import { offerValues } from '../../domain/offer/offer-values.ts';
import { personName } from '../../domain/request/person-name.ts';
import type { Language } from '../../domain/text/language.ts';
import { agencyLanguage } from '../mail/agency-language.ts';
import type { LinkPath } from '../mail/link-path.ts';
import { makeMail, OFFER_READERS, type OfferMail, type OfferMailState } from '../mail/mail-templates.ts';
import type { AgentRecords } from '../ports/accounts/agent-records.ts';
import type { ListingOwners } from '../ports/accounts/listing-owners.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { Offer, OfferMails } from '../ports/offers/offers.ts';
import { hrefOf } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import { agentEmail, findSubject, mailSubject, type RequestSubject } from './request-subject.ts';

type Reader = 'agency' | 'sender' | 'owner';

/**
 * Reads the data for the mails of an offer's step, since nothing may be awaited inside the transaction, and returns the function that
 * builds them: to the agency (`agencyLanguage`), to the buyer, and to each owner with an account, each in the reader's language. Mails to
 * an owner contain amount and terms only once the agency passed them on, and the buyer's name and remark only once released. The mails
 * about an acceptance to agency and owners list the other offers that were turned down by it. For a draft that was never confirmed, only
 * the buyer is mailed, and only about its withdrawal.
 */
export type PrepareOfferMails = (
  contextIn: (language: Language) => PageContext,
  offer: Pick<Offer, 'request'>,
) => Promise<OfferMails>;

export function makePrepareOfferMails({
  listingOwners,
  agentRecords,
  linkPath,
}: {
  readonly listingOwners: ListingOwners;
  readonly agentRecords: Pick<AgentRecords, 'byEmail'>;
  readonly linkPath: LinkPath;
}): PrepareOfferMails {
  return async (contextIn, { request: { subjectId, language } }) => {
    const context = contextIn(language);
    const [subject, owners] = await Promise.all([
      findSubject(context.catalogue, { property: subjectId }),
      subjectId === undefined ? [] : listingOwners.of(subjectId),
    ]);
    const agency = agentEmail(context, subject);
    const agentLanguage = await agencyLanguage(agentRecords, context.content, agency);

    return (changed, answered) => {
      const state = storedState(changed);
      if (!isMailed(state) || (changed.confirmedAt === undefined && state !== 'withdrawn')) return [];
      const readers: readonly Reader[] = OFFER_READERS[state];
      const { id, email, language: own } = changed.request;
      const mail = (reader: Reader, name: string, to: string, spoken: Language, link: string | undefined): Mail => {
        const data = offerMail(contextIn(spoken), reader, changed, answered, subject, link);
        const template = `offer-${state}.${reader}` as 'offer-told.owner';
        const replyTo = reader === 'agency' ? email : agency;
        const mailId = `${id}.offer-${changed.sequence}.${name}`;
        return makeMail({ id: mailId, template, language: spoken, to, replyTo, data, unsubscribe: undefined });
      };
      return readers.flatMap((reader): readonly Mail[] => {
        switch (reader) {
          case 'agency':
            return [mail(reader, reader, agency, agentLanguage, undefined)];
          case 'sender':
            return email === undefined
              ? []
              : [mail(reader, reader, email, own, linkPath('confirm-offer', id, own, changed.tokenHash))];
          case 'owner':
            return changed.confirmedAt === undefined
              ? []
              : owners.map(owner =>
                  mail(
                    reader,
                    `owner-${owner.id}`,
                    owner.email,
                    owner.language,
                    portalPath(contextIn, owner, subjectId),
                  ),
                );
        }
      });
    };
  };
}

function isMailed(state: OfferState): state is OfferMailState {
  return Object.hasOwn(OFFER_READERS, state);
}

function portalPath(
  contextIn: (language: Language) => PageContext,
  { language }: { readonly language: Language },
  id: string | undefined,
): string {
  return hrefOf(contextIn(language), 'portal-property', { id: id ?? '' });
}

/** Data of a mail about an offer, reduced to what its reader may see. */
function offerMail(
  context: PageContext,
  reader: Reader,
  { request: { id, values }, validUntil, toldAt, nameReleased, counter, decided }: Offer,
  answered: readonly Offer[],
  subject: RequestSubject | undefined,
  link: string | undefined,
): OfferMail {
  const knowsName = reader !== 'owner' || nameReleased;
  const knowsTerms = reader !== 'owner' || toldAt !== undefined;
  const buyer = personName(values);
  const about = subject && mailSubject(context, subject);
  const { amount, subjectToCredit, remark } = offerValues(values);
  const others = reader === 'sender' ? [] : answeredOffers(reader, answered);
  return {
    reference: id,
    ...(knowsName && buyer !== '' && { buyer }),
    ...(knowsTerms && {
      terms: {
        amount,
        validUntil,
        subjectToCredit,
        // Buyers may sign their remark with their name, so it is withheld as long as the name is.
        ...(knowsName && remark !== '' && { remark }),
      },
      ...(counter && { counter }),
    }),
    ...(decided?.on !== undefined && { on: decided.on }),
    ...(others.length > 0 && { answered: others }),
    ...(about && { subject: about }),
    ...(link !== undefined && { link }),
  };
}

/**
 * The answered offers as a reader may know them: to owners no drafts that were never confirmed, and no amounts that were not passed on. The
 * result contains no names: the mail belongs to the request of another buyer, so erasing an answered buyer's data would not erase the mail.
 */
function answeredOffers(reader: 'agency' | 'owner', answered: readonly Offer[]): NonNullable<OfferMail['answered']> {
  const known = reader === 'agency' ? answered : answered.filter(({ confirmedAt }) => confirmedAt !== undefined);
  return known.map(({ request: { id, values }, toldAt }) => ({
    reference: id,
    ...((reader === 'agency' || toldAt !== undefined) && { amount: offerValues(values).amount }),
  }));
}
