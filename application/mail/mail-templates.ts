import type { EnergyView } from '../view/energy-view.ts';
import type { PriceDisplay } from '../../domain/listing/price-display.ts';
import type { FormValues } from '../../domain/request/check-form.ts';
import { FORM_NAMES, type FormName, FORMS, type FormThatBegins } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { AlarmKind } from '../ports/operation/alarms.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { FilterLabel } from '../view/filter-label.ts';

/** The property or project that a mail is about, as visitors may know it, in the language of the mail. */
export type MailSubject = {
  readonly kind: 'property' | 'project';
  readonly id: string;
  readonly title: string;
  readonly titleLang?: Language; // where it is not the mail's
  /** Postcode and place; street and number only where they are public. */
  readonly place: string;
  /** Path of its page, in the language of the mail. */
  readonly path: string;
  /** Absent of projects: their units have prices. */
  readonly advert?: AdvertView;
};

/** A request that came by a form, as mailed to the agency or to its sender. */
export type RequestMail = {
  readonly reference: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly visitorLanguage: Language;
  readonly values: FormValues;
  /** Words for values that are codes of the content, by field: types, zones. */
  readonly names: Readonly<Record<string, string>>;
  /** What an alert takes over from a list. */
  readonly criteria?: readonly FilterLabel[];
  readonly subject?: MailSubject;
  /** Path that confirms, changes or resets, in mails that have such a button. */
  readonly link?: string;
  /** After how many months the request is erased; absent where it is not by itself. */
  readonly keptMonths?: number;
  /** Where an address has to be confirmed: after how many days it is erased else. */
  readonly unconfirmedDays?: number;
  /** On an offer: what is due on the agency's account for third parties, in euro. */
  readonly advance?: { readonly percent: number; readonly amount: number };
  readonly rental?: RentalTerms;
  /** Documents that were asked for; those without a file are sent by hand. */
  readonly documents?: readonly { readonly name: string; readonly keptAs?: string }[];
  /** Whether the same was asked before. */
  readonly again?: boolean;
  /** Files that came along: for the agency alone. */
  readonly files?: readonly SentFile[];
};

/** A visitor's file by the name under which it is kept. Only what was found clean just now is attached; absent: not looked at. */
export type SentFile = {
  readonly keptAs: string;
  readonly contentType: string;
  readonly scan?: { readonly kind: 'clean' | 'unscanned' } | { readonly kind: 'infected'; readonly signature: string };
};

/** What a letting asks for; amounts in euro. */
export type RentalTerms = {
  readonly minimumIncome?: number;
  readonly maximumPersons?: number;
  readonly firstMonth?: number;
  readonly inventoryShare?: number;
  readonly deposit?: { readonly months: number; readonly amount: number };
};

/**
 * What a mail tells of a viewing: `asked` waits for the agency, `timed` has got its exact hour, `changed` is at another time, `reminder`
 * takes place tomorrow.
 */
export const VIEWING_STATES = ['asked', 'confirmed', 'changed', 'timed', 'cancelled', 'refused', 'reminder'] as const;
export type ViewingMailState = (typeof VIEWING_STATES)[number];

/** A viewing that was agreed, moved or called off. */
export type AppointmentMail = {
  readonly reference: string;
  /** ISO day in Brussels, and hours on it. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /** Whether the hours are those that the agent set; else they are those of a slot, within which the agent sets them. */
  readonly exact?: boolean;
  /** Whether the agency did it at its desk. */
  readonly byDesk?: boolean;
  /** What the agency wrote to the visitor. */
  readonly reason?: string;
  /** Grows with each change of this appointment. */
  readonly sequence: number;
  readonly updatedAt: number;
  readonly visitor: {
    readonly name: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly phone?: string;
    readonly email?: string;
  };
  readonly visitorLanguage: Language;
  /** What the visitor wrote with the request, for the agency. */
  readonly remark?: string;
  readonly subject?: MailSubject;
  /** Where to meet; the property's address only where its visitor may know it. */
  readonly meetAt: string;
  /** The agent tells the rest of the address. */
  readonly addressFollows?: boolean;
  readonly agent?: { readonly name: string; readonly phone?: string };
  /** Of a home to let. */
  readonly rental?: RentalTerms;
  /** Path by which the visitor changes or cancels. */
  readonly link?: string;
};

/** Why a property is in an alert's mail, or what keeps it from matching. */
export type MatchReason =
  | { readonly kind: 'new' | 'back' }
  | { readonly kind: 'cheaper'; readonly from: number; readonly to: number }
  | { readonly kind: 'type' | 'zone' | 'other-type'; readonly name: string }
  /** Outside the zones, so far from a place within them. */
  | { readonly kind: 'near-zone'; readonly name: string; readonly km: number }
  | { readonly kind: 'budget' | 'over-budget'; readonly price: number; readonly budget: number }
  | { readonly kind: 'bedrooms' | 'fewer-bedrooms'; readonly has: number; readonly wanted: number }
  | { readonly kind: 'filter'; readonly told: FilterLabel };

/** A search, its types and zones by their names in the reader's language. */
export type AlertView = {
  readonly goal: 'sale' | 'rent';
  readonly types: readonly string[];
  readonly zones: readonly string[];
  /** Euro. */
  readonly budget?: number;
  readonly bedrooms?: number;
  /** What a list is narrowed by. */
  readonly criteria?: readonly FilterLabel[];
  /** ISO days. */
  readonly period?: { readonly from: string; readonly until: string };
};

