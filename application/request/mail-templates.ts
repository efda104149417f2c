import type { FormValues } from '../../domain/request/check-form.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Mail } from '../ports/outbox.ts';

/** The property or project that a mail is about, as visitors may know it, in the language of the mail. */
export type MailSubject = {
  readonly kind: 'property' | 'project';
  readonly id: string;
  readonly title: string;
  /** Postcode and place; street and number only where they are public. */
  readonly place: string;
  /** Path of its page, in the language of the mail. */
  readonly path: string;
  /** Price, energy value and code, and what else an advert owes: a line each. */
  readonly facts: readonly string[];
};

/** A request that came by a form, told to the agency or to its sender. */
export type RequestMail = {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly visitorLanguage: Language;
  readonly values: FormValues;
  /** Words for values that are codes of the content, by field: types, zones. */
  readonly names: Readonly<Record<string, string>>;
  readonly subject?: MailSubject;
  /** Hours of the chosen part of the day, as the visitor saw them. */
  readonly hours?: { readonly from: string; readonly to: string };
  /** Path that confirms, changes or resets, in mails that have such a button. */
  readonly link?: string;
  /** On an offer: what is due on the agency's account for third parties, in euro. */
  readonly advance?: { readonly percent: number; readonly amount: number };
  readonly rental?: RentalTerms;
  /** Documents that were asked for; those without a file are sent by hand. */
  readonly documents?: readonly { readonly name: string; readonly keptAs?: string }[];
  /** Whether the same was asked before. */
  readonly again?: boolean;
  /** Files that came along, by the name under which they are kept. */
  readonly files?: readonly { readonly keptAs: string; readonly contentType: string }[];
};

/** What a letting asks for; amounts in euro. */
export type RentalTerms = {
  readonly minimumIncome?: number;
  readonly maximumPersons?: number;
  readonly firstMonth?: number;
  readonly inventoryShare?: number;
  readonly deposit?: { readonly months: number; readonly amount: number };
};

/** A visit that was agreed, moved or called off. */
export type AppointmentMail = {
  readonly reference: string;
  /** ISO day in Brussels, and hours on it. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /** Grows with each change of this appointment. */
  readonly sequence: number;
  readonly updatedAt: number;
  readonly visitor: { readonly name: string; readonly phone?: string; readonly email?: string };
  readonly subject?: MailSubject;
  /** Where to meet; the property's address only where its visitor may know it. */
  readonly meetAt: string;
  readonly agent?: { readonly name: string; readonly phone?: string };
  /** Path by which the visitor changes or cancels. */
  readonly link?: string;
};

/** Why a property is in an alert's mail, or what keeps it from matching. */
export type MatchReason =
  | { readonly kind: 'new' | 'back' }
  | { readonly kind: 'cheaper'; readonly from: number; readonly to: number }
  | { readonly kind: 'type' | 'zone' | 'other-type' | 'near-zone'; readonly name: string }
  | { readonly kind: 'budget' | 'over-budget'; readonly price: number; readonly budget: number }
  | { readonly kind: 'bedrooms' | 'fewer-bedrooms'; readonly has: number; readonly wanted: number };

export type AlertMatch = MailSubject & { readonly reasons: readonly MatchReason[] };

export type AlertMail = {
  /** What is searched for, a line each, in the language of the mail. */
  readonly wish: readonly string[];
  readonly matches: readonly AlertMatch[];
  readonly nearMisses: readonly AlertMatch[];
  readonly changePath: string;
};

/** A page that a visitor recommends to somebody who did not ask for it. */
export type FriendMail = {
  readonly from: string;
  readonly message: string;
  readonly subject?: MailSubject;
  readonly path: string;
  /** Path by which the reader never gets such a mail again. */
  readonly stopPath: string;
};

/** A letter with one link and nothing else to say. */
export type LinkMail = { readonly link: string };

/** Every template with what it needs. */
export type MailData = Readonly<
  Record<
    `${FormName}.agency` | `${FormName}.sender` | 'offer-confirmed.agency' | 'offer-confirmed.sender',
    RequestMail
  > &
    Record<`appointment-${'confirmed' | 'changed' | 'cancelled'}.${'agency' | 'visitor'}`, AppointmentMail> & {
      'alert-welcome': { readonly wish: readonly string[]; readonly changePath: string };
      'alert-match': AlertMail;
      'newsletter-welcome': Readonly<Record<string, never>>;
      'unsubscribe-link': LinkMail;
      friend: FriendMail;
      'owner-invitation': LinkMail;
      'password-changed': { readonly at: number };
    }
>;
export type MailTemplate = keyof MailData;

/** A mail for the outbox whose data fit its template. */
export function makeMail<T extends MailTemplate>(
  mail: Omit<Mail, 'template' | 'data'> & { readonly template: T; readonly data: MailData[T] },
): Mail {
  return mail;
}
