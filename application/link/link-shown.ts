import type { Text } from '../../domain/text/localized.ts';
import type { Moment } from '../request/booked-viewing.ts';
import type { FormView } from '../request/form-view.ts';
import type { AlertView } from '../mail/mail-templates.ts';
import type { LinkKind } from '../../domain/request/link.ts';
import type { LinkLimited } from './refuse-link.ts';

/** What the secret of a link opened, as its page shows it. */
export type LinkShown =
  /** Nothing, and never why: a secret that was never made looks like one whose time is over. */
  | { readonly kind: 'nothing' }
  | LinkLimited
  /** It could not be looked up or kept; the same may be tried again. */
  | { readonly kind: 'failed' }
  | SubscriptionShown
  | SearchShown
  | OfferShown
  | ViewingShown
  | { readonly kind: 'recommendations'; readonly stopped: boolean };

export type SubscriptionShown = {
  readonly kind: 'subscription';
  readonly of: 'alert' | 'newsletter';
  /** For alerts. */
  readonly wish: AlertView | undefined;
  readonly confirmed: boolean;
  readonly paused: boolean;
  readonly changeHref: string | undefined;
  /** Where a confirmed alert is paused and resumed. */
  readonly pauseHref: string | undefined;
  readonly endHref: string | undefined;
};

/** An alert's search, to be changed. */
export type SearchShown = {
  readonly kind: 'search';
  readonly form: FormView;
  readonly confirmHref: string | undefined;
  readonly paused: boolean;
  /** Where a confirmed alert is paused and resumed. */
  readonly pauseHref: string | undefined;
  readonly endHref: string | undefined;
};

export type OfferShown = {
  readonly kind: 'offer';
  /** 'late': its date has passed; 'gone': the property is no longer offered. */
  readonly state: 'draft' | 'confirmed' | 'late' | 'gone';
  readonly confirmedAt: { readonly day: string; readonly time: string } | undefined;
  readonly reference: string;
  readonly buyer: string;
  readonly address: string;
  /** Euro. */
  readonly amount: number;
  /** ISO day. */
  readonly validUntil: string;
  readonly subjectToCredit: boolean;
  readonly remark: string;
  readonly advance: { readonly percent: number; readonly amount: number; readonly account: string };
  readonly subject: FormView['subject'];
};

export type ViewingShown = {
  readonly kind: 'viewing';
  /** 'asked': the agency has yet to agree; 'refused': the agency called it off, and said why; 'past': it has begun, or is over. */
  readonly state: 'asked' | 'confirmed' | 'cancelled' | 'refused' | 'past';
  readonly reference: string;
  readonly at: Moment;
  /** Whether these are the hours that the agent set; else those of the slot. */
  readonly isExact: boolean;
  /** What the agency wrote when it called the visit off. */
  readonly reason: string | undefined;
  readonly subject: FormView['subject'];
  readonly agent: { readonly name: string; readonly role: Text | undefined; readonly phone: string };
  /** The file that puts it into a calendar; absent once it is called off or over. */
  readonly calendarHref: string | undefined;
  /** Where it can still be moved. */
  readonly form: FormView | undefined;
};

/** A page behind the link of a mail. Its address holds a secret: nothing on it may tell a third party where it stands. */
export type LinkBody = {
  readonly kind: 'link';
  readonly link: LinkKind;
  readonly secret: string;
  /** Its own path, to which its forms are sent. */
  readonly action: string;
  /** Whether something was just done here. */
  readonly done: boolean;
  /** What the secret opened; absent where no server has looked. */
  readonly shown?: LinkShown;
};
