import type { EnergyView } from '../view/energy-view.ts';
import type { PriceDisplay } from '../../domain/listing/price-display.ts';
import type { Counter } from '../../domain/offer/offer-step.ts';
import type { FormValues } from '../../domain/request/check-form.ts';
import { FORM_NAMES, type FormName, FORMS, type FormWithEffect } from '../../domain/request/forms.ts';
import type { Language } from '../../domain/text/language.ts';
import type { AlarmKind } from '../ports/operation/alarms.ts';
import type { Mail } from '../ports/mails/outbox.ts';
import type { FilterLabel } from '../view/filter-label.ts';
import type { RequestState } from '../../domain/desk/request-state.ts';

/** The property or project of a mail: public data only, in the mail's language. */
export type MailSubject = {
  readonly kind: 'property' | 'project';
  readonly id: string;
  readonly title: string;
  readonly titleLang?: Language; // set if it is not the mail's language
  /** Postcode and town; street and number only if public. */
  readonly place: string;
  /** Path of the property's or project's page in the mail's language. */
  readonly path: string;
  /** The advert; absent for projects, as prices belong to their units. */
  readonly advert?: AdvertView;
};

/** A form submission, as mailed to the agency or the sender. */
export type RequestMail = {
  readonly reference: string;
  /** Unix ms. */
  readonly receivedAt: number;
  readonly visitorLanguage: Language;
  readonly values: FormValues;
  /** Displayed names of values that are ids or codes (types, zones, slots, call times), by form field. */
  readonly names: Readonly<Record<string, string>>;
  /** Filters that an alert took over from a list. */
  readonly criteria?: readonly FilterLabel[];
  readonly subject?: MailSubject;
  /** Path of the button to confirm, change or reset; absent in mails without a button. */
  readonly link?: string;
  /** Months until the request is erased; absent if it is not erased automatically. */
  readonly keptMonths?: number;
  /** Days until an unconfirmed address is erased. */
  readonly unconfirmedDays?: number;
  /** Advance on an offered price that is due on the agency's third-party account, in euro; set for offers only. */
  readonly advance?: { readonly percent: number; readonly amount: number };
  readonly rental?: RentalTerms;
  /** Requested documents; those without `keptAs` are sent manually. */
  readonly documents?: readonly { readonly name: string; readonly keptAs?: string }[];
  /** Whether the sender sent an equal request before. */
  readonly again?: boolean;
  /** Uploaded files; sent to the agency only. */
  readonly files?: readonly SentFile[];
};

/**
 * An uploaded file by its stored name. The file is attached only if the scan of this delivery attempt found no virus; `scan` is absent
 * before the scan.
 */
export type SentFile = {
  readonly keptAs: string;
  readonly contentType: string;
  readonly scan?: { readonly kind: 'clean' | 'unscanned' } | { readonly kind: 'infected'; readonly signature: string };
};

/** Rental terms; amounts in euro. */
export type RentalTerms = {
  readonly minimumIncome?: number;
  readonly maximumPersons?: number;
  readonly firstMonth?: number;
  readonly inventoryShare?: number;
  readonly deposit?: { readonly months: number; readonly amount: number };
};

/**
 * State of a viewing in a mail. `asked`: awaits the agency; `timed`: exact hour set; `changed`: moved; `reminder`: takes place tomorrow;
 * `handed`: another agent of the agency receives the visitor.
 */
export const VIEWING_STATES = [
  'asked',
  'confirmed',
  'changed',
  'timed',
  'cancelled',
  'refused',
  'reminder',
  'handed',
] as const;
export type ViewingMailState = (typeof VIEWING_STATES)[number];

