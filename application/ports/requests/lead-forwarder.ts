import type { FormValues } from '../../../domain/request/check-form.ts';
import type { Language } from '../../../domain/text/language.ts';

/** What a visitor wants of the agency. A visit that is moved or called off is told by a lead of its own. */
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

/** A request as the agency's system gets it. */
export type Lead = {
  /** Unique and stable: the reference that the visitor was told, with more behind it where the same request makes a further lead. */
  readonly id: string;
  /** What the visitor was told. */
  readonly reference: string;
  readonly kind: LeadKind;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** The visitor's. */
  readonly language: Language;
  readonly person: LeadPerson;
  readonly about: LeadSubject | undefined;
  /** The subject and the text of the mail that the agency got, in its language. */
  readonly subject: string;
  readonly text: string;
  /** The visitor's own words. */
  readonly remark: string | undefined;
  /** ISO day in Brussels, and hours on it. */
  readonly visit: { readonly day: string; readonly from: string; readonly to: string } | undefined;
  /** What an alert looks for: in words, and the fields of its form. */
  readonly wish: LeadSearch | undefined;
  /** Euro, of an offer. */
  readonly amount: number | undefined;
  /** Whether the visitor ticked that the agency may write to them beyond this request. */
  readonly consent: boolean;
};

export type LeadSearch = { readonly goal: 'sale' | 'rent'; readonly values: FormValues };

/** `externalId`: what its system calls it, where the site keeps it under an id of its own. */
export type LeadSubject = {
  readonly kind: 'property' | 'project';
  readonly id: string;
  readonly externalId?: string | undefined;
};

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

/** A lead that was not taken over. */
export class LeadFailure extends Error {
  override readonly name = 'LeadFailure';
  /** `later`: it may go another time; `never`: this lead never will; `perhaps`: it may have been taken over, and nothing says so. */
  readonly outcome: 'later' | 'never' | 'perhaps';

  constructor(outcome: 'later' | 'never' | 'perhaps', reason: string) {
    super(reason);
    this.outcome = outcome;
  }
}

/** Hands requests over to a system of the agency. */
export type LeadForwarder = {
  /** How operators and the agency call the system. */
  readonly system: string;
  /** Whether a lead that comes twice under its id is one there. */
  readonly repeatable: boolean;
  /**
   * Resolves once the system has the lead; throws a LeadFailure else, within a bounded time.
   * A response that is lost after sending is `perhaps`, unless leads are repeatable: then it is `later`.
   */
  forward(lead: Lead, signal: AbortSignal): Promise<void>;
};
