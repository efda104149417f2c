import type { Counter, OfferState } from '../../domain/offer/offer-step.ts';
import type { ViewingState } from '../../domain/appointment/viewing-state.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { Moment } from '../request/booked-viewing.ts';
import type { FormView } from '../request/form-view.ts';
import type { AlertView } from '../mail/mail-templates.ts';
import type { LinkKind } from '../../domain/request/link.ts';
import type { LinkLimited } from './refuse-link.ts';

/** Content of a link's page. */
export type LinkShown =
  /** The secret is invalid; the page does not reveal whether it is unknown or expired. */
  | { readonly kind: 'nothing' }
  | LinkLimited
  /** The record could not be read or stored; the visitor may retry. */
  | { readonly kind: 'failed' }
  | SubscriptionShown
  | SearchShown
  | OfferShown
  | ViewingShown
  | { readonly kind: 'recommendations'; readonly stopped: boolean };

export type SubscriptionShown = {
  readonly kind: 'subscription';
  readonly of: 'alert' | 'newsletter';
  /** The alert's search; absent for a newsletter. */
  readonly wish: AlertView | undefined;
  readonly confirmed: boolean;
  readonly paused: boolean;
  readonly changeHref: string | undefined;
  /** Page to pause or resume a confirmed alert. */
  readonly pauseHref: string | undefined;
  readonly endHref: string | undefined;
};

/** An alert's search, for editing. */
export type SearchShown = {
  readonly kind: 'search';
  readonly form: FormView;
  readonly confirmHref: string | undefined;
  readonly paused: boolean;
  /** Page to pause or resume a confirmed alert. */
  readonly pauseHref: string | undefined;
  readonly endHref: string | undefined;
};

export type OfferShown = {
  readonly kind: 'offer';
  /**
   * State of the offer today. For a draft that was never confirmed: 'late' once it is expired, 'gone' if the property is no longer offered,
   * 'other-accepted' if the owner accepted another offer.
   */
  readonly state: 'draft' | 'late' | 'gone' | 'other-accepted' | Exclude<OfferState, 'drafted'>;
  readonly confirmedAt: { readonly day: string; readonly time: string } | undefined;
  readonly reference: string;
  readonly buyer: string;
  readonly address: string;
  /** Euro. */
  readonly amount: number;
  /** ISO day. */
  readonly validUntil: string;
  /** The owner's counter-offer: amount and last day. */
  readonly counter: Counter | undefined;
  /** Day of the owner's decision, ISO. */
  readonly decidedOn: string | undefined;
  readonly subjectToCredit: boolean;
  readonly remark: string;
  readonly advance: { readonly percent: number; readonly amount: number; readonly account: string };
  readonly subject: FormView['subject'];
};

export type ViewingShown = {
  readonly kind: 'viewing';
  /**
   * Selects the texts of the page. 'asked': the agency has not accepted the viewing yet; 'refused': the agency cancelled it, with a reason;
   * 'past': the viewing has begun or ended.
   */
  readonly state: 'asked' | 'confirmed' | 'cancelled' | 'refused' | 'past';
  /** State of the viewing as the desk and the owner see it. */
  readonly standing: ViewingState;
  /** Whether viewings of the property can be booked; false once it is sold, rented or withdrawn. */
  readonly isOffered: boolean;
  readonly canCancel: boolean;
  /** Why the submitted form changed nothing: the viewing is already at that time, or the agency changed it at the same moment. */
  readonly unchanged: 'same-time' | 'changed-before' | undefined;
  readonly reference: string;
  readonly at: Moment;
  /** Whether an agent has set exact hours; otherwise the hours shown are those of the slot. */
  readonly isExact: boolean;
  /** The agency's reason for cancelling. */
  readonly reason: string | undefined;
  readonly subject: FormView['subject'];
  readonly agent: { readonly name: string; readonly role: Text | undefined; readonly phone: string };
  /** Address of the iCalendar file; absent once cancelled or past. */
  readonly calendarHref: string | undefined;
  /** Form to move the viewing; absent once the viewing can no longer be moved. */
  readonly form: FormView | undefined;
};

/** Page behind a mail link. Its address contains a secret, so the page must not leak it to third parties. */
export type LinkBody = {
  readonly kind: 'link';
  readonly link: LinkKind;
  readonly secret: string;
  /** Path of the page, also the form action. */
  readonly action: string;
  /** Whether an action was just performed. */
  readonly done: boolean;
  /** Content of the record to which the secret belongs; absent before the server has looked the record up. */
  readonly shown?: LinkShown;
};