/** A booked, moved or cancelled viewing. */
export type ViewingMail = {
  readonly reference: string;
  /** ISO day and times, Brussels time. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  /**
   * Whether an agent has set exact hours; otherwise `from` and `to` are those of the slot, within which the agent will set the exact hours.
   */
  readonly exact?: boolean;
  /** Whether the agency made the change in the desk. */
  readonly byDesk?: boolean;
  /** The agency's message to the visitor. */
  readonly reason?: string;
  /** Whether the visitor can book another time on the property's page; set only if the viewing does not take place. */
  readonly again?: boolean;
  /**
   * The previous, confirmed time if the visitor has chosen another one that an agent still has to confirm. The recipients' calendars still
   * contain the previous time.
   */
  readonly before?: { readonly day: string; readonly from: string; readonly to: string };
  /** Whether the viewing was cancelled before it was confirmed, so that no calendar contains it. */
  readonly unconfirmed?: boolean;
  /** iCalendar `SEQUENCE`: incremented with each change. */
  readonly sequence: number;
  readonly updatedAt: number;
  readonly visitor: {
    readonly name: string;
    /** Form of address, such as `mr`. */
    readonly title?: string;
    readonly firstName?: string;
    readonly lastName?: string;
    readonly phone?: string;
    readonly email?: string;
  };
  readonly visitorLanguage: Language;
  /** The visitor's message to the agency. */
  readonly remark?: string;
  readonly subject?: MailSubject;
  /** Meeting point; contains the street only if the visitor may know it. */
  readonly meetAt: string;
  /** Whether the agent will send the full address. */
  readonly addressFollows?: boolean;
  readonly agent?: { readonly name: string; readonly phone?: string };
  /** Terms of the lease; set for a home to let only. */
  readonly rental?: RentalTerms;
  /** Path of the link by which the visitor changes or cancels the viewing. */
  readonly link?: string;
};

/**
 * States of an offer that are mailed, each with its readers. When a buyer confirms, the agency and the buyer get the mails of a request
 * instead.
 */
export const OFFER_READERS = {
  confirmed: ['owner'],
  told: ['agency', 'sender', 'owner'],
  countered: ['agency', 'sender', 'owner'],
  accepted: ['agency', 'sender', 'owner'],
  refused: ['agency', 'sender', 'owner'],
  answered: ['sender'],
  withdrawn: ['agency', 'sender', 'owner'],
  lapsed: ['agency', 'sender', 'owner'],
} as const;
export type OfferMailState = keyof typeof OFFER_READERS;
type OfferTemplate = { [S in OfferMailState]: `offer-${S}.${(typeof OFFER_READERS)[S][number]}` }[OfferMailState];

/** Data of a mail about an offer's new state; amounts in euro, days ISO. */
export type OfferMail = {
  readonly reference: string;
  /** Name of the buyer; mails to owners contain it only once the agency has passed the name on, or the owner has accepted the offer. */
  readonly buyer?: string;
  /** Terms of the buyer; absent for an owner to whom the agency has not passed them on. */
  readonly terms?: {
    readonly amount: number;
    readonly validUntil: string;
    readonly subjectToCredit: boolean;
    readonly remark?: string;
  };
  /** The owner's counter-offer: amount and last day. */
  readonly counter?: Counter;
  /** Day of the owner's decision. */
  readonly on?: string;
  /** Other offers that were turned down because the owner accepted this one, each with its amount if the reader may know it. */
  readonly answered?: readonly { readonly reference: string; readonly amount?: number }[];
  readonly subject?: MailSubject;
  /** Path of the page that shows the offer to the reader. */
  readonly link?: string;
};

/** Why a property is in an alert's mail, or which criterion it misses. */
export type MatchReason =
  | { readonly kind: 'new' | 'back' }
  | { readonly kind: 'cheaper'; readonly from: number; readonly to: number }
  | { readonly kind: 'type' | 'zone' | 'other-type'; readonly name: string }
  /** The property is outside the alert's zones: `name` is the nearest place in them, `km` its distance. */
  | { readonly kind: 'near-zone'; readonly name: string; readonly km: number }
  | { readonly kind: 'budget' | 'over-budget'; readonly price: number; readonly budget: number }
  | { readonly kind: 'bedrooms' | 'fewer-bedrooms'; readonly has: number; readonly wanted: number }
  | { readonly kind: 'filter'; readonly told: FilterLabel };

