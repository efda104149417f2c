import type { Goal } from '../listing/listing.ts';
import { SLOTS } from '../appointment/viewing-calendar.ts';
import { FIELD, type Field, folded, FRIEND_MESSAGE_LENGTH, MESSAGE_LENGTH, optional } from './field.ts';

/** Fields of a form, in screen order. `oneOf`: sets of which one field is enough; `periods`: pairs of days, both or neither filled in. */
export type Form = {
  readonly fields: readonly Field[];
  readonly oneOf: readonly (readonly string[])[];
  readonly periods: readonly (readonly [string, string])[];
};

/**
 * Effect of a request besides the request itself, such as a booked viewing; each has its own handler, and some send the sender a link to
 * continue.
 */
export type RequestEffect = 'viewing' | 'alert' | 'newsletter' | 'offer' | 'documents' | 'password';

/**
 * Kind of subject that a form is about, and when the form is available. A form about a `property` is unavailable for a building project,
 * and the reverse; `either`: available for both. `deal`: the form leads to a sale or a lease (of `any` kind, or of one), so it is
 * unavailable once the home is sold or let. `needsDocuments`: unavailable for a property without documents.
 */
export type SubjectRule = {
  readonly about: 'property' | 'project' | 'either';
  readonly deal?: Goal | 'any';
  readonly needsDocuments?: true;
};

/**
 * Lead that the agency's CRM receives for a request: its kind, sent when the request arrives; `later`: sent once the process that it starts
 * is confirmed (`LEADS_OF_EFFECTS`); `none`: no lead.
 */
export type FormLead = 'question' | 'valuation' | 'documents' | 'rental' | 'later' | 'none';

/** Rules of one form. */
export type FormRules = Form & {
  /** Maximum number of submissions per hour from one network. */
  readonly perHour: number;
  /** Recipients of a request's mails; a friend is named by the sender. */
  readonly mailsTo: readonly ('agency' | 'sender' | 'friend')[];
  /** Retention in months unless the agency configures another; `ended`: until the started process ends; absent: until erased by hand. */
  readonly keptMonths?: number | 'ended';
  /** The only fields that are stored; absent: all. */
  readonly keeps?: readonly string[];
  /** Whether a separate thank-you page follows; otherwise the form's page shows the confirmation. */
  readonly thanks?: true;
  readonly begins?: RequestEffect;
  readonly subject: SubjectRule;
  readonly lead: FormLead;
  /** Legal information that the form's mails contain: allowed questions for a letting, or the advance due on an offered price. */
  readonly terms?: 'letting' | 'advance';
};

const { title, firstName, lastName, email, phone, street, postcode, city, remark, property, consent } = FIELD;
const person = [title, firstName, lastName];
/** Mail address and phone number, of which a form requires only one. */
const reachable = [optional(email), optional(phone)];
const address = [street, postcode, city];

function form(fields: readonly Field[], more: Partial<Omit<Form, 'fields'>> = {}): Form {
  const either = fields.includes(reachable[0] as Field) ? [['email', 'phone']] : [];
  return { fields, oneOf: more.oneOf ?? either, periods: more.periods ?? [] };
}

/** Maximum path length of a page sent to a friend; a list with filters has a long address. */
const PATH_LENGTH = 2000;
/** Range of an offer's expiry in days from today: the owner needs a day to answer, and a buyer is bound for at most 60 days. */
const OFFER_DAYS = [1, 60] as const;

/** Times at which the agency may call; none selected means any time. */
const callTimes: Field = {
  name: 'callTimes',
  kind: 'choices',
  required: false,
  maxLength: 10,
  options: SLOTS,
  choicesFrom: 'viewing-hours',
};
const day: Field = { name: 'day', kind: 'date', required: true, maxLength: 10, notPast: true };
const slot: Field = {
  name: 'slot',
  kind: 'choice',
  required: true,
  maxLength: 10,
  options: SLOTS,
  choicesFrom: 'viewing-hours',
};
const income: Field = { name: 'income', kind: 'amount', required: true, maxLength: 60, min: 0, max: 1_000_000 };
const householdSize: Field = { name: 'householdSize', kind: 'count', required: true, maxLength: 3, min: 1, max: 20 };

/** Filters of the list from which an alert was started, each as in the list's address. */
const CRITERIA: Field = { name: 'criteria', kind: 'criteria', required: false, maxLength: 120 };
const wish: readonly Field[] = [
  { name: 'goal', kind: 'choice', required: true, maxLength: 10, options: ['buy', 'rent'] },
  CRITERIA,
  {
    name: 'types',
    kind: 'choices',
    required: true,
    unless: ['type', 'q'],
    maxLength: 40,
    choicesFrom: 'search-types',
  },
  {
    name: 'zones',
    kind: 'choices',
    required: true,
    unless: ['city', 'zone', 'near', 'area', 'q'],
    maxLength: 40,
    choicesFrom: 'search-zones',
  },
  { name: 'budget', kind: 'amount', required: true, maxLength: 60, min: 1, max: 100_000_000 },
  { name: 'bedrooms', kind: 'count', required: false, maxLength: 3, min: 0, max: 20 },
  { name: 'startDate', kind: 'date', required: false, maxLength: 10 },
  { name: 'endDate', kind: 'date', required: false, maxLength: 10, notPast: true },
];

/** Forms reached through a mail's link, or for requesting such a link again; their fields come from the forms below. */
export const LINK_FORMS = {
  'change-search': form(wish, { periods: [['startDate', 'endDate']] }),
  'change-visit': form([day, slot]),
  unsubscribe: form([email]),
} as const satisfies Readonly<Record<string, Form>>;

const both = ['agency', 'sender'] as const;