/** What an advert in a mail says of a property: its price, areas in m², and what the law asks of it. */
export type AdvertView = {
  readonly price: PriceDisplay;
  /** Euro a month, of a rental. */
  readonly charges?: number;
  readonly bedrooms?: number;
  readonly livingArea?: number;
  readonly groundArea?: number;
  readonly energy?: Pick<EnergyView, 'certificate' | 'label'> & {
    /** kWh/m².year */
    readonly performance?: number;
    /** kg/m².year */
    readonly co2?: number;
    readonly code?: string;
  };
  /** Years in which the buyer of a Flemish home with label E or F has to reach D. */
  readonly renovationYears?: number;
  readonly flood?: { readonly parcel?: string; readonly building?: string };
  readonly badges: readonly string[];
};

/** A property with what is said of it. */
export type ListingSubject = MailSubject & { readonly advert: AdvertView };

export type AlertMatch = ListingSubject & {
  readonly reasons: readonly MatchReason[];
};

export type AlertMail = {
  readonly wish: AlertView;
  readonly matches: readonly AlertMatch[];
  readonly nearMisses: readonly AlertMatch[];
  /** How many more match than the mail has room for, and the list that has them. */
  readonly more?: { readonly count: number; readonly path: string };
  readonly changePath: string;
  /** Absent where the content has no page for that. */
  readonly pausePath?: string;
};

/** What goes to an address, and the path that ends it. */
export type WayOut = {
  readonly kind: 'alert' | 'newsletter';
  /** For alerts. */
  readonly wish?: AlertView;
  readonly link: string;
};

/** A page that a visitor recommends to a person who did not ask for it. */
export type FriendMail = {
  readonly from: string;
  readonly message: string;
  readonly subject?: MailSubject;
  /** What the page is called, where it is no property. */
  readonly title?: string;
  readonly path: string;
  /** Path by which the reader never gets such a mail again. */
  readonly stopPath: string;
};

/** A letter with one link and nothing else to say. */
export type LinkMail = { readonly link: string };

/** That a request did not reach the agency's system, or perhaps did: the agency looks, and enters it by hand where it is not there. */
export type LeadFailedMail = {
  readonly reference: string;
  readonly system: string;
  readonly outcome: (typeof LEAD_OUTCOMES)[number];
};
/** `given-up`: it could not be handed over for two days. */
export const LEAD_OUTCOMES = ['perhaps', 'refused', 'given-up'] as const;

/** What an agent answers to a request. */
export type AnswerMail = {
  readonly reference: string;
  /** When the request came, in milliseconds since 1970. */
  readonly receivedAt: number;
  /** As the agent wrote them: lines and paragraphs. */
  readonly words: string;
  readonly agent: string;
  /** What the visitor had written, if anything. */
  readonly asked?: string;
  readonly subject?: MailSubject;
  /** Id of the mail that confirmed the request: mail programs put the answer under it. */
  readonly follows?: string;
};

/** What an operator has to look after, or that it is over; `figures` are named as the texts name them, times as milliseconds since 1970. */
export type AlarmMail = {
  readonly kind: AlarmKind;
  readonly state: (typeof ALARM_STATES)[number];
  /** Empty where it concerns the whole site. */
  readonly machine: string;
  readonly figures: Readonly<Record<string, number>>;
};
export const ALARM_STATES = ['begun', 'over'] as const;

/** What is found in the agency's adverts, in words: how many have a heaviest finding of each weight, and the first of them; paths of the desk. */
export type AdvertFindingsMail = {
  readonly counts: readonly { readonly name: string; readonly count: number }[];
  readonly adverts: readonly {
    readonly id: string;
    readonly title: string;
    readonly place: string;
    readonly path: string;
    /** A finding each, with what to change. */
    readonly lines: readonly string[];
  }[];
  /** How many more there are. */
  readonly more: number;
  readonly path: string;
};

/** What happened to the second factor of an owner; `left`: how many recovery codes there are still. */
export type SecondFactorMail = {
  readonly what: (typeof SECOND_FACTOR_NEWS)[number];
  readonly at: number;
  readonly left: number;
};
/** `recovery`: a recovery code was used; `guessed`: many wrong codes followed the right password. */
export const SECOND_FACTOR_NEWS = ['on', 'off', 'new-codes', 'recovery', 'guessed'] as const;

/** Forms whose mails repeat what was sent; of a request for a viewing the mail is a confirmation with a calendar entry. */
export type LetterForm = Exclude<FormName, FormThatBegins<'viewing'>>;
export function isLetterForm(form: FormName): form is LetterForm {
  return FORMS[form].begins !== 'viewing';
}
export const LETTER_FORMS: readonly LetterForm[] = FORM_NAMES.filter(isLetterForm);

/** Every template with what it needs. */
export type MailData = Readonly<
  Record<
    | `${LetterForm}.agency`
    | `${LetterForm}.sender`
    | 'offer-confirmed.agency'
    | 'offer-confirmed.sender'
    | 'alert-confirmed.agency',
    RequestMail
  > &
    Record<`appointment-${ViewingMailState}.${'agency' | 'visitor'}`, AppointmentMail> & {
      'request-answer': AnswerMail;
      'lead-failed': LeadFailedMail;
      alarm: AlarmMail;
      'advert-findings': AdvertFindingsMail;
      'alert-welcome': Pick<AlertMail, 'wish' | 'changePath' | 'pausePath'>;
      'alert-match': AlertMail;
      'newsletter-welcome': Readonly<Record<string, never>>;
      'unsubscribe-link': { readonly subscriptions: readonly WayOut[] };
      friend: FriendMail;
      'owner-invitation': LinkMail;
      'agent-invitation': LinkMail;
      'password-changed': { readonly at: number };
      'second-factor': SecondFactorMail;
    }
>;
export type MailTemplate = keyof MailData;

/** A mail for the outbox whose data fit its template. */
export function makeMail<T extends MailTemplate>(
  mail: Omit<Mail, 'template' | 'data'> & { readonly template: T; readonly data: MailData[T] },
): Mail {
  return mail;
}