/** A search, with types and zones by name in the reader's language. */
export type AlertView = {
  readonly goal: 'sale' | 'rent';
  readonly types: readonly string[];
  readonly zones: readonly string[];
  /** Euro. */
  readonly budget?: number;
  readonly bedrooms?: number;
  /** Filters taken over from a list. */
  readonly criteria?: readonly FilterLabel[];
  /** ISO days. */
  readonly period?: { readonly from: string; readonly until: string };
};

/** Facts of an advert in a mail: price, areas in m², and legally required information. */
export type AdvertView = {
  readonly price: PriceDisplay;
  /** Euro per month; rentals only. */
  readonly charges?: number;
  readonly bedrooms?: number;
  /** Areas in m². Only the property's main surface is set, in the field of its kind. */
  readonly livingArea?: number;
  readonly officeArea?: number;
  readonly builtArea?: number;
  readonly totalArea?: number;
  readonly groundArea?: number;
  readonly energy?: Pick<EnergyView, 'certificate' | 'label'> & {
    /** kWh/m².year */
    readonly performance?: number;
    /** kg/m².year */
    readonly co2?: number;
    readonly code?: string;
  };
  /** Years within which the buyer of a Flemish home with label E or F must reach label D. */
  readonly renovationYears?: number;
  readonly flood?: { readonly parcel?: string; readonly building?: string };
  readonly badges: readonly string[];
};

/** A property with the facts of its advert. */
export type ListingSubject = MailSubject & { readonly advert: AdvertView };

export type AlertMatch = ListingSubject & {
  readonly reasons: readonly MatchReason[];
};

export type AlertMail = {
  readonly wish: AlertView;
  readonly matches: readonly AlertMatch[];
  readonly nearMisses: readonly AlertMatch[];
  /** Number of further matches and the list that shows them. */
  readonly more?: { readonly count: number; readonly path: string };
  readonly changePath: string;
  /** Path of the page that pauses the alert; absent if the content has no such page. */
  readonly pausePath?: string;
};

/** A subscription of an address, and the path to end it. */
export type EndableSubscription = {
  readonly kind: 'alert' | 'newsletter';
  /** The alert's search; absent for a newsletter. */
  readonly wish?: AlertView;
  readonly link: string;
};

/** A page that a visitor recommends to a third person. */
export type FriendMail = {
  readonly from: string;
  readonly message: string;
  readonly subject?: MailSubject;
  /** Title of the page, unless it is about a property. */
  readonly title?: string;
  readonly path: string;
  /** Path of the link by which the recipient opts out of such mails. */
  readonly stopPath: string;
};

/** A mail that contains only a link. */
export type LinkMail = { readonly link: string };

/** A request was not, or possibly not, delivered to the agency's CRM; the agency checks and enters it manually if missing. */
export type LeadFailedMail = {
  readonly reference: string;
  readonly system: string;
  readonly outcome: (typeof LEAD_OUTCOMES)[number];
};
/** `given-up`: retries failed for two days; `perhaps`: delivery could not be determined. */
export const LEAD_OUTCOMES = ['perhaps', 'refused', 'given-up'] as const;

/**
 * Data needed to take an answer back: the author's account, when the answer was sent (Unix ms), and the request's progress before the
 * answer.
 */
export type TakeBackData = {
  readonly agentId: string;
  readonly at: number;
  readonly was: { readonly state: RequestState; readonly agent?: { readonly id?: string; readonly name: string } };
};

/** An agent's answer to a request. */
export type AnswerMail = {
  readonly reference: string;
  /** When the request was received, Unix ms. */
  readonly receivedAt: number;
  /** The agent's text, with line breaks and paragraphs. */
  readonly words: string;
  readonly agent: string;
  /** The visitor's message, if any. */
  readonly asked?: string;
  readonly subject?: MailSubject;
  /** Id of the confirmation mail (`In-Reply-To`), so that mail programs thread the answer. */
  readonly follows?: string;
  /** Data that are restored if the answer is taken back; the mail does not show them. */
  readonly takeBack?: TakeBackData;
};