/**
 * Every form of the site with its fields and rules. `form-within-law.ts` removes fields by region. A new form also needs a page,
 * translations and a sample in the tests; the compiler and the tests report what is missing.
 */
const TABLE = {
  'contact-me': {
    ...form([property, ...person, ...reachable, callTimes, remark]),
    subject: { about: 'property' },
    lead: 'question',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'contact-appointment': {
    ...form([property, day, slot, firstName, lastName, ...reachable, folded(title), folded(remark)]),
    subject: { about: 'property', deal: 'any' },
    lead: 'later',
    perHour: 10,
    mailsTo: both,
    keptMonths: 24,
    thanks: true,
    begins: 'viewing',
  },
  'contact-construction': {
    ...form([{ name: 'project', kind: 'reference', required: true, maxLength: 20 }, ...person, ...reachable, remark]),
    subject: { about: 'project' },
    lead: 'question',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'contact-demand': {
    ...form([
      ...person,
      ...reachable,
      callTimes,
      ...address,
      { name: 'type', kind: 'choice', required: true, maxLength: 10, choicesFrom: 'property-types' },
      optional(remark),
    ]),
    subject: { about: 'either' },
    lead: 'valuation',
    perHour: 5,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'demand-register': {
    ...form([...wish, ...person, email, optional(phone), optional(remark), consent], {
      periods: [['startDate', 'endDate']],
    }),
    subject: { about: 'either' },
    lead: 'later',
    perHour: 5,
    mailsTo: both,
    keptMonths: 'ended',
    thanks: true,
    begins: 'alert',
  },
  'send-to-friend': {
    ...form([
      optional(property),
      { name: 'page', kind: 'text', required: false, maxLength: PATH_LENGTH },
      email,
      { name: 'friendEmail', kind: 'email', required: true, maxLength: 254 },
      { name: 'message', kind: 'long-text', required: true, maxLength: FRIEND_MESSAGE_LENGTH, noLinks: true },
    ]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 5,
    mailsTo: ['friend'],
    keptMonths: 1,
    // The visitor's message to a friend is private; it is only mailed, not stored.
    keeps: ['property'],
    thanks: true,
  },
  'site-contact': {
    ...form([...person, ...reachable, callTimes, remark]),
    subject: { about: 'either' },
    lead: 'question',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    thanks: true,
  },
  'sign-newsletter': {
    ...form([email, consent]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 5,
    mailsTo: both,
    keptMonths: 'ended',
    thanks: true,
    begins: 'newsletter',
  },
  'purchase-offer': {
    ...form([
      property,
      ...person,
      email,
      optional(phone),
      ...address,
      { name: 'amount', kind: 'amount', required: true, maxLength: 60, min: 1, max: 100_000_000 },
      { name: 'validUntil', kind: 'date', required: true, maxLength: 10, daysAhead: OFFER_DAYS },
      { name: 'subjectToCredit', kind: 'yes-no', required: true, maxLength: 5 },
      optional(remark),
    ]),
    subject: { about: 'property', deal: 'sale' },
    lead: 'later',
    perHour: 5,
    mailsTo: both,
    keptMonths: 24,
    begins: 'offer',
    terms: 'advance',
  },
  'rental-application': {
    ...form([optional(property), ...person, ...reachable, ...address, income, householdSize, optional(remark)]),
    subject: { about: 'property', deal: 'rent' },
    lead: 'rental',
    perHour: 5,
    mailsTo: both,
    keptMonths: 6,
    terms: 'letting',
  },
  'document-request': {
    ...form([property, email]),
    subject: { about: 'property', needsDocuments: true },
    lead: 'documents',
    perHour: 10,
    mailsTo: both,
    keptMonths: 12,
    begins: 'documents',
  },
  testimonial: {
    ...form([
      firstName,
      lastName,
      email,
      { name: 'text', kind: 'long-text', required: true, maxLength: MESSAGE_LENGTH },
    ]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 10,
    mailsTo: both,
  },
  'job-contact': {
    ...form([
      firstName,
      lastName,
      email,
      optional(phone),
      { name: 'cv', kind: 'file', required: true, maxLength: 255 },
      optional(remark),
    ]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 5,
    mailsTo: both,
    keptMonths: 12,
  },
  'forgot-password': {
    ...form([email]),
    subject: { about: 'either' },
    lead: 'none',
    perHour: 10,
    // The reset mail is created after the request (`makeAnswerReset`), and only if the address has an account.
    mailsTo: [],
    keptMonths: 1,
    begins: 'password',
  },
} as const satisfies Readonly<Record<string, FormRules>>;

export type FormName = keyof typeof TABLE;
/** `TABLE` with the general type of a row. */
export const FORMS: Readonly<Record<FormName, FormRules>> = TABLE;
export const FORM_NAMES: readonly FormName[] = Object.keys(TABLE) as FormName[];

/** Names of the forms with an effect. `FormWithEffect<'viewing'>` → `'contact-appointment'` */
export type FormWithEffect<B extends RequestEffect> = {
  [F in FormName]: (typeof TABLE)[F] extends { readonly begins: B } ? F : never;
}[FormName];
/** Forms with a separate thank-you page. */
export type FormWithThanksPage = {
  [F in FormName]: (typeof TABLE)[F] extends { readonly thanks: true } ? F : never;
}[FormName];
export const FORMS_WITH_THANKS_PAGE = FORM_NAMES.filter(
  (form): form is FormWithThanksPage => FORMS[form].thanks === true,
);

/** Whether a text is the name of a form. `isFormName('contact-me')` → `true` */
export function isFormName(text: string): text is FormName {
  return Object.hasOwn(TABLE, text);
}
