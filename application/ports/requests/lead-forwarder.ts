import type { FormValues } from '../../../domain/request/check-form.ts';
import type { Language } from '../../../domain/text/language.ts';

/** What a visitor wants from the agency ('visit': a viewing). Moving or cancelling a viewing is a lead of its own. */
export type LeadKind =
  | 'question'
  | 'visit'
  | 'visit-moved'
  | 'visit-cancelled'
  | 'valuation'
  | 'documents'
  | 'rental'
  | 'offer'
  | 'alert';

/** A request as sent to the agency's CRM. */
export type Lead = {
  /** Unique and stable: the visitor's reference, with a suffix for each further lead of the same request. */
  readonly id: string;
  /** Reference shown to the visitor. */
  readonly reference: string;
  readonly kind: LeadKind;
  /** Unix ms. */
  readonly receivedAt: number;
  /** Language of the page on which the visitor sent the request. */
  readonly language: Language;
  readonly person: LeadPerson;
  readonly about: LeadSubject | undefined;
  /** Subject and text of the mail to the agency, in the language of that mail. */
  readonly subject: string;
  readonly text: string;
  /** The visitor's message. */
  readonly remark: string | undefined;
  /** Viewing: ISO day in Brussels, and hours on it such as '10:00'. */
  readonly visit: { readonly day: string; readonly from: string; readonly to: string } | undefined;
  /** The criteria of a search alert: its goal, and the fields of its form. */
  readonly wish: LeadSearch | undefined;
  /** Amount of an offer, in euro. */
  readonly amount: number | undefined;
  /** Whether the visitor consented to mails beyond this request. */
  readonly consent: boolean;
};

/** Search criteria of an alert, as the fields of its form. */
export type LeadSearch = { readonly goal: 'sale' | 'rent'; readonly values: FormValues };

/** `externalId`: id in the CRM, if it differs from the site's. */
export type LeadSubject = {
  readonly kind: 'property' | 'project';
  readonly id: string;
  readonly externalId?: string | undefined;
};

/** The visitor; fields that were not filled in are `undefined`. */
export type LeadPerson = {
  readonly title: string | undefined;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  readonly email: string | undefined;
  readonly phone: string | undefined;
  readonly street: string | undefined;
  readonly postcode: string | undefined;
  readonly city: string | undefined;
};

/** Error: the CRM did not accept a lead. */
export class LeadFailure extends Error {
  override readonly name = 'LeadFailure';
  /**
   * `later`: the lead may be sent again; `never`: this lead will always fail; `perhaps`: it is unknown whether the CRM has received the
   * lead.
   */
  readonly outcome: 'later' | 'never' | 'perhaps';

  constructor(outcome: 'later' | 'never' | 'perhaps', reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

/** Forwards requests to the agency's CRM. */
export type LeadForwarder = {
  /** Name of the CRM, as shown to operators and the agency. */
  readonly system: string;
  /** Whether the CRM recognizes a lead sent twice with the same id. */
  readonly repeatable: boolean;
  /**
   * Resolves once the CRM has the lead; otherwise throws a LeadFailure, within a bounded time. A response lost after sending is `perhaps`,
   * or `later` if leads are repeatable.
   */
  forward(lead: Lead, signal: AbortSignal): Promise<void>;
};