/** Notifies an agent that a colleague assigned them a request. */
export type AssignedMail = {
  readonly reference: string;
  /** Name of the colleague. */
  readonly by: string;
  /** Path of the request in the desk. */
  readonly path: string;
};

/** Informs an agent of the work that they took over from a colleague whose access ended. */
export type HandedWorkMail = {
  /** Name of the manager who ended the access. */
  readonly by: string;
  /** Name of the colleague whose access ended. */
  readonly from: string;
  readonly requests: number;
  readonly viewings: number;
  /** Properties whose agent the reader is now. */
  readonly homes: number;
  /** Path of the agent's requests in the desk. */
  readonly path: string;
};

/** An alert for operators, raised or resolved; `figures` by placeholder name of the texts, times in Unix ms. */
export type AlarmMail = {
  readonly kind: AlarmKind;
  readonly state: (typeof ALARM_STATES)[number];
  /** Name of the machine; empty if the alert concerns the whole site. */
  readonly machine: string;
  readonly figures: Readonly<Record<string, number>>;
};
export const ALARM_STATES = ['begun', 'over'] as const;

/**
 * Mail about findings in the agency's adverts: the number of adverts per severity (each counted at its highest one),
 * and details of the first adverts. `path`: address of a desk page.
 */
export type AdvertFindingsMail = {
  readonly counts: readonly { readonly name: string; readonly count: number }[];
  readonly adverts: readonly {
    readonly id: string;
    readonly title: string;
    readonly place: string;
    readonly path: string;
    /** Each line is one finding with the change that it requires. */
    readonly lines: readonly string[];
  }[];
  /** Number of further adverts with findings. */
  readonly more: number;
  readonly path: string;
};

/** A change of an owner's second factor; `left` is the number of unused recovery codes. */
export type SecondFactorMail = {
  readonly what: (typeof SECOND_FACTOR_NEWS)[number];
  readonly at: number;
  readonly left: number;
};
/** `recovery`: a recovery code was used; `guessed`: many wrong codes after the right password. */
export const SECOND_FACTOR_NEWS = ['on', 'off', 'new-codes', 'recovery', 'guessed'] as const;

/** Forms whose mails repeat the submission; viewings get a confirmation with a calendar entry instead. */
export type MailForm = Exclude<FormName, FormWithEffect<'viewing'>>;
export function isMailForm(form: FormName): form is MailForm {
  return FORMS[form].begins !== 'viewing';
}
export const MAIL_FORMS: readonly MailForm[] = FORM_NAMES.filter(isMailForm);

/** Data required by each template. */
export type MailData = Readonly<
  Record<
    | `${MailForm}.agency`
    | `${MailForm}.sender`
    | 'offer-confirmed.agency'
    | 'offer-confirmed.sender'
    | 'alert-confirmed.agency',
    RequestMail
  > &
    Record<OfferTemplate, OfferMail> &
    Record<`appointment-${ViewingMailState}.${'agency' | 'visitor'}`, ViewingMail> & {
      'request-answer': AnswerMail;
      'request-assigned': AssignedMail;
      /** Mail to the agent who no longer has a viewing, with a calendar file that removes it. */
      'appointment-left.agency': ViewingMail;
      'work-handed': HandedWorkMail;
      'lead-failed': LeadFailedMail;
      alarm: AlarmMail;
      'advert-findings': AdvertFindingsMail;
      'alert-welcome': Pick<AlertMail, 'wish' | 'changePath' | 'pausePath'>;
      'alert-match': AlertMail;
      'newsletter-welcome': Readonly<Record<string, never>>;
      'unsubscribe-link': { readonly subscriptions: readonly EndableSubscription[] };
      friend: FriendMail;
      'owner-invitation': LinkMail;
      'agent-invitation': LinkMail;
      'password-changed': { readonly at: number };
      'second-factor': SecondFactorMail;
    }
>;
export type MailTemplate = keyof MailData;

/** Creates a mail; checks at compile time that its data fit the template. */
export function makeMail<T extends MailTemplate>(
  mail: Omit<Mail, 'template' | 'data'> & { readonly template: T; readonly data: MailData[T] },
): Mail {
  return mail;
}
