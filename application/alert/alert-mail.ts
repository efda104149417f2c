import type { AlertCriteria } from '../../domain/alert/alert-criteria.ts';
import { alertQuery } from '../../domain/alert/match-alert.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { Language } from '../../domain/text/language.ts';
import { listHref } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import type { LinkPath } from '../mail/link-path.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { Subscription } from '../ports/alerts/subscriptions.ts';
import { type AlertMatch, type ListingSubject, makeMail } from '../mail/mail-templates.ts';
import { listingSubject } from '../request/request-subject.ts';
import { alertView } from '../mail/alert-view.ts';
import { matchReasons } from './match-reasons.ts';
import type { findAmong, MatchedListing } from './changed-listings.ts';

/** Maximum numbers of matching properties and of near misses in a mail. */
const MOST_MATCHES = 12;
const MOST_NEAR_MISSES = 4;

type Wished = Pick<Subscription, 'id' | 'email' | 'language' | 'tokenHash'> & { readonly wish: AlertCriteria };

/**
 * Creates the mails of one run. Builds each advert once per language. Mail ids contain `reach`, the number of the last change that the run
 * covers, so that all processes create the same ids for a run. Returns `undefined` if the content has no page in the reader's language to
 * change or end the alert.
 */
export function makeAlertMail(
  contextIn: (language: Language) => PageContext,
  linkPath: LinkPath,
  reach: number,
): (alert: Wished, found: ReturnType<typeof findAmong>) => Mail | undefined {
  const made = new Map<
    Language,
    { readonly context: PageContext; readonly subjects: Map<PublicListing, ListingSubject> }
  >();

  function cards(language: Language, found: readonly MatchedListing[]): readonly AlertMatch[] {
    const { context, subjects } = made.get(language) ?? { context: contextIn(language), subjects: new Map() };
    made.set(language, { context, subjects });
    return found.map(({ listing, news, reasons }) => {
      const subject = subjects.get(listing) ?? listingSubject(context, listing);
      subjects.set(listing, subject);
      return { ...subject, reasons: matchReasons(context, news, reasons) };
    });
  }

  return ({ id, email, language, wish, tokenHash }, { matches, nearMisses }) => {
    const changePath = linkPath('change-search', id, language, tokenHash);
    const unsubscribe = linkPath('end-subscription', id, language, tokenHash);
    const pausePath = linkPath('pause-alert', id, language, tokenHash);
    if (changePath === undefined || unsubscribe === undefined) return undefined;
    const context = contextIn(language);
    const more = matches.length - MOST_MATCHES;
    return makeMail({
      id: `alert.${id}.${reach}`,
      template: 'alert-match',
      language,
      to: email,
      replyTo: undefined,
      data: {
        wish: alertView(context, wish),
        matches: cards(language, matches.slice(0, MOST_MATCHES)),
        nearMisses: cards(language, nearMisses.slice(0, MOST_NEAR_MISSES)),
        ...(more > 0 && { more: { count: more, path: listPath(context, wish) } }),
        changePath,
        ...(pausePath !== undefined && { pausePath }),
      },
      unsubscribe,
      subscriptionId: id,
    });
  };
}

/** Address of a list with an alert's criteria as its filters, as far as lists have such filters. */
function listPath(context: PageContext, wish: AlertCriteria): string {
  const { types, zones, budget, bedrooms } = wish;
  const asked = alertQuery(wish);
  return listHref(context, {
    ...asked,
    // Towns only extend the form's zones; as a list filter they would exclude the zones.
    city: zones.length > 0 ? [] : asked.city,
    type: [...new Set([...types, ...asked.type])].sort((a, b) => a - b),
    ...(budget !== undefined && { priceMax: Math.floor(budget) }),
    ...(bedrooms !== undefined && { bedroomsMin: bedrooms }),
  });
}
